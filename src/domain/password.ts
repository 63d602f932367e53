import type { PersonName } from './person.ts'

/** Bounds of a password, in characters as a person counts them (an emoji is one). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

/**
 * The fewest guesses, by someone who guesses cleverly, that a password must stand: eight random
 * characters do. At the ten a minute that sign-in checks this is three years of guessing.
 */
const MIN_GUESSES = 2 ** 24

/** What is known of whose password it is; it must not be made of that alone. */
export type PasswordOwner = PersonName & { email: string }

export type PasswordProblem = 'too_short' | 'too_long' | 'too_common'

/** Words of the product, which its users' passwords are guessed with first. */
const PRODUCT_WORDS = ['groundwork', 'requirements', 'workshop', 'password']

/** What is wrong with the length of a new password, or null. Any character is allowed. */
export function findLengthProblem(password: string): PasswordProblem | null {
  const length = [...password].length
  if (length < PASSWORD_LENGTH.min) return 'too_short'
  return length > PASSWORD_LENGTH.max ? 'too_long' : null
}

/** Fewer letters and digits than this beside a known word add next to nothing. */
const MIN_OWN_LETTERS = 5

/** What is wrong with a new password that is found after so many guesses, or null. */
export function findStrengthProblem(
  password: string,
  owner: PasswordOwner,
  guesses: number,
): PasswordProblem | null {
  return guesses < MIN_GUESSES || isMadeOf(password, listKnownWords(owner)) ? 'too_common' : null
}

/** Whether next to nothing is left when the known words are taken out. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const plain = lettersAndDigits(password.normalize('NFKC').toLowerCase())
  const longestFirst = words
    .filter((word) => [...word].length >= 4)
    .sort((a, b) => b.length - a.length)
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), plain)
  return rest !== plain && [...rest].length < MIN_OWN_LETTERS
}

/** The words that somebody who knows whose password it is tries first. */
export function listKnownWords({ firstName, lastName, email }: PasswordOwner): string[] {
  const [mailbox = '', host = ''] = email.split('@')
  const parts = [firstName, lastName, ...email.split(/[@._+-]/u)]
  const whole = [`${firstName}${lastName}`, `${lastName}${firstName}`, mailbox, host, email]
  const words = [...PRODUCT_WORDS, ...parts, ...whole].flatMap((word) => [
    word.toLowerCase(),
    lettersAndDigits(word.toLowerCase()),
  ])
  return [...new Set(words)].filter((word) => [...word].length >= 2)
}

/** A way to read a password: the text that is judged, and how many signs it leaves out. */
export interface PasswordSpelling {
  text: string
  leftOut: number
}

/**
 * The ways to read a password that are judged, the weakest of which counts: with letters of other
 * widths as plain ones, and so without the signs between the letters when they are few.
 */
export function listSpellings(password: string): PasswordSpelling[] {
  const plain = password.normalize('NFKC')
  const bare = lettersAndDigits(plain)
  const leftOut = [...plain].length - [...bare].length
  const readings = [{ text: plain, leftOut: 0 }]
  const areFew = leftOut > 0 && leftOut * 3 <= [...bare].length
  return areFew ? [...readings, { text: bare, leftOut }] : readings
}

function lettersAndDigits(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}
