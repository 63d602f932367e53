import { nounPhraseEnd } from '#domain/reading/english/grammar/noun-phrases.ts'
import type { Word } from '#domain/reading/english/grammar/words.ts'
import { APP } from '#domain/reading/rows.ts'
import type { Cast } from './cast.ts'
import type { Right } from './noun-rights.ts'

/** "the same as a member", "everything an instructor does": one role may what another may. */
export interface Likeness {
  role: string
  like: string
  question: string
  quote: string
}

/** The role that a statement says another is like; null for none. */
export function likenessIn(words: readonly Word[], cast: Cast, role: string): string | null {
  const lows = words.map(({ low }) => low)
  const same = lows.indexOf('same')
  const all = lows.findIndex((low) => low === 'everything' || low === 'all')
  const from = same !== -1 ? lows.indexOf('as', same) + 1 : all + 1
  if (from < 1 || (same === -1 && all === -1)) return null
  const start = /^(?:that|what|as|like)$/.test(lows[from] ?? '') ? from + 1 : from
  const end = nounPhraseEnd(words, start)
  const does = same !== -1 || /^(?:do|does|can|may|has|have|sees?)$/.test(lows[end] ?? '')
  const found = end > start && does ? cast.find(words.slice(start, end)) : null
  return found === role || found === APP ? null : found
}

/** Copies what the others may to those who are like them. */
export function shareRights(rights: readonly Right[], likenesses: readonly Likeness[]): Right[] {
  const shared = likenesses.flatMap(({ role, like, question, quote }) =>
    rights
      .filter((right) => right.role === like && right.may === 'may')
      .map((right) => ({ ...right, role, question, quote })),
  )
  const isPointer = ({ role, what }: Right) =>
    /\b(?:same|everything|all)\b/.test(what) && likenesses.some((each) => each.role === role)
  return [...rights.filter((right) => !isPointer(right)), ...shared]
}
