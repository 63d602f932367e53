import type { ProposedRow } from '#domain/reading/reading.ts'
import type { Flag } from '#domain/reading/rows.ts'
import { contentWords, findWordsBeyond } from './content-words.ts'
import { hasForeignName } from './names.ts'
import { hasForeignNumber } from './numbers.ts'
import {
  isInventedRole,
  isKnownName,
  isOtherReceiver,
  isReceiving,
  isSwapped,
  type People,
} from './people/actors.ts'
import { contradictsQuotes } from './polarity.ts'
import { isCalledTop, isRanked } from './priority.ts'
import { listRoles, listTexts } from './row-texts.ts'

/** What the rows are checked by, besides their quotes. */
export interface KnownNames extends People {
  things: readonly string[]
}

/** Whether a phrase begins with a verb; null when that cannot be told. */
export type VerbTest = (phrase: string) => boolean | null

/** A right paraphrase supplies a word or two; more, and most of them, is another fact. */
const MOST_BEYOND = { words: 1, share: 0.4 }
/** Rows that name one thing: a word that no quote holds names another. */
const NAMING: ReadonlySet<ProposedRow['kind']> = new Set(['out', 'money', 'connection'])
/** Rows of the founder's mood and of what is not known: no fact is claimed by them. */
const FREE: ReadonlySet<ProposedRow['kind']> = new Set(['aside', 'contradiction'])

/**
 * The row with what is doubtful in it: flags, and for a rank that its quotes do not give, none.
 * A flagged row is a guess, which is asked of the founder and never written as stated.
 */
export function addFlags(row: ProposedRow, known: KnownNames, test: VerbTest): ProposedRow {
  const quotes = row.said.map(({ words }) => words)
  if (row.said.length === 0 || FREE.has(row.kind)) return row
  const flags: Flag[] = [...sourceFlags(row, quotes, known), ...personFlags(row, quotes, known)]
  if (row.kind === 'feature' || row.kind === 'permission') {
    const does = row.kind === 'feature' ? row.does : row.what
    if (test(does) === false) flags.push('verb')
  }
  const isTop = row.kind === 'feature' && isCalledTop(row.does, quotes)
  const { priority } = row.kind === 'feature' && !isTop ? row : { priority: 'unsaid' as const }
  const isOverRanked =
    row.kind === 'feature' &&
    priority !== 'unsaid' &&
    !isRanked({ does: row.does, priority }, row.said)
  if (isOverRanked) flags.push('priority')
  const rank = isTop ? ('must' as const) : isOverRanked ? ('unsaid' as const) : priority
  const ranked = row.kind === 'feature' ? { ...row, priority: rank } : row
  return { ...ranked, flags, certainty: flags.length > 0 ? 'guess' : 'clear' }
}

/** What the quotes do not bear out. */
function sourceFlags(row: ProposedRow, quotes: readonly string[], known: KnownNames): Flag[] {
  const texts = listTexts(row)
  const names = [...known.roles.flat(), ...known.things]
  const flags: Flag[] = []
  if (hasForeignNumber(texts, quotes)) flags.push('number')
  if (hasForeignName(texts, [...quotes, ...names])) flags.push('name')
  if (contradictsQuotes(row, known)) flags.push('polarity')
  if (goesBeyond(row, quotes, names)) flags.push('beyond')
  return flags
}

function goesBeyond(
  row: ProposedRow,
  quotes: readonly string[],
  names: readonly string[],
): boolean {
  if (row.kind === 'role') return isInventedRole([row.name, ...row.also], quotes)
  if (row.kind === 'thing') return hasForeignField(row.fields, quotes)
  const words = [...new Set(listTexts(row).flatMap(contentWords))]
  if (words.length === 0) return false
  const beyond = findWordsBeyond(words, [...quotes, ...names])
  if (NAMING.has(row.kind)) return beyond.length === words.length
  return beyond.length > MOST_BEYOND.words && beyond.length / words.length > MOST_BEYOND.share
}

/** A field of a thing that no quote names. */
function hasForeignField(fields: readonly { name: string }[], quotes: readonly string[]): boolean {
  return fields.some(({ name }) => {
    const words = contentWords(name)
    return words.length > 0 && findWordsBeyond(words, quotes).length === words.length
  })
}

/** Who acts, and who receives. */
function personFlags(row: ProposedRow, quotes: readonly string[], known: KnownNames): Flag[] {
  const isUnknown = listRoles(row).some((name) => !isKnownName(name, known.roles))
  if (row.kind === 'message') {
    const { to } = row
    return to === null || isUnknown || isOtherReceiver({ ...known, to }, quotes) ? ['receiver'] : []
  }
  if (row.kind === 'permission') {
    const { role: actor, what: does, may } = row
    // "Only the owner may" says of another role that it never may.
    const isOther = may !== 'never' && isSwapped({ ...known, actor, does }, quotes)
    return isUnknown || isOther ? ['actor'] : []
  }
  if (row.kind !== 'feature') return isUnknown ? ['actor'] : []
  const { actor, does } = row
  if (actor === null || isUnknown || isReceiving(does)) return ['actor']
  return isSwapped({ ...known, actor, does }, quotes) ? ['actor'] : []
}
