import type { ProposedRow } from '#domain/reading/reading.ts'
import { BACKGROUNDS, DOUBTS, LIMITS, LOOKS, QUALITIES } from '#domain/reading/row-values.ts'
import type { RowKind, Said } from '#domain/reading/rows.ts'
import type { WireRow } from './wire-row.ts'
import { type WireFields, wireText } from './wire-text.ts'

type Of<Kind extends RowKind> = Omit<
  Extract<ProposedRow, { kind: Kind }>,
  'kind' | 'said' | 'certainty' | 'flags'
>

/**
 * A model's row in the shape of the reading, with its quotes as they were found. References to
 * features stay as they came (`f1`). Null when it lacks what its kind cannot be without.
 */
export function toRow(wire: WireRow, said: Said[]): ProposedRow | null {
  const fields = SHAPES[wire.kind](wireText(wire))
  if (!fields) return null
  return { kind: wire.kind, said, certainty: 'clear', flags: [], ...fields } as ProposedRow
}

/** Nothing, or an empty text, where a field is missing. */
const SHAPES: { [Kind in RowKind]: (fields: WireFields) => Of<Kind> | '' | null } = {
  role: ({ name, also, access = true }) => name && { name, also, access },
  permission: ({ role, may = 'may', what }) => role && what && { role, may, what },
  feature: ({ actor, does, priority, outcome, things }) =>
    does && { actor, does, priority: priority ?? 'unsaid', outcome, things },
  rule: ({ when, then, on }) => then && { when, then, about: on },
  case: ({ during, when, then }) => when && { during, when, then },
  stages: ({ thing, name, stages, moves = [] }) =>
    stages.length > 0 ? { thing: thing ?? name ?? '', stages, moves } : null,
  step: ({ who, role, does, feature, example }) => does && { who, role, does, feature, example },
  thing: ({ name, fields, keep }) => name && { name, fields, keep },
  message: ({ to, when, channel }) => (to ?? when ?? channel) && { to, when, channel },
  connection: ({ what, direction = null }) => what && { what, direction },
  money: ({ what }) => what && { what },
  screen: ({ name, what, shows, role }) => {
    const title = name ?? what
    return title && { name: title, shows, role }
  },
  look: ({ about, what }) => what && { about: oneOf(LOOKS, about, 'style'), what },
  quality: ({ about, what, figure }) =>
    what && { about: oneOf(QUALITIES, about, 'other'), what, figure },
  measure: ({ what, from, to, by, guard = false }) => what && { what, from, to, due: by, guard },
  limit: ({ about, what }) => what && { about: oneOf(LIMITS, about, 'other'), what },
  out: ({ what, because }) => what && { what, because },
  doubt: ({ about, what }) => what && { about: oneOf(DOUBTS, about, 'unknown'), what },
  contradiction: ({ what }) => what && { what },
  background: ({ about, what }) => what && { about: oneOf(BACKGROUNDS, about, 'problem'), what },
  aside: ({ what }) => ({ what }),
}

/** What each kind may be about, for the form that a model is sent. */
export const ABOUT = [...LOOKS, ...QUALITIES, ...LIMITS, ...DOUBTS, ...BACKGROUNDS]

function oneOf<T extends string>(known: readonly T[], given: string | null, otherwise: T): T {
  return known.find((each) => each === given) ?? otherwise
}
