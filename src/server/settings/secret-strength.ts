import { createRequire } from 'node:module'

/** A number of guesses, as a power of ten, that nobody makes. Any 32 random characters have more. */
const MIN_POWER = 20
/** Enough of it to tell, and quickly. */
const JUDGED_LENGTH = 64

/**
 * Whether a secret is a pattern rather than chance: repeated, counted, typed along the keyboard, or
 * two of those woven into each other or written double. Loaded at the first use: few starts need it.
 */
export function isPattern(secret: string): boolean {
  const power = powerOfGuesses()
  const judged = secret.slice(0, JUDGED_LENGTH)
  const single = judged.replaceAll(/(.)\1+/gsu, '$1')
  const woven = [0, 1].map((first) => [...judged].filter((_, at) => at % 2 === first).join(''))
  const views = [[judged], [single], woven]
  return views.some((parts) => parts.reduce((sum, part) => sum + power(part), 0) < MIN_POWER)
}

function powerOfGuesses(): (text: string) => number {
  const load = createRequire(import.meta.url)
  const { ZxcvbnFactory } = load('@zxcvbn-ts/core') as typeof import('@zxcvbn-ts/core')
  const { adjacencyGraphs } = load(
    '@zxcvbn-ts/language-common',
  ) as typeof import('@zxcvbn-ts/language-common')
  const strength = new ZxcvbnFactory({ graphs: adjacencyGraphs })
  return (text) => strength.check(text).guessesLog10
}
