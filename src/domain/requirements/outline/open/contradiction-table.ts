import { countWords } from '#domain/language/count-words.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { Contradiction } from '#domain/requirements/document-registers.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  joined,
  makeTextCell,
  plain,
  makeWords as text,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { askedTable } from './asked-table.ts'

/** So many words tell by themselves what does not agree; the quotes stand with the answers. */
const TELLING = 17
/** So many words of a side cost nothing to read twice. */
const BRIEF = 12

/** The contradictions, as the questions. */
export function contradictionTable(desk: Desk, all: readonly Contradiction[]): Block[] {
  const rows = all.map((entry) => contradictionRow(desk, entry))
  return askedTable(desk, desk.words.parts.contradictions, rows)
}

/** Both quotes where the question does not tell them by itself. */
function contradictionRow(desk: Desk, entry: Contradiction): Row {
  const { words } = desk
  // A file has the quotes at its end.
  const sides = desk.isFile || isTelling(entry) ? [] : listSides(desk, entry)
  const asked = sides.length > 0 ? [] : desk.sourced({ ...entry, mark: 'stated' })
  return {
    id: entry.id,
    main: 0,
    cells: [
      {
        kind: 'entries',
        entries: [
          [...text(entry.text), ...asked],
          ...(sides.length === 0 ? [] : [joined(sides, words.against)]),
        ],
      },
      makeTextCell(entry.suggestedDefault === undefined ? '' : defaultOf(desk, entry)),
    ],
  }
}

/** Both quotes with their answers; of more the first, and the first of another answer. */
export function listSides(desk: Desk, entry: Contradiction): Text[] {
  const quotes = withoutParts(entry.quotes)
  const [first] = quotes
  const other = quotes.find(({ question }) => question !== first?.question) ?? quotes[1]
  return quotes
    .filter((quote) => quote === first || quote === other)
    .map((quote): Text => {
      const source = { sources: [quote.question], mark: 'stated' as const, quotes: [quote] }
      return [desk.quoted(quote.text), ...desk.sourced(source)]
    })
}

/** Of words that are part of another side the longer ones, which say both. */
function withoutParts(quotes: Contradiction['quotes']): Contradiction['quotes'] {
  return quotes.filter((quote, at) =>
    quotes.every(
      (other, place) =>
        place === at ||
        other.question !== quote.question ||
        !other.text.includes(quote.text) ||
        (other.text === quote.text && place > at),
    ),
  )
}

/** Whether the question tells by itself what does not agree: it is long, or has a third of the words of each quote. */
export function isTelling({ text: asked, quotes }: Contradiction): boolean {
  if (countWords(asked) > TELLING) return true
  const known = contentStems(asked)
  return quotes.every(({ text: said }) => {
    const stems = [...contentStems(said)]
    const shared = stems.filter((stem) => known.has(stem)).length
    return shared >= FEWEST_SHARED && shared * 3 >= stems.length
  })
}

const FEWEST_SHARED = 2

/** What holds until it is decided; of a side whose words stand beside it the number of its answer alone. */
function defaultOf(desk: Desk, entry: Contradiction): string {
  const { words } = desk
  const { suggestedDefault = '', quotes } = entry
  const told = bare(suggestedDefault)
  const side = quotes.find((quote) => told.endsWith(words.colon + words.quoted(bare(quote.text))))
  const isOneOfTwo = quotes.filter(({ question }) => question === side?.question).length > 1
  // A short side is said again: what holds is never only a number.
  const isShort = side !== undefined && countWords(side.text) <= BRIEF
  if (side === undefined || isShort || isOneOfTwo || desk.isFile || isTelling(entry))
    return words.writePlainly(told)
  const start = told.slice(0, -(words.colon + words.quoted(bare(side.text))).length)
  return (
    words.writePlainly(start) + toPlainText(desk.bracketed([plain(desk.question(side.question))]))
  )
}
