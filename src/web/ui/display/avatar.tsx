interface AvatarProps {
  /** First name, last name and e-mail; the initials come from what there is. */
  firstName: string
  lastName: string
  email: string
}

/**
 * A person's initials in a disc. Decoration: the name stands beside it or in its button, so the
 * letters are drawn and no part of the text.
 */
export function Avatar(person: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      data-initials={initials(person)}
      className="before:content-[attr(data-initials)] inline-flex size-9 shrink-0 select-none items-center justify-center rounded-full bg-accent-soft font-semibold text-accent text-xs"
    />
  )
}

/** "Mia Chen" gives MC; without a name, the e-mail's first letter. Whole characters only. */
function initials({ firstName, lastName, email }: AvatarProps): string {
  const names = [firstName, lastName].map((name) => name.trim()).filter((name) => name !== '')
  const letters = (names.length > 0 ? names : [email]).map((name) => Array.from(name)[0] ?? '')
  return letters.join('').toUpperCase()
}
