import type { Found } from './found.ts'
import { meaningOf, sharedWords } from './meaning.ts'
import { ALL_OPPOSED } from './opposed/all-opposed.ts'
import type { Opposed, Ways } from './opposed/opposed.ts'
import type { Piece } from './said-pieces.ts'

/** The problem and how it is done today say nothing of how it shall be. */
const TODAY: ReadonlySet<string> = new Set(['q1', 'q2'])
/** What is hoped for, and how much there is, is no rule either. */
const HOPED: ReadonlySet<string> = new Set(['q4'])
const CROWD = 'q14'
/** "We keep no email." */
const DENIED = /\b(?:no|not|never|without)\b[^.;\n]*/gi
/** A longer piece is speech without full stops, which speaks of everything at once. */
const LONGEST = 260
/** Where private data is kept. */
const KEPT = 'q10'

/** Two sentences of different answers that cannot both hold: one finding for each pair of ways. */
export function clashingWords(pieces: readonly Piece[]): Found[] {
  const told = pieces.filter(
    ({ question, words }) => !TODAY.has(question) && words.length <= LONGEST,
  )
  return ALL_OPPOSED.flatMap((opposed): Found[] => {
    const ones = told.filter(({ words }) => isSaid(opposed.one, words))
    for (const one of ones) {
      const other = told.find((piece) => isOpposed(one, piece, opposed))
      if (other === undefined) continue
      const said = [one, other].map(({ question, words }) => ({ question, words }))
      return [{ kind: opposed.kind, said, names: [] }]
    }
    return []
  })
}

function isOpposed(one: Piece, other: Piece, { kind, ...opposed }: Opposed): boolean {
  const told = kind === 'private' ? other.words.replace(DENIED, '') : other.words
  if (other.question === one.question || !isSaid(opposed.other, told)) return false
  if (isSaid(opposed.one, other.words)) return false
  if (opposed.not?.test(other.words) || opposed.not?.test(one.words)) return false
  if (kind === 'promise' && (HOPED.has(other.question) || HOPED.has(one.question))) return false
  if (kind === 'private' && other.question !== KEPT) return false
  const isCrowd = other.question === CROWD || one.question === CROWD
  if (kind === 'promise' && isCrowd && opposed.shares > 0) return false
  return opposed.shares === 0 || sharedWords(aboutOf(one), aboutOf(other)) >= opposed.shares
}

function isSaid(ways: Ways, words: string): boolean {
  return Object.values(ways).some((way) => way.test(words))
}

/** What is done, and to what; days and prices are in both by nature. */
function aboutOf({ words }: Piece): Set<string> {
  const about = meaningOf(words)
  for (const each of ['price', 'day', 'client', 'show', 'change', 'send', 'give'])
    about.delete(each)
  return about
}
