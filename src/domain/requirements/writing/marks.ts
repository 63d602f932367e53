import { isHedged } from '#domain/language/hedges.ts'
import type { Row, RowKind } from '#domain/reading/rows.ts'
import type { Mark } from '#domain/requirements/document-items.ts'

/** The weakest first. */
const ORDER = [
  'open',
  'assumed',
  'unconfirmed',
  'guess',
  'stated',
] as const satisfies readonly Mark[]

/** Whose word rows are together: the weakest counts. */
export function markOf(rows: readonly Row[]): Mark {
  if (rows.length === 0) return 'assumed'
  const marks = new Set(rows.map(markOfRow))
  return ORDER.find((mark) => marks.has(mark)) ?? 'stated'
}

/** Nobody said it: a model proposed it, and the founder has not taken it yet. */
export function isOffered({ flags }: Row): boolean {
  return flags.includes('offered')
}

/** Whether our own grammar read a row, which may have cut it wrongly. */
export function isOfRules({ by }: Row): boolean {
  return by === 'rules'
}

function markOfRow(row: Row): Mark {
  const { state, certainty, flags } = row
  if (state === 'undecided') return 'open'
  if (isOffered(row) && state !== 'confirmed' && state !== 'edited') return 'assumed'
  const isJudged = state === 'confirmed' || state === 'edited'
  const isUnsure = state === 'stale' || certainty === 'guess' || flags.length > 0
  if (!isJudged && isUnsure) return 'unconfirmed'
  return state !== 'edited' && isGuessed(row) ? 'guess' : 'stated'
}

/** A name is no guess, and a wish ("maybe a map") has told its rank. */
const NEVER_GUESSED = new Set<RowKind>(['role', 'permission', 'contradiction', 'aside', 'out'])

const NAMES_FIGURE = new Set<RowKind>(['feature', 'step', 'measure'])

/** The founder hedged: the figure is kept, and shown as a guess. */
function isGuessed(row: Row): boolean {
  if (NEVER_GUESSED.has(row.kind)) return false
  if (row.kind === 'feature' && row.priority === 'could') return false
  // A figure of a measure says itself that it is "about four".
  const loosely = !NAMES_FIGURE.has(row.kind)
  return row.said.some(({ words }) => isHedged(withoutOthers(words, row), { loosely }))
}

/** "I'd say it's a must" is sure of what is wanted. */
const OF_RANK =
  /\b(?:i['’]?d|i would) say (?:(?:it['’]?s|that['’]?s|this is) )?(?:an? )?(?:must|should|nice|essential)/giu
/** "(about half don't)": rounded beside what is told. */
const IN_BRACKETS = /[(（][^()（）]*[)）]/gu

/** The words without a hedge that is about a rank, and without what stands in brackets and is not in the row. */
function withoutOthers(words: string, { said: _, ...row }: Row): string {
  const told = JSON.stringify(row).toLowerCase()
  const isTold = (inside: string) => told.includes(inside.slice(1, -1).trim().toLowerCase())
  const isFigure = (inside: string) => /\p{N}/u.test(inside) || CALLED_A_GUESS.test(inside)
  return words
    .replace(OF_RANK, ' must')
    .replace(IN_BRACKETS, (inside) => (isTold(inside) || isFigure(inside) ? inside : ' '))
}

const CALLED_A_GUESS =
  /guess|think|reckon|maybe|perhaps|probably|sure|勘|たぶん|多分|かも|だろう|見当/iu
