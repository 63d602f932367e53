/** A person's name; first and last are kept apart (docs/product.md#data), either may be empty. */
export interface PersonName {
  firstName: string
  lastName: string
}

/** The whole name, as one would address a letter. Empty when both parts are. */
export function formatFullName(name: PersonName): string {
  return `${name.firstName.trim()} ${name.lastName.trim()}`.trim()
}

/** Parts a whole name from an outside identity: the last word is the last name. */
export function splitName(whole: string): PersonName {
  const words = whole.trim().split(/\s+/u).filter(Boolean)
  if (words.length < 2) return { firstName: words[0] ?? '', lastName: '' }
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' }
}
