import type {
  Entity,
  EntityField,
  FunctionalRequirement,
  Statement,
  StatusTable,
} from '#domain/requirements/document-items.ts'
import type { Segment } from '#domain/requirements/reading/segment.ts'
import type { WriterText } from '#domain/requirements/text-en/writer.ts'
import { bare, sentence, upperFirst } from '#domain/requirements/wording/phrases.ts'
import { contentStems, stem } from '#domain/requirements/wording/stems.ts'
import type { Notebook } from './notebook.ts'
import { addSource } from './notebook.ts'

const NAMED =
  /^(?:(?:about|for)\s+)?(?:an?\s+|the\s+|each\s+|every\s+)?([\p{L}\p{N}][\p{L}\p{N} '’/&-]{0,39}?)\s*(?:[:：=]|\s[–—-]\s)\s*(.+)$/iu
const WITH =
  /^(?:(?:the\s+)?app\s+(?:keeps|remembers|stores)\s+|we\s+(?:keep|store|need)\s+|(?:an?|each|every)\s+)?([\p{L}][\p{L} -]{1,30}?)\s+(?:with|has|have)\s+(?:an?\s+|the\s+|their\s+)?(.+)$/iu
const BRACKETS = /^([\p{L}][\p{L} -]{1,39}?)\s*\(([^()]{1,500})\)$/u
const NOTE =
  /\b(?:delet|remov|eras|kept|keep for|private|secret|confidential|may correct|can correct|only (?:the|by)|on request|anonymi|visible|for \d+ (?:days|weeks|months|years))|削除|消す|消し|破棄|非公開|秘密|見せない|見られない|だけが(?:見|直)|直せる|修正でき|保管|本人/i
const NO_THING =
  /^(?:private|note|notes|important|privacy|deleted|who|everything|all|none|(?:nothing|no)\b.*)$/i

interface DataBook {
  notebook: Notebook
  entities: Map<string, Entity>
  dataRules: Statement[]
}

/** Question 10: the things the app keeps, and what holds for the information as a whole. */
export function writeData(
  notebook: Notebook,
  segments: readonly Segment[],
): { entities: Entity[]; dataRules: Statement[] } {
  const book: DataBook = { notebook, entities: new Map(), dataRules: [] }
  let last: { entity: Entity; line: number } | null = null
  for (const segment of segments) {
    const carried = last?.line === segment.line ? last.entity : null
    const entity = readThing(book, segment, carried)
    last = entity === null ? null : { entity, line: segment.line }
  }
  const entities = [...book.entities.values()]
  const silent = entities.filter((entity) => entity.notes.length === 0)
  if (silent.length > 0 && book.dataRules.length === 0 && notebook.english) {
    notebook.ask({
      ...notebook.words.ask.retention,
      blocks: silent.map(({ id }) => id),
      question: 'q10',
    })
  }
  return { entities, dataRules: book.dataRules }
}

function readThing(book: DataBook, segment: Segment, carried: Entity | null): Entity | null {
  const text = bare(segment.text)
  const match =
    NAMED.exec(text) ?? BRACKETS.exec(text) ?? (NOTE.test(text) ? null : WITH.exec(text))
  if (match !== null && !NO_THING.test(match[1] ?? '')) {
    return addDetails(entityNamed(book, match[1] ?? '', segment), match[2] ?? '')
  }
  if (
    carried !== null &&
    /^(?:it|they|this|these|deleted|kept|private|only|can|may)\b|^本人|^(?:これ|それ)は|(?:削除|消)(?:する|します|す)$/i.test(
      text,
    )
  ) {
    addSource(carried, [segment])
    carried.notes.push(sentence(text))
    return carried
  }
  if (segment.heading !== null && !NO_THING.test(segment.heading)) {
    const entity = entityNamed(book, segment.heading, segment)
    return addDetails(entity, text)
  }
  book.dataRules.push(book.notebook.statement('DATA', segment))
  return null
}

function entityNamed(book: DataBook, name: string, segment: Segment): Entity {
  const clean = upperFirst(bare(name))
  const key = clean.toLowerCase().split(/\s+/).map(stem).join(' ')
  const known = book.entities.get(key)
  if (known !== undefined) {
    addSource(known, [segment])
    return known
  }
  const entity: Entity = {
    ...book.notebook.item('ENT', [segment]),
    name: clean,
    fields: [],
    notes: [],
  }
  book.entities.set(key, entity)
  return entity
}

/** "name, email (optional); deleted on request" → two fields and a note. */
function addDetails(entity: Entity, text: string): Entity {
  const [fields = '', ...notes] = text.split(/\s*[;；]\s*/u)
  for (const part of fields.split(
    /[,，、]\s*(?![^()（）]{0,200}[)）])(?:and\s+)?|\s+and\s+(?=[^,]*$)/u,
  )) {
    const clean = bare(part)
    if (clean === '') continue
    if (NOTE.test(clean)) entity.notes.push(sentence(clean))
    else entity.fields.push(fieldOf(clean))
  }
  entity.notes.push(...notes.filter((note) => note !== '').map(sentence))
  return entity
}

function fieldOf(text: string): EntityField {
  const inside = /\s*\(([^()]{0,200})\)\s*$/u.exec(text)?.[1] ?? null
  const name = inside === null ? text : text.replace(/\s*\([^()]{0,200}\)\s*$/u, '')
  const required =
    inside === null
      ? null
      : /optional/i.test(inside)
        ? false
        : /required|mandatory/i.test(inside)
          ? true
          : null
  const example = /^(?:e\.g\.?|for example|like)\s+(.+)$/i.exec(inside ?? '')?.[1] ?? null
  const meaning = required === null && example === null ? inside : null
  return { name: name === '' ? text : name, meaning, required, example, rule: null, refersTo: null }
}

/** Lets fields point to the things and people of the same name, and take their stages as a rule. */
export function connectFields(
  entities: readonly Entity[],
  people: readonly { id: string; name: string }[],
  { statusTables, words }: { statusTables: readonly StatusTable[]; words: WriterText },
): void {
  const byName = new Map<string, string>()
  for (const { id, name } of [...people, ...entities]) byName.set(stem(name), id)
  const stages = new Map(statusTables.map((table) => [stem(table.thing), table]))
  for (const entity of entities) {
    const table = stages.get(stem(entity.name))
    for (const field of entity.fields) {
      const parts = field.name.split(/\s+/)
      const last = parts.length === 2 ? (parts[1] ?? '') : ''
      field.refersTo = byName.get(stem(field.name)) ?? byName.get(stem(last)) ?? null
      if (field.refersTo === entity.id) field.refersTo = null
      if (table !== undefined && /^(?:status|state|stage)$/i.test(field.name)) {
        field.rule = words.statusRule(words.listed(table.states))
      }
    }
  }
}

/** Notes for each requirement which things it reads or changes. */
export function connectEntities(
  entities: readonly Entity[],
  entries: readonly { requirement: FunctionalRequirement }[],
): void {
  const named = new Map<string, Entity>()
  for (const entity of entities) {
    const [word, ...more] = contentStems(entity.name)
    if (word !== undefined && more.length === 0) named.set(word, entity)
  }
  for (const { requirement } of entries) {
    const stems = contentStems(requirement.text)
    for (const [word, entity] of named) if (stems.has(word)) requirement.entities.push(entity.id)
  }
}
