import type {
  Entity,
  EntityField,
  FunctionalRequirement,
} from '#domain/requirements/document-items.ts'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import { capitalise } from '#domain/requirements/phrases.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { isForeignLanguage } from '#domain/requirements/writing/words/part-rows.ts'

/** What a record of a kind cannot do without, and by what a field of the founder's is known to be it. */
const KNOWN = {
  when: /date|day|time|when|slot|日|時|枠/iu,
  forWhom: /name|who|customer|guest|patient|person|名前|氏名|お客様|^(?:誰|だれ)が?$/iu,
  byWhom: /driver|walker|who d|staff|担当/iu,
  people: /people|persons|guests|companion|人数|何人|何名/iu,
  state: /stat(?:e|us)|stage|done|状態|段階/iu,
  number: /number|no\.|番号/iu,
  amount: /amount|price|sum|total|金額|値段/iu,
  paid: /paid|支払/iu,
  answer: /yes|answer|agreed|承諾/iu,
  boughtOn: /bought|sold|date|買|販売/iu,
  validUntil: /valid|expir|until|期限/iu,
  left: /left|remaining|残/iu,
  places: /places|seats|capacity|定員|席/iu,
} as const satisfies Record<string, RegExp>

type FieldKey = keyof typeof KNOWN

const KINDS: readonly { pattern: RegExp; fields: readonly FieldKey[] }[] = [
  {
    pattern: /^(?:bookings?|reservations?|appointments?)$|予約$/iu,
    fields: ['when', 'forWhom', 'people', 'state'],
  },
  {
    pattern: /^(?:rides?|trips?|deliver(?:y|ies)|visits?)$|配達$/iu,
    fields: ['when', 'forWhom', 'byWhom', 'state'],
  },
  {
    pattern: /\b(?:invoice|bill|receipt)s?$|請求書$|領収書$/iu,
    fields: ['number', 'when', 'forWhom', 'amount', 'paid'],
  },
  { pattern: /\b(?:estimate|quote)s?$|見積書?$/iu, fields: ['amount', 'when', 'answer'] },
  {
    pattern: /\b(?:ticket|voucher|punch card)s?$|券$/iu,
    fields: ['forWhom', 'boughtOn', 'validUntil', 'left'],
  },
  { pattern: /^(?:time )?slots?$|^枠$/iu, fields: ['when', 'places'] },
]

interface Around {
  entities: readonly Entity[]
  entries: readonly Entry[]
  statusTables: readonly StatusTable[]
}

/**
 * The things with the fields that rules, stages and messages need: those of the founder as they are,
 * what nobody said added and marked; things that functions are about and nobody told the fields of.
 */
export function completeEntities(notebook: Notebook, around: Around): Entity[] {
  const { entities, entries, statusTables } = around
  if (isForeignLanguage(notebook.language)) return [...entities]
  const told = entities.map((entity) => {
    const needed = fieldsFor(notebook, entity, statusTables)
    return { ...entity, fields: [...entity.fields, ...needed] }
  })
  const known = new Set(entities.map(({ name }) => singular(name)))
  const added = namesOf(notebook, around).flatMap((name): Entity[] => {
    if (known.has(singular(name))) return []
    known.add(singular(name))
    const bareEntity = { name: capitalise(name), fields: [], notes: [] }
    const fields = fieldsFor(notebook, bareEntity, statusTables)
    if (fields.length === 0) return []
    const entity = { ...notebook.item('ENT', [], 'assumed'), ...bareEntity, fields }
    for (const requirement of usersOf(name, entries)) requirement.entities.push(entity.id)
    return [entity]
  })
  return [...told, ...added]
}

function singular(name: string): string {
  return keyOf(name).replace(/s$/u, '')
}

/** What passes through stages, what is kept for a time, and what functions are about. */
function namesOf(notebook: Notebook, { entries, statusTables }: Around): string[] {
  return [
    ...statusTables.map(({ thing }) => thing),
    ...notebook.rows('thing').map(({ name }) => name),
    ...entries.flatMap(({ told }) => told.rows.flatMap(({ things }) => things)),
  ]
}

function usersOf(name: string, entries: readonly Entry[]): FunctionalRequirement[] {
  return entries
    .filter(({ told }) =>
      told.rows.some(({ things }) => things.some((thing) => singular(thing) === singular(name))),
    )
    .map(({ requirement }) => requirement)
}

function fieldsFor(
  notebook: Notebook,
  { name, fields }: Pick<Entity, 'name' | 'fields'>,
  statusTables: readonly StatusTable[],
): EntityField[] {
  const keys = KINDS.find(({ pattern }) => pattern.test(name.trim()))?.fields ?? []
  const hasStages = statusTables.some(({ thing }) => singular(thing) === singular(name))
  const wanted: readonly FieldKey[] =
    hasStages && !keys.includes('state') ? [...keys, 'state'] : keys
  return wanted
    .filter((key) => !fields.some((field) => KNOWN[key].test(field.name)))
    .filter((key) => key !== 'people' || countsPeople(notebook))
    .map((key) => fieldOf(notebook, key))
}

function fieldOf({ words }: Notebook, key: FieldKey): EntityField {
  const told = { meaning: null, required: null, example: null, rule: null, refersTo: null }
  return { name: words.fields[key], ...told, assumed: true }
}

const PEOPLE =
  /\p{N} ?(?:people|persons|guests|companions?)|(?:\p{N}|[一二三四五六七八九十])(?:名|人)まで|人数/iu

function countsPeople(notebook: Notebook): boolean {
  return notebook.rows('rule').some(({ when, then }) => PEOPLE.test(`${when ?? ''} ${then}`))
}
