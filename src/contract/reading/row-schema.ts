import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { idSchema, makeTextSchema } from '#contract/make-text-schema.ts'
import * as values from '#domain/reading/row-values.ts'
import { FLAGS, ROW_STATES, type Row, type RowFields, type RowKind } from '#domain/reading/rows.ts'

const words = makeTextSchema(LIMITS.rowText)
const list = z.array(words).max(LIMITS.rowList)

export const saidSchema = z.object({
  question: idSchema,
  words: makeTextSchema(LIMITS.answer).min(1),
})

/** What a row of each kind says: see `RowFields` of the domain, which names each field's meaning. */
const FIELDS = {
  role: z.object({ name: words, also: list, access: z.boolean() }),
  permission: z.object({ role: words, may: z.enum(values.MAY), what: words }),
  feature: z.object({
    actor: words.nullable(),
    does: words,
    priority: z.enum(values.ROW_PRIORITIES),
    outcome: words.nullable(),
    things: list,
  }),
  rule: z.object({ when: words.nullable(), then: words, about: list }),
  case: z.object({ during: words.nullable(), when: words, then: words.nullable() }),
  stages: z.object({
    thing: words,
    stages: list,
    moves: z.array(z.object({ from: words, to: words })).max(LIMITS.rowList),
  }),
  step: z.object({
    who: words.nullable(),
    role: words.nullable(),
    does: words,
    feature: words.nullable(),
    example: list,
  }),
  thing: z.object({
    name: words,
    fields: z
      .array(z.object({ name: words, private: z.boolean(), values: list }))
      .max(LIMITS.rowList),
    keep: words.nullable(),
  }),
  message: z.object({ to: words.nullable(), when: words.nullable(), channel: words.nullable() }),
  connection: z.object({ what: words, direction: z.enum(values.DIRECTIONS).nullable() }),
  money: z.object({ what: words }),
  screen: z.object({ name: words, shows: words.nullable(), role: words.nullable() }),
  look: z.object({
    about: z.enum(values.LOOKS),
    what: words,
  }),
  quality: z.object({
    about: z.enum(values.QUALITIES),
    what: words,
    figure: words.nullable(),
  }),
  measure: z.object({
    what: words,
    from: words.nullable(),
    to: words.nullable(),
    due: words.nullable(),
    guard: z.boolean(),
  }),
  limit: z.object({ about: z.enum(values.LIMITS), what: words }),
  out: z.object({ what: words, because: words.nullable() }),
  doubt: z.object({
    about: z.enum(values.DOUBTS),
    what: words,
    why: words.optional(),
    until: words.optional(),
  }),
  contradiction: z.object({ what: words }),
  background: z.object({ about: z.enum(values.BACKGROUNDS), what: words }),
  aside: z.object({ what: words.nullable() }),
} satisfies { [Kind in RowKind]: z.ZodType<RowFields[Kind]> }

const base = z.object({
  id: idSchema,
  said: z.array(saidSchema).max(LIMITS.rowQuotes),
  by: z.enum(['rules', 'model', 'founder']),
  state: z.enum(ROW_STATES),
  certainty: z.enum(['clear', 'guess']),
  flags: z.array(z.enum(FLAGS)),
  changed: z.int().min(0).max(2_000_000_000),
  origin: z.string().max(LIMITS.rowText).nullable(),
  edges: z
    .array(z.object({ asks: words.min(1), yes: z.boolean() }))
    .max(LIMITS.rowList)
    .optional(),
})

const KINDS = Object.keys(FIELDS) as RowKind[]

/** One row of a reading, checked by its kind. */
export const rowSchema: z.ZodType<Row> = z
  .discriminatedUnion(
    'kind',
    eachKind((kind) => base.extend({ kind: z.literal(kind), ...FIELDS[kind].shape })),
  )
  .meta({ id: 'Row' }) as unknown as z.ZodType<Row>

/** A kind with its fields, as the founder gives them. */
export const kindFieldsSchemas = eachKind((kind) =>
  z.object({ kind: z.literal(kind), fields: FIELDS[kind] }),
)

type Schemas<Value> = [Value, ...Value[]]

function eachKind<Value>(schemaOf: (kind: RowKind) => Value): Schemas<Value> {
  return KINDS.map(schemaOf) as Schemas<Value>
}
