import { countWords } from '#domain/language/count-words.ts'
import { contentStems } from '#domain/language/stems.ts'
import { drawEntityDiagram } from '#domain/requirements/diagrams/diagram.ts'
import type {
  Entity,
  EntityField,
  Screen,
  ScreenState,
} from '#domain/requirements/document-items.ts'
import { bare } from '#domain/requirements/phrases.ts'
import type { Block, Row, Statement, Text } from './blocks.ts'
import type { Desk } from './desk.ts'
import {
  fold,
  joined,
  line,
  makeItem,
  makeTextCell,
  plain,
  runIn,
  table,
  makeWords as text,
} from './pieces.ts'

/** Section 9. */
export function writeDataBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { columns, parts } = words
  const known = new Set(document.dataRules.map((rule) => bare(rule.text)))
  const rows = document.entities.map((entity) => entityRow(desk, entity, known))
  const diagram = drawEntityDiagram(document, words.pointsTo)
  return [
    ...table(parts.data, [columns.id, columns.thing, columns.fields, columns.mark], rows),
    ...document.dataRules.map((rule) =>
      runIn(line(rule.id, { text: text(rule.text), origin: desk.origin(rule) })),
    ),
    // The fields above name what they point to: of one or two that is read there.
    ...(diagram === null || diagram.edges.length < FEWEST_DRAWN
      ? []
      : fold('together', parts.together, [{ kind: 'diagram', title: parts.together, diagram }])),
  ]
}

const FEWEST_DRAWN = 3

/** What is kept of a thing; how long it is kept is below, once. */
function entityRow(desk: Desk, entity: Entity, known: ReadonlySet<string>): Row {
  const { words } = desk
  const notes = entity.notes.filter((note) => !known.has(bare(note)))
  // The mark of the thing, or that it is confirmed, holds for its fields.
  const isWhole = entity.mark === 'assumed' || entity.confirmed === true
  const isSupposed = ({ assumed }: EntityField) => assumed === true && !isWhole
  const textOf = (fields: readonly EntityField[]) =>
    joined(
      fields.map((field) => {
        const isFilledIn = entity.mark === 'assumed' || field.assumed === true
        return fieldText(desk, isWhole ? { ...field, assumed: false } : field, isFilledIn)
      }),
      words.semicolon,
    )
  const supposed = textOf(entity.fields.filter(isSupposed))
  const fields = joined(
    [
      textOf(entity.fields.filter((field) => !isSupposed(field))),
      supposed.length === 0 ? [] : [desk.mark('assumed'), plain(words.colon), ...supposed],
    ],
    words.semicolon,
  )
  const entries = [fields, ...notes.map(text)].filter(({ length }) => length > 0)
  return {
    id: entity.id,
    cells: [
      makeTextCell(entity.name),
      { kind: 'entries', entries },
      makeTextCell(desk.origin(entity)),
    ],
  }
}

/** What is longer is told in a rule or a right of its own. */
const MOST_BESIDE = 8

/** What a date, a name or a person is, a field's name says: "ticked by (who ticked it)" adds nothing. */
const OF_FIELDS = contentStems('who what when which date day time one thing person name day whom')

/** Whether a meaning that nobody said tells more than the name it stands behind. */
function addsTo(name: string, meaning: string): boolean {
  const known = contentStems(name)
  if (/[\p{Script=Han}\p{Script=Katakana}]/u.test(meaning)) {
    const signs = new Set(meaning.match(/[\p{Script=Han}\p{Script=Katakana}\p{N}]/gu))
    return [...signs].filter((sign) => !name.includes(sign)).length > FEW_SIGNS
  }
  return [...contentStems(meaning)].some((stem) => !known.has(stem) && !OF_FIELDS.has(stem))
}

/** 日, 者, 時: what kind of field it is. */
const FEW_SIGNS = 2

/** "gate code (private)" */
function fieldText({ words, bracketed }: Desk, field: EntityField, isAssumed: boolean): Text {
  const { name, meaning, required, example, rule, refersTo } = field
  const adds = (each: string) => !isAssumed || addsTo(name, each)
  const brief = [meaning ?? '', rule ?? ''].filter(
    (each) => countWords(each) <= MOST_BESIDE && adds(each),
  )
  const isShown = example !== null && brief.some((each) => each.includes(example))
  const told: Text[] = [
    ...brief.map(text),
    required === null ? [] : text(required ? words.required : words.optional),
    example === null || isShown ? [] : text(`${words.example} ${example}`),
    refersTo === null ? [] : [makeItem(refersTo)],
  ]
  const more = joined(told, words.comma)
  return [plain(name), ...bracketed(more)]
}

/** Section 10. The states that all screens share are told once. */
export function screenBlocks(desk: Desk): Block[] {
  const { screens, experience } = desk.document
  const shared = (screens[0]?.states ?? []).filter((state) =>
    screens.every(({ states }) => states.some((other) => isSame(state, other))),
  )
  return [
    ...screens.map((screen) => screenLine(desk, screen, shared)),
    ...shared.map((state): Block => ({ kind: 'note', text: stateText(desk, state) })),
    ...experience.map((note) =>
      runIn(
        line(note.id, {
          text: text(desk.words.experience[note.kind] + desk.words.colon + note.text),
          origin: desk.origin(note),
        }),
      ),
    ),
  ]
}

function isSame(state: ScreenState, other: ScreenState): boolean {
  return other.kind === state.kind && other.text === state.text
}

function screenLine(desk: Desk, screen: Screen, shared: readonly ScreenState[]): Statement {
  const { words, links } = desk
  const { name, content, requirements } = screen
  const repeats = bare(content) === bare(name)
  const own = screen.states.filter((state) => !shared.some((other) => isSame(state, other)))
  return line(screen.id, {
    text: text(repeats ? name : `${name}${words.colon}${content}`),
    origin: desk.origin(screen),
    meta: [
      ...(requirements.length === 0 ? [] : [[plain(words.usedFor), ...links(requirements)]]),
      ...own.map((state) => stateText(desk, state)),
    ],
  })
}

function stateText(desk: Desk, state: ScreenState): Text {
  const { words } = desk
  const told = plain(words.states[state.kind] + words.colon + bare(state.text))
  return [told, ...desk.sourced(state)]
}
