import { countWords } from '#domain/language/count-words.ts'
import { hasForeignName } from '#domain/reading/checks/names.ts'
import { hasForeignNumber } from '#domain/reading/checks/numbers.ts'
import type { BlockingQuestion } from '#domain/reading/join/apply-join.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { Said } from '#domain/reading/rows.ts'
import type { Offer } from './check-offer.ts'

/** So many are offered at most: each waits for the founder's word. */
const MOST_OFFERED = 10

interface Supposed {
  rows: readonly ProposedRow[]
  questions: readonly BlockingQuestion[]
  offers: readonly Offer[]
}

/**
 * What a model supposes or asks, as rows: outcomes and cases of features that have none, and the
 * questions that block most. They quote what they are about, are guesses, and say that nobody said
 * them. Musts come first, and every feature has its first offer before another has its second.
 */
export function offeredRows({ rows, questions, offers }: Supposed): ProposedRow[] {
  const byFeature = rows
    .flatMap((row) => {
      const offer = row.kind === 'feature' && offers.find(({ feature }) => feature === row.does)
      return offer ? [{ row, parts: partsOf(offer, row) }] : []
    })
    .sort((one, other) => rankOf(one.row) - rankOf(other.row))
  const longest = Math.max(0, ...byFeature.map(({ parts }) => parts.length))
  const turns = Array.from({ length: longest }, (_, turn) =>
    byFeature.map(({ parts }) => parts[turn]),
  )
  const offered = turns.flat().filter((part) => part !== undefined)
  return [
    ...questions.flatMap((question) => asked(question, rows)),
    ...offered.slice(0, MOST_OFFERED),
  ]
}

function rankOf(row: ProposedRow): number {
  return row.kind === 'feature' && row.priority === 'must' ? 0 : 1
}

function partsOf({ feature, outcome, cases }: Offer, { said }: ProposedRow): ProposedRow[] {
  const base = { said, certainty: 'guess' as const, flags: ['offered' as const] }
  return [
    ...(outcome === null
      ? []
      : [{ ...base, kind: 'rule' as const, when: null, then: outcome, about: [feature] }]),
    ...cases.map(({ when, then }) => ({
      ...base,
      kind: 'case' as const,
      during: feature,
      when,
      then,
    })),
  ]
}

/** What the question quotes at most: the rows that wait for it are found by these words. */
const MOST_QUOTES = 3

/** The first words of a row that are not the heading that it stands under ("MUST") or whose it is ("Joke here"). */
function ownQuote(row: ProposedRow | undefined, rows: readonly ProposedRow[]): Said | undefined {
  const told = (row?.said ?? []).filter(({ words }) => countWords(words) >= FEWEST_WORDS)
  const isShared = ({ question, words }: Said) =>
    rows.filter(({ said }) => said.some((own) => own.question === question && own.words === words))
      .length > MOST_SHARING
  return told.find((quote) => !isShared(quote)) ?? told[0] ?? row?.said[0]
}

const FEWEST_WORDS = 2
/** Words of more rows than this tell nothing of one. */
const MOST_SHARING = 3

function asked(
  { question, why, until, blocks }: BlockingQuestion,
  rows: readonly ProposedRow[],
): ProposedRow[] {
  const said = blocks.flatMap((place) => ownQuote(rows[place], rows) ?? []).slice(0, MOST_QUOTES)
  if (said.length === 0) return []
  const sources = said.map(({ words }) => words)
  const isOwn = (text: string) =>
    !hasForeignNumber([text], sources) && !hasForeignName([text], sources)
  return [
    {
      kind: 'doubt',
      about: 'unknown',
      what: question,
      ...(why !== null && isOwn(why) && { why }),
      ...(until !== null && isOwn(until) && { until }),
      said,
      certainty: 'guess',
      flags: ['offered'],
    },
  ]
}
