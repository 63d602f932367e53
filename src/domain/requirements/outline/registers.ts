import { countWords } from '#domain/language/count-words.ts'
import type {
  AnsweredQuestion,
  Assumption,
  Contradiction,
} from '#domain/requirements/document-registers.ts'
import { bare } from '#domain/requirements/phrases.ts'
import type { Block, Row, Statement, Text } from './blocks.ts'
import type { Desk } from './desk.ts'
import { questionBlocks } from './open/question-blocks.ts'
import {
  fold,
  line,
  list,
  makeItem,
  makeStrong,
  makeTextCell,
  part,
  plain,
  table,
  makeWords as text,
  toPlainText,
} from './pieces.ts'
import { plainLine } from './rules/rules.ts'
import { listMoreUnused } from './write-first-page.ts'

/** A question for which more wait is about all of a kind. */
const MOST_WAITING = 4

/** Section 15. What the writer supposed is a register of its own. */
export function registerBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { assumptions, risks, contradictions = [], answered = [] } = document
  const supposed = assumptions.filter(isSupposed)
  const said = assumptions.filter((entry) => !isSupposed(entry))
  return [
    ...risks.filter(({ mark: of }) => of !== 'assumed').map((entry) => plainLine(desk, entry)),
    ...said.map((entry) => assumptionLine(desk, entry)),
    ...part(
      words.parts.contradictions,
      contradictions.map((entry) => contradictionLine(desk, entry)),
    ),
    ...questionBlocks(desk),
    ...part(
      words.parts.answered,
      answered.map((entry) => answeredLine(desk, entry)),
    ),
    ...fold('assumptions', words.headings.assumptions, [
      ...risks.filter(({ mark: of }) => of === 'assumed').map((entry) => plainLine(desk, entry)),
      ...supposed.map((entry) => assumptionLine(desk, entry)),
    ]),
  ]
}

/** The writer's, also once the user has confirmed it or put it otherwise: it does not jump then. */
function isSupposed({ mark, confirmed, edited, rows = [] }: Assumption): boolean {
  return mark === 'assumed' || confirmed === true || (edited === true && rows.length === 0)
}

function assumptionLine(desk: Desk, entry: Assumption): Statement {
  const { words, ranged } = desk
  return line(entry.id, {
    text: desk.said(entry),
    origin: desk.origin(entry),
    meta: entry.items.length === 0 ? [] : [[plain(words.about), ...ranged(entry.items)]],
  })
}

/** So many words tell by themselves what does not agree; the quotes stand with the answers. */
const TELLING = 17

/** The question, and where it does not tell them by itself both quotes with their answers. */
function contradictionLine(desk: Desk, entry: Contradiction): Statement {
  const { words, ranged, quoted } = desk
  return line(entry.id, {
    text: text(entry.text),
    origin: desk.origin(entry),
    meta: [
      ...(countWords(entry.text) > TELLING ? [] : entry.quotes).map((quote): Text => {
        const source = { sources: [quote.question], mark: 'stated' as const, quotes: [quote] }
        return [quoted(quote.text), ...desk.sourced(source)]
      }),
      ...(entry.suggestedDefault === undefined
        ? []
        : [text(words.untilThen + defaultOf(desk, entry))]),
      ...(entry.items.length === 0 || entry.items.length > MOST_WAITING
        ? []
        : [[plain(words.about), ...ranged(entry.items)]]),
    ],
  })
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
  if (side === undefined || isOneOfTwo || countWords(asked) > TELLING)
    return words.writePlainly(told)
  const start = told.slice(0, -(words.colon + words.quoted(bare(side.text))).length)
  return (
    words.writePlainly(start) + toPlainText(desk.bracketed([plain(desk.question(side.question))]))
  )
}

/** The question with the founder's reply to it. */
function answeredLine(desk: Desk, entry: AnsweredQuestion): Statement {
  return line(entry.id, {
    text: [...text(entry.text), plain(' '), desk.quoted(entry.reply)],
    origin: desk.origin(entry),
  })
}

/** Section 16: one word for one thing. Whoever and whatever has an item of its own is told there, once. */
export function writeGlossaryBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { entities, statusTables, roles } = document
  const shown = new Set([...entities, ...statusTables, ...roles].map(({ id }) => id))
  const terms = document.glossary.filter(({ item: id }) => !shown.has(id))
  return list(
    terms.map(
      ({ term, meaning, item: id }): Text => [
        makeStrong(term),
        plain(words.colon + bare(meaning)),
        ...desk.bracketed([makeItem(id)]),
      ],
    ),
  )
}

/** Section 17. */
export function writeCoverageBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { coverage, unplaced, asides = [] } = document
  const answered = coverage.filter(({ state }) => state !== 'unanswered').length
  const { used, placed, rest } = words.coverage
  const unused = unplaced.length + desk.lost.length
  const told = [used(answered, coverage.length), unused === 0 ? placed : rest(unused)]
  const head = [words.columns.question, words.columns.state, words.columns.items]
  const rows = coverage.map(
    ({ question, title, state, items }): Row => ({
      id: null,
      cells: [
        makeTextCell(`${desk.question(question)} ${title}`),
        makeTextCell(words.coverageStates[state]),
        makeTextCell(desk.links(items)),
      ],
    }),
  )
  return [
    { kind: 'paragraph', text: [plain(told.join(words.space))] },
    ...listMoreUnused(desk),
    ...fold('coverage', words.parts.coverage, [
      ...table(words.parts.coverage, head, rows),
      ...part(
        words.parts.asides,
        asides.map((said) => plainLine(desk, said)),
      ),
    ]),
  ]
}

/** Section 18: what a coding agent is told. The order to build in is that of the slices. */
export function handOffBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { buildOrder, starterPrompt } = document.handOff
  // Where there are slices, what a coding agent is told names the order.
  const order: Block[] =
    document.slices.length > 0
      ? []
      : list(
          buildOrder.map(
            ({ title, items }): Text => [makeStrong(title + words.colon), ...desk.links(items)],
          ),
          true,
        )
  if (starterPrompt === '') return order
  return [...order, { kind: 'verbatim', use: 'prompt', anchor: null, text: starterPrompt }]
}
