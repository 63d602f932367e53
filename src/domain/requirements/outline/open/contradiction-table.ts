import { countWords } from '#domain/language/count-words.ts'
import type { Contradiction } from '#domain/requirements/document-registers.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  joined,
  makeTextCell,
  plain,
  table,
  makeWords as text,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { MOST_WAITING } from './waiting.ts'

/** So many words tell by themselves what does not agree; the quotes stand with the answers. */
const TELLING = 17
/** So many words of a side cost nothing to read twice. */
const BRIEF = 12

/** One row each, as the questions: both quotes where the question does not tell them by itself. */
export function contradictionTable(desk: Desk, all: readonly Contradiction[]): Block[] {
  const { words, ranged, quoted } = desk
  const { columns, parts } = words
  const rows = all.map((entry): Row => {
    const quotes = countWords(entry.text) > TELLING ? [] : entry.quotes
    const sides = quotes.map((quote): Text => {
      const source = { sources: [quote.question], mark: 'stated' as const, quotes: [quote] }
      return [quoted(quote.text), ...desk.sourced(source)]
    })
    const asked = sides.length > 0 ? [] : desk.sourced({ ...entry, mark: 'stated' })
    const about = entry.items.length > MOST_WAITING ? [] : entry.items
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
        makeTextCell(ranged(about)),
      ],
    }
  })
  return table(
    parts.contradictions,
    [columns.id, columns.question, columns.untilThen, columns.waits],
    rows,
  )
}

/** What holds until it is decided; of a side whose words stand beside it the number of its answer alone. */
function defaultOf(
  desk: Desk,
  { suggestedDefault = '', quotes, text: asked }: Contradiction,
): string {
  const { words } = desk
  const told = bare(suggestedDefault)
  const side = quotes.find((quote) => told.endsWith(words.colon + words.quoted(bare(quote.text))))
  const isOneOfTwo = quotes.filter(({ question }) => question === side?.question).length > 1
  // A short side is said again: what holds is never only a number.
  const isShort = side !== undefined && countWords(side.text) <= BRIEF
  if (side === undefined || isShort || isOneOfTwo || countWords(asked) > TELLING)
    return words.writePlainly(told)
  const start = told.slice(0, -(words.colon + words.quoted(bare(side.text))).length)
  return (
    words.writePlainly(start) + toPlainText(desk.bracketed([plain(desk.question(side.question))]))
  )
}
