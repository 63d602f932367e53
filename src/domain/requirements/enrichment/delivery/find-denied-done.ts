import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { findBrokenDefault } from '#domain/requirements/defaults/find-broken-default.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Contradiction } from '#domain/requirements/document-registers.ts'
import { isDenied } from '#domain/requirements/enrichment/negations.ts'

/**
 * The contradiction whose default goes against what a tester is to see at the end of a slice; null for none: a
 * figure that gives way, or a plain refusal of what the default allows up to a figure.
 */
export function findDeniedDone(
  document: Pick<RequirementsDocument, 'contradictions'>,
  done: string,
): Contradiction | null {
  const { contradictions = [] } = document
  const id = findBrokenDefault(document, { given: '', when: done, outcome: done, quotes: [] })
  const broken = contradictions.find((clash) => clash.id === id)
  if (broken !== undefined) return broken
  if (!REFUSES.test(done) || findNumbers(done).length > 0) return null
  return contradictions.find((clash) => isAllowed(clash, done)) ?? null
}

function isAllowed({ quotes: sides, suggestedDefault = '' }: Contradiction, done: string): boolean {
  const own = namingIn(done)
  const isNo = (text: string) => isDenied(text) || REFUSES.test(text)
  return (
    UP_TO.test(suggestedDefault) &&
    sides.some(({ text }) => !isNo(text)) &&
    sides.some(({ text }) => {
      const words = namingIn(text)
      const shared = sharedCount(own, words)
      return isNo(text) && shared >= LEAST && shared * 2 >= Math.min(words.size, own.size)
    })
  )
}

/** In a script without spaces the letters that are no grammar: what runs together there differs by its ending. */
function namingIn(text: string): ReadonlySet<string> {
  return UNSPACED.test(text) ? new Set(text.match(LETTERS)) : contentStems(text)
}

const LETTERS = /\p{Script=Han}|[\p{Script=Katakana}ー]{2,}/gu
const LEAST = 3
const REFUSES =
  /\b(?:refus|block|reject|stop)\p{L}*|\bturned (?:away|down)\b|断[らりるわ]|止め|止まる|弾[かく]/iu
const UP_TO =
  /\b(?:up to|at most|no more than|maximum) \p{L}*\p{N}*|\p{N}+[人件回個組台枚つ]?(?:まで|以内)/iu
