import { z } from 'zod'
import { ABOUT } from '#domain/reading/checks/to-row.ts'
import type { WireRow } from '#domain/reading/checks/wire-row.ts'
import { ROW_KINDS } from '#domain/reading/rows.ts'

/** Of a schema: how long and how many. */
const BOUNDS = new Set(['maxLength', 'maxItems', 'minimum', 'maximum', '$schema'])

/** Far longer than any quote or name; what is longer is cut where it is used. */
const text = z.string().max(4_000)
const words = text.optional()
const list = z.array(text).max(200).optional()
const said = z.array(z.object({ question: z.number().int(), words: text })).max(60)

/** What a model is asked for: one flat row, all fields but its kind and quotes optional. */
const rowForm = z.object({
  kind: z.enum(ROW_KINDS),
  said,
  name: words,
  also: list,
  access: z.boolean().optional(),
  role: words,
  may: z.enum(['may', 'only', 'never']).optional(),
  what: words,
  id: words,
  actor: words,
  does: words,
  priority: z.enum(['must', 'should', 'could']).optional(),
  outcome: words,
  things: list,
  when: words,
  then: words,
  on: list,
  during: words,
  thing: words,
  stages: list,
  moves: z
    .array(z.object({ from: text, to: text }))
    .max(100)
    .optional(),
  who: words,
  feature: words,
  example: list,
  fields: z
    .array(z.object({ name: text, private: z.boolean().optional(), values: list }))
    .max(200)
    .optional(),
  keep: words,
  to: words,
  channel: words,
  direction: z.enum(['in', 'out', 'both']).optional(),
  shows: words,
  about: words,
  figure: words,
  from: words,
  by: words,
  guard: z.boolean().optional(),
  because: words,
})

/** The form that is sent, once a call: without bounds, which are ours to hold. */
export const ROWS_SCHEMA = unbounded(
  z.toJSONSchema(z.object({ rows: z.array(rowForm.extend({ about: z.enum(ABOUT).optional() })) }), {
    target: 'draft-7',
    io: 'input',
  }),
)

function unbounded<T extends object>(schema: T): T {
  return JSON.parse(JSON.stringify(schema, (name, value) => (BOUNDS.has(name) ? undefined : value)))
}

type Given = Readonly<Record<string, unknown>>

/**
 * One row of a model's answer, or null when it is none. Small slips are put right: a number where
 * a text stands, one text where a list does, a question named `q7`. A field that is wrong beyond
 * that is left out, and the row is kept.
 */
export function readWireRow(given: unknown): WireRow | null {
  if (typeof given !== 'object' || given === null) return null
  const mended = Object.entries(given as Given).flatMap(([name, value]) => {
    const form = rowForm.shape[name as keyof typeof rowForm.shape]
    if (form === undefined || value === null || value === '') return []
    const read = [value, ...mendings(name, value)].map((each) => form.safeParse(each))
    const good = read.find(({ success }) => success)
    return good?.data === undefined ? [] : [[name, good.data] as const]
  })
  const row = rowForm.safeParse(Object.fromEntries(mended))
  return row.success ? (withoutUndefined(row.data) as WireRow) : null
}

function mendings(name: string, value: unknown): unknown[] {
  if (name === 'said') return [listOf(value).map(mendedQuote)]
  if (typeof value === 'string' || typeof value === 'number') {
    return [String(value), [String(value)], String(value).toLowerCase()]
  }
  if (Array.isArray(value)) return [value.map(String), value.join(', ')]
  return []
}

function mendedQuote(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { question, words: quoted } = value as Given
  const number = Number(String(question ?? '').replace(/\D/g, '')) || 0
  return { question: number, words: String(quoted ?? '') }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

function withoutUndefined(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))
}
