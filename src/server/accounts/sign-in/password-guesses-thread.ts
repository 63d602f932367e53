import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { dictionary as japanese } from '@zxcvbn-ts/language-ja'
import type { PasswordSpelling } from '#domain/password.ts'

/** What is judged of a password, and the words that its owner's acquaintances try first. */
export interface Judged {
  readings: readonly PasswordSpelling[]
  known: string[]
}

/** Which sign was left out, and where: as much as the library counts for a character by chance. */
const GUESSES_PER_SIGN = 10

const strength = new ZxcvbnFactory({
  dictionary: { ...common, ...english, ...japanese },
  graphs: adjacencyGraphs,
})

/** How many guesses find the weakest reading. Takes up to some hundred milliseconds. */
export function countGuesses({ readings, known }: Judged): number {
  const guesses = readings.map(
    ({ text, leftOut }) => strength.check(text, known).guesses * GUESSES_PER_SIGN ** leftOut,
  )
  return Math.min(...guesses)
}
