import type { KindFields } from '#domain/reading/decisions.ts'
import {
  BACKGROUNDS,
  DIRECTIONS,
  DOUBTS,
  LIMITS,
  LOOKS,
  MAY,
  QUALITIES,
  ROW_PRIORITIES,
} from '#domain/reading/row-values.ts'
import {
  ROW_KINDS,
  type Row,
  type RowKind,
  type RowOf,
  type ThingField,
} from '#domain/reading/rows.ts'
import { fieldsOf } from './edit-row.ts'

/** A field of an open row, and how it is filled in. */
export interface RowField {
  name: string
  as: 'person' | 'choice' | 'text' | 'list'
  /** The values of a choice. */
  choices?: readonly string[]
  /** It may stay empty: nobody said it. */
  mayBeEmpty?: boolean
}

const words = (name: string): RowField => ({ name, as: 'text' })
const unsaid = (name: string): RowField => ({ name, as: 'text', mayBeEmpty: true })
const person = (name: string, mayBeEmpty = false): RowField => ({ name, as: 'person', mayBeEmpty })
const choice = (name: string, ...choices: string[]): RowField => ({ name, as: 'choice', choices })
const list = (name: string): RowField => ({ name, as: 'list', mayBeEmpty: true })

/** The fields of each kind, in the order in which an open row shows them. */
const FIELDS: Readonly<Record<RowKind, readonly RowField[]>> = {
  role: [choice('access', 'yes', 'no'), words('name'), list('also')],
  permission: [person('role'), choice('may', ...MAY), words('what')],
  feature: [
    person('actor', true),
    choice('priority', ...ROW_PRIORITIES),
    words('does'),
    unsaid('outcome'),
  ],
  rule: [unsaid('when'), words('then')],
  case: [words('when'), unsaid('then')],
  stages: [words('thing'), list('stages')],
  step: [person('role', true), words('does')],
  thing: [words('name'), list('fields'), unsaid('keep')],
  message: [person('to', true), unsaid('when'), unsaid('channel')],
  connection: [choice('direction', '', ...DIRECTIONS), words('what')],
  money: [words('what')],
  screen: [person('role', true), words('name'), unsaid('shows')],
  look: [choice('about', ...LOOKS), words('what')],
  quality: [choice('about', ...QUALITIES), words('what'), unsaid('figure')],
  measure: [
    choice('guard', 'no', 'yes'),
    words('what'),
    unsaid('from'),
    unsaid('to'),
    unsaid('due'),
  ],
  limit: [choice('about', ...LIMITS), words('what')],
  out: [words('what'), unsaid('because')],
  doubt: [choice('about', ...DOUBTS), words('what')],
  contradiction: [words('what')],
  background: [choice('about', ...BACKGROUNDS), words('what')],
  aside: [unsaid('what')],
}

export function formOf(kind: RowKind): readonly RowField[] {
  return FIELDS[kind]
}

/** The kinds that a row may be made into. */
export const KINDS_TO_CHOOSE: readonly RowKind[] = ROW_KINDS.filter(
  (kind) => kind !== 'contradiction',
)

/** What a field holds, as it is shown: lists by line, yes and no, empty where nothing was said. */
export function readField(row: Row, name: string): string {
  const value = (row as unknown as Record<string, unknown>)[name]
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (!Array.isArray(value)) return typeof value === 'string' ? value : ''
  return value
    .map((entry: string | ThingField) => (typeof entry === 'string' ? entry : entry.name))
    .join('\n')
}

/** The row's fields with another value in one of them, as `readField` gives it. */
export function writeField(row: Row, { name, as }: RowField, value: string): KindFields {
  const fields = { ...fieldsOf(row as RowOf<RowKind>) } as Record<string, unknown>
  const before = fields[name]
  if (as === 'list') fields[name] = listOf(row, name, value)
  else if (typeof before === 'boolean') fields[name] = value === 'yes'
  else fields[name] = value.trim() === '' && mayBeNull(row.kind, name) ? null : value.trim()
  if (row.kind === 'stages' && name === 'stages') {
    const left = fields[name] as string[]
    fields.moves = row.moves.filter(({ from, to }) => left.includes(from) && left.includes(to))
  }
  return { kind: row.kind, fields } as unknown as KindFields
}

function listOf(row: Row, name: string, value: string): unknown[] {
  const entries = value
    .split('\n')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  if (row.kind !== 'thing' || name !== 'fields') return entries
  return entries.map(
    (entry): ThingField =>
      row.fields.find((field) => field.name === entry) ?? {
        name: entry,
        private: false,
        values: [],
      },
  )
}

function mayBeNull(kind: RowKind, name: string): boolean {
  const field = FIELDS[kind].find((each) => each.name === name)
  return field?.mayBeEmpty === true || field?.choices?.includes('') === true
}
