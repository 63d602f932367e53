import { countWords } from '#domain/language/count-words.ts'
import { contentStems, stem } from '#domain/language/stems.ts'
import type { Entity, EntityField } from '#domain/requirements/document-items.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { isStateField } from '#domain/requirements/registers/is-state-field.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'
import type { Block, Row, Text } from './blocks.ts'
import type { Desk } from './desk.ts'
import {
  fold,
  joined,
  line,
  list,
  makeItem,
  makeStrong,
  makeTextCell,
  plain,
  runIn,
  table,
  makeWords as text,
  toPlainText,
} from './pieces.ts'

/** Section 9: the names of the fields, with what decides; what else was said of them is looked up. */
export function writeDataBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { columns, parts } = words
  const diagram = desk.workedOut.kept ?? null
  const known = new Set(document.dataRules.map((rule) => bare(rule.text)))
  const rows = document.entities.map((entity) => entityRow(desk, entity))
  return [
    ...table(parts.data, [columns.id, columns.thing, columns.fields, columns.mark], rows),
    ...document.dataRules.map((rule) =>
      runIn(line(rule.id, { text: text(rule.text), origin: desk.origin(rule) })),
    ),
    ...fold('fields', parts.fields, [
      ...list(document.entities.map((entity) => moreOf(desk, entity, known)).filter(isFilled)),
      // The fields above name what they point to: of one or two that is read there.
      ...(diagram === null || diagram.edges.length < FEWEST_DRAWN
        ? []
        : [{ kind: 'diagram' as const, title: parts.together, diagram }]),
    ]),
  ]
}

const FEWEST_DRAWN = 3

function isFilled({ length }: Text): boolean {
  return length > 0
}

/** What is kept of a thing; how long it is kept is below, once. */
function entityRow(desk: Desk, entity: Entity): Row {
  // The mark of the thing, or that it is confirmed, holds for its fields.
  const isWhole = entity.mark === 'assumed' || entity.confirmed === true
  const fields = entity.fields.map(
    (field) =>
      stageText(desk, entity, field) ??
      briefText(desk, isWhole ? { ...field, assumed: false } : field),
  )
  return {
    id: entity.id,
    cells: [
      makeTextCell(entity.name),
      makeTextCell(joined(fields, desk.words.comma)),
      makeTextCell(desk.origin(entity)),
    ],
  }
}

/** "state† (ST-01)": what it may be stands in the table of the thing's stages alone; null for another field. */
function stageText(
  { bracketed, mark, workedOut }: Desk,
  { id, mark: whole, confirmed }: Entity,
  { name, assumed }: EntityField,
): Text | null {
  const table = workedOut.stageTables?.[id]
  if (table === undefined || !isStateField(name)) return null
  const isMarked = assumed === true && whole !== 'assumed' && confirmed !== true
  return [
    plain(name),
    ...bracketed(isMarked ? [mark('assumed')] : []),
    ...bracketed([makeItem(table)]),
  ]
}

/** "hardship note (private)": whether it is needed, who must not see it, and what it may hold. */
function briefText({ words, bracketed, mark, document }: Desk, field: EntityField): Text {
  const { name, required, refersTo, assumed, many } = field
  const all = [...document.entities, ...document.roles]
  const named = all.find(({ id }) => id === refersTo)?.name ?? ''
  const told: Text[] = [
    ...partsOf(field)
      .filter((told) => words.decides(told) && !isInName(told, name))
      .map(text),
    required === null ? [] : text(required ? words.required : words.optional),
    // A name in the plural says it by itself.
    many !== true || PLURAL.test(name)
      ? []
      : [plain(words.several), ...(assumed === undefined ? bracketed([mark('assumed')]) : [])],
    keyOf(name).endsWith(keyOf(named)) || contentStems(name).has(stem(named)) ? [] : text(named),
  ]
  return [
    plain(name),
    ...(assumed === true ? bracketed([mark('assumed')]) : []),
    ...bracketed(joined(told, words.comma)),
  ]
}

/** "Lame or not (one of: lame, not)": the name has what it may hold. */
function isInName(told: string, name: string): boolean {
  const [, values = ''] = told.split(/[:：]/u)
  const [stems, known] = [contentStems(values), contentStems(name)]
  return stems.size > 0 && [...stems].every((each) => known.has(each))
}

const PLURAL = /[^su]s$/iu

/** What was said of a field, each part by itself; of what is longer a rule or a right tells. */
function partsOf({ meaning, rule }: EntityField): string[] {
  return [meaning ?? '', ...(rule ?? '').split('; ')].filter(
    (each) => each !== '' && countWords(each) <= MOST_BESIDE,
  )
}

/** "Tool: accessories (for example bag, 2 keys)": all that was said of it and its fields; empty for nothing. */
function moreOf(desk: Desk, entity: Entity, known: ReadonlySet<string>): Text {
  const { words } = desk
  const fields = entity.fields
    .filter((field) => stageText(desk, entity, field) === null)
    .map((field) => {
      const told = fieldText(desk, field, entity.mark === 'assumed' || field.assumed === true)
      const isAbove = toPlainText(briefText(desk, field)) === toPlainText(told)
      return isAbove ? [] : told
    })
    .filter(({ length }) => length > 1)
  const notes = entity.notes.filter((note) => !known.has(bare(note))).map(text)
  const told = joined([...notes, ...fields], words.semicolon)
  return told.length === 0 ? [] : [makeStrong(entity.name), plain(words.colon), ...told]
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

/** "gate code (wiped thirty days after the last visit)" */
function fieldText({ words, bracketed }: Desk, field: EntityField, isAssumed: boolean): Text {
  const { name, meaning, example, rule } = field
  const adds = (each: string) => !isAssumed || addsTo(name, each)
  const brief = [meaning ?? '', rule ?? ''].filter(
    (each) => countWords(each) <= MOST_BESIDE && adds(each),
  )
  const isShown = example !== null && brief.some((each) => each.includes(example))
  const told: Text[] = [
    ...brief.map(text),
    example === null || isShown ? [] : text(`${words.example} ${example}`),
  ]
  return [plain(name), ...bracketed(joined(told, words.comma))]
}
