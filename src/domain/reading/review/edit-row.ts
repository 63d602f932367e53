import type { Decision, KindFields } from '#domain/reading/decisions.ts'
import { APP, type Row, type RowFields, type RowKind, type RowOf } from '#domain/reading/rows.ts'

/** The fields of a row's kind, without what every row carries. */
export function fieldsOf<Kind extends RowKind>(row: RowOf<Kind>): RowFields[Kind] {
  const { id, said, by, state, certainty, flags, changed, origin, edges, kind, ...fields } = row
  return fields as unknown as RowFields[Kind]
}

/** Some of a row's fields put otherwise. */
export function editOf<Kind extends RowKind>(
  row: RowOf<Kind>,
  change: Partial<RowFields[Kind]>,
): Decision {
  const fields = { ...fieldsOf(row), ...change }
  return { do: 'edit', row: row.id, kind: row.kind, fields } as Decision
}

/** What the row says at its heart, as one text: what is kept when it becomes another kind. */
export function readHeart(row: Row): string {
  switch (row.kind) {
    case 'role':
    case 'thing':
    case 'screen':
      return row.name
    case 'permission':
    case 'connection':
    case 'money':
    case 'look':
    case 'quality':
    case 'measure':
    case 'limit':
    case 'out':
    case 'doubt':
    case 'contradiction':
    case 'background':
      return row.what
    case 'feature':
    case 'step':
      return row.does
    case 'rule':
      return row.then
    case 'case':
      return row.then ?? row.when
    case 'stages':
      return row.thing
    case 'message':
      return row.when ?? row.said[0]?.words ?? ''
    case 'aside':
      return row.what ?? row.said[0]?.words ?? ''
  }
}

/** The row as another kind; what both kinds know is kept. */
export function convertKind(row: Row, kind: RowKind): KindFields {
  if (row.kind === kind) return { kind, fields: fieldsOf(row) } as KindFields
  return makeKind(kind, readHeart(row), { who: whoOf(row), when: whenOf(row) })
}

interface Known {
  who?: string | null
  when?: string | null
}

/** A kind with one text at its heart; the rest is unsaid. */
export function makeKind(kind: RowKind, words: string, { who = null, when = null }: Known = {}) {
  const fields: { [Kind in RowKind]: () => RowFields[Kind] } = {
    role: () => ({ name: who === null || who === APP ? words : who, also: [], access: true }),
    permission: () => ({ role: who ?? '', may: 'may', what: words }),
    feature: () => ({ actor: who, does: words, priority: 'unsaid', outcome: null, things: [] }),
    rule: () => ({ when, then: words, about: [] }),
    case: () => ({ during: null, when: when ?? words, then: when === null ? null : words }),
    stages: () => ({ thing: words, stages: [], moves: [] }),
    step: () => ({ who: null, role: who, does: words, feature: null, example: [] }),
    thing: () => ({ name: words, fields: [], keep: null }),
    message: () => ({ to: who, when: when ?? words, channel: null }),
    connection: () => ({ what: words, direction: null }),
    money: () => ({ what: words }),
    screen: () => ({ name: words, shows: null, role: who }),
    look: () => ({ about: 'style', what: words }),
    quality: () => ({ about: 'other', what: words, figure: null }),
    measure: () => ({ what: words, from: null, to: null, due: null, guard: false }),
    limit: () => ({ about: 'other', what: words }),
    out: () => ({ what: words, because: null }),
    doubt: () => ({ about: 'unknown', what: words }),
    contradiction: () => ({ what: words }),
    background: () => ({ about: 'today', what: words }),
    aside: () => ({ what: words }),
  }
  return { kind, fields: fields[kind]() } as KindFields
}

/** Cuts a text into two at its middle joint: ", ", " and ", 「、」; null where there is none. */
const JOINT = /\s*(?:[,;、，；。]\s*(?:and\s+|but\s+|then\s+)?|\s+and\s+|\s+but\s+|\s+then\s+)/gi

/** Two rows for one. Where the text has no joint, both begin alike and the founder takes away. */
export function splitRow(row: Row): [KindFields, KindFields] {
  const words = readHeart(row).replace(/[.。]\s*$/, '')
  const joints = [...words.matchAll(JOINT)].filter(
    ({ index, 0: joint }) => index > 0 && index + joint.length < words.length,
  )
  const middle = joints.sort(
    (a, b) => Math.abs(a.index - words.length / 2) - Math.abs(b.index - words.length / 2),
  )[0]
  if (middle === undefined) return [convertKind(row, row.kind), replaceHeart(row, words)]
  return [
    replaceHeart(row, words.slice(0, middle.index)),
    replaceHeart(row, words.slice(middle.index + middle[0].length)),
  ]
}

/** The row's fields with another text at the heart. */
export function replaceHeart(row: Row, words: string): KindFields {
  const fields = { ...fieldsOf(row as RowOf<RowKind>) } as Record<string, unknown>
  fields[heartField(row)] = words
  return { kind: row.kind, fields } as unknown as KindFields
}

function heartField(row: Row): string {
  const names: Partial<Record<RowKind, string>> = {
    role: 'name',
    thing: 'name',
    screen: 'name',
    feature: 'does',
    step: 'does',
    rule: 'then',
    stages: 'thing',
    message: 'when',
  }
  if (row.kind === 'case') return row.then === null ? 'when' : 'then'
  return names[row.kind] ?? 'what'
}

function whoOf(row: Row): string | null {
  switch (row.kind) {
    case 'permission':
    case 'step':
    case 'screen':
      return row.role
    case 'feature':
      return row.actor
    case 'message':
      return row.to
    case 'role':
      return row.name
    default:
      return null
  }
}

function whenOf(row: Row): string | null {
  if (row.kind === 'rule' || row.kind === 'message') return row.when
  return row.kind === 'case' && row.then !== null ? row.when : null
}
