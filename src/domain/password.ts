import type { PersonName } from './person.ts'

/** Bounds of a password, in characters as a person counts them (an emoji is one). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

/** What is known of whose password it is; it must not be made of that alone. */
export type PasswordOwner = PersonName & { email: string }

export type PasswordProblem = 'too_short' | 'too_long' | 'too_common'

/** Words of the product, which its users' passwords are guessed with first. */
const PRODUCT_WORDS = ['groundwork', 'requirements', 'workshop', 'password']

/** Fewer letters and digits than this beside a known word add next to nothing. */
const MIN_OWN_LETTERS = 5

/**
 * What is wrong with a new password, or null. `isCommon` looks a lower-case password up in the
 * list of common ones. Any character is allowed and none is asked for: length is what counts.
 */
export function passwordProblem(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean,
): PasswordProblem | null {
  const length = [...password].length
  if (length < PASSWORD_LENGTH.min) return 'too_short'
  if (length > PASSWORD_LENGTH.max) return 'too_long'
  const plain = password.toLowerCase()
  if (isCommon(plain) || isCommon(lettersAndDigits(plain))) return 'too_common'
  return isMadeOf(plain, knownWords(owner)) ? 'too_common' : null
}

function knownWords(owner: PasswordOwner): string[] {
  const words = [owner.firstName, owner.lastName, ...owner.email.split(/[@._+-]/u)]
  return [...PRODUCT_WORDS, ...words.map((word) => lettersAndDigits(word.toLowerCase()))]
    .filter((word) => [...word].length >= 4)
    .sort((a, b) => b.length - a.length)
}

/** Whether next to nothing is left when the known words are taken out. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const plain = lettersAndDigits(password)
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain)
  return rest !== plain && [...rest].length < MIN_OWN_LETTERS
}

function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}
