interface AvatarProps {
  /** First name, last name and e-mail; the initials come from what there is. */
  firstName: string
  lastName: string
  email: string
  /** `lg` where the person is the subject of the page. */
  size?: 'md' | 'lg'
}

/**
 * A person's initials in a disc. Decoration: the name is beside it or in its button, so the
 * letters are drawn and no part of the text.
 */
export function Avatar({ size = 'md', ...person }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      data-initials={initials(person)}
      className={`inline-flex shrink-0 select-none items-center justify-center rounded-full bg-accent-soft font-semibold text-accent before:content-[attr(data-initials)] ${SIZES[size]}`}
    />
  )
}

const SIZES = { md: 'size-9 text-xs', lg: 'size-16 text-xl' }

/** "Mia Chen" gives MC; without a name, the e-mail's first letter. Whole characters only. */
function initials({ firstName, lastName, email }: Omit<AvatarProps, 'size'>): string {
  const names = [firstName, lastName].map((name) => name.trim()).filter((name) => name !== '')
  const letters = (names.length > 0 ? names : [email]).map((name) => Array.from(name)[0] ?? '')
  return letters.join('').toUpperCase()
}
