import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import type { Said } from '#domain/reading/rows.ts'
import { beginsUnread, goesOnUnread } from './goes-on.ts'
import { isReadWhole } from './is-read-whole.ts'
import { isSelfContained } from './is-self-contained.ts'
import { isScopeRead } from './scope-words.ts'

/** What claims to be the founder's word on what is built: a piece lost of it turns it round. */
const CLAIMS: ReadonlySet<ProposedRow['kind']> = new Set(['permission', 'rule', 'feature'])
/** The story and the idea are told around a fact; their words prove nothing against it. */
const TOLD_AROUND = /^q[1236]$/

/**
 * A right, a rule or a feature stays `clear` only when one of its quotes is used up by the rows that
 * quote it, and no word that limits it ("only", "except", 「だけ」) is left over. What claims less than
 * its words say is a guess, and asked.
 */
export function settleCertainty(
  rows: readonly ProposedRow[],
  answers: readonly ReadableAnswer[],
): ProposedRow[] {
  return rows.map((row) => {
    if (row.certainty === 'guess' || !CLAIMS.has(row.kind) || row.said.length === 0) return row
    return isBorneOut(row, { rows, answers }) ? row : { ...row, certainty: 'guess' }
  })
}

function isBorneOut(
  row: ProposedRow,
  around: { rows: readonly ProposedRow[]; answers: readonly ReadableAnswer[] },
): boolean {
  if (!isSelfContained(row)) return false
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
function readersOf({ question, words }: Said, rows: readonly ProposedRow[]): ProposedRow[] {
  return rows.filter(({ said }) =>
    said.some(
      (each) =>
        each.question === question && (each.words.includes(words) || words.includes(each.words)),
    ),
  )
}
