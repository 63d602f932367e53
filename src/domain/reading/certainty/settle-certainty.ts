import { contradictsQuotes } from '#domain/reading/checks/polarity.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import type { Said } from '#domain/reading/rows.ts'
import { isSameQuote } from '#domain/reading/same-words.ts'
import { beginsUnread, goesOnUnread } from './goes-on.ts'
import { isCut } from './is-cut.ts'
import { isHeardEmpty, isHeardWhole } from './is-heard-whole.ts'
import { isReadWhole } from './is-read-whole.ts'
import { isRunOn } from './is-run-on.ts'
import { isSelfContained } from './is-self-contained.ts'
import { isScopeRead } from './scope-words.ts'

/** What claims to be the founder's word on what is built: a piece lost of it turns it round. */
const CLAIMS: ReadonlySet<ProposedRow['kind']> = new Set(['permission', 'rule', 'feature'])
/** These hold the founder's words as they stand: a piece of them says nothing. */
const HOLDS_WORDS: ReadonlySet<ProposedRow['kind']> = new Set([
  'quality',
  'look',
  'limit',
  'money',
  'connection',
])
/** What is read wrong where a sentence is cut in the wrong place; a person or a look is named in few words. */
const LEANS_ON_STOPS: ReadonlySet<ProposedRow['kind']> = new Set([
  'permission',
  'feature',
  'rule',
  'case',
  'out',
  'thing',
  'measure',
  'message',
  'connection',
  'money',
  'limit',
  'quality',
  'stages',
])
/** Of a table's "never" the words around it do not say no. */
const TURNS: ReadonlySet<ProposedRow['kind']> = new Set(['rule'])
/** The story and the idea are told around a fact; their words prove nothing against it. */
const TOLD_AROUND = /^q[1236]$/

/**
 * A right, a rule or a feature stays `clear` only when one of its quotes is used up by the rows that
 * quote it, and no word that limits it ("only", "except", 「だけ」) is left over. What claims less than
 * its words say is a guess, and asked. So is what was read from speech without
 * punctuation, unless it stands for a whole sentence that its grammar shows. A piece of a sentence that would stand as a fact is none: its
 * words stay with what is not used yet.
 */
export function settleCertainty(
  rows: readonly ProposedRow[],
  answers: readonly ReadableAnswer[],
): ProposedRow[] {
  const spoken = new Set(
    answers.filter(({ text }) => isRunOn(text)).map(({ question }) => question),
  )
  const settled = rows.flatMap((row): ProposedRow[] => {
    if (row.said.length === 0) return [row]
    if (isCut(row)) return isFragment(row) ? [] : [{ ...row, certainty: 'guess' }]
    if (row.certainty === 'guess') return [row]
    const isSure =
      !(LEANS_ON_STOPS.has(row.kind) && row.said.some(({ question }) => spoken.has(question))) &&
      (!LEANS_ON_STOPS.has(row.kind) || isHeardWhole(row, answers)) &&
      isSelfContained(row) &&
      !(TURNS.has(row.kind) && contradictsQuotes(row)) &&
      (!CLAIMS.has(row.kind) || isBorneOut(row, { rows, answers }))
    return [isSure ? row : { ...row, certainty: 'guess' }]
  })
  return settled.filter((row) => !isHeardEmpty(row, answers))
}

/** So few words would be lost: no stretch shows them. */
const FEWEST_WORDS = 3

function isFragment({ kind, said }: ProposedRow): boolean {
  const words = said.map((each) => each.words).join(' ')
  return HOLDS_WORDS.has(kind) && words.split(/\s+/).length >= FEWEST_WORDS
}

function isBorneOut(
  row: ProposedRow,
  around: { rows: readonly ProposedRow[]; answers: readonly ReadableAnswer[] },
): boolean {
  const quotes = row.said.map((said) => ({ said, readers: readersOf(said, around.rows) }))
  return (
    quotes.some(({ said, readers }) => isReadWhole(said.words, readers)) &&
    quotes.every(
      ({ said, readers }) =>
        TOLD_AROUND.test(said.question) ||
        (isScopeRead(said.words, { row, readers }) &&
          !goesOnUnread(said, around) &&
          !beginsUnread(said, { ...around, row })),
    )
  )
}

/** The rows that say something of the same words: a quote is often the ground of two facts. */
function readersOf(quote: Said, rows: readonly ProposedRow[]): ProposedRow[] {
  return rows.filter(({ said }) => said.some((each) => isSameQuote(each, quote)))
}
