import type { Row, RowFields, RowKind, RowOf, Said } from '#domain/reading/rows.ts'

/** Fields that most rows of a kind leave empty. */
const EMPTY: { [Kind in RowKind]: Partial<RowFields[Kind]> } = {
  role: { also: [], access: true },
  permission: { may: 'may' },
  feature: { actor: null, priority: 'unsaid', outcome: null, things: [] },
  rule: { when: null, about: [] },
  case: { during: null, then: null },
  stages: { moves: [] },
  step: { who: null, role: null, feature: null, example: [] },
  thing: { fields: [], keep: null },
  message: { to: null, when: null, channel: null },
  connection: { direction: null },
  money: {},
  screen: { shows: null, role: null },
  look: {},
  quality: { figure: null },
  measure: { from: null, to: null, due: null, guard: false },
  limit: {},
  out: { because: null },
  doubt: {},
  contradiction: {},
  background: {},
  aside: { what: null },
}

type Base = Pick<RowOf<'role'>, 'id' | 'state' | 'certainty' | 'flags'>
type Draft<Kind extends RowKind> = Partial<RowFields[Kind] & Base>

/** A row as a reader proposes it, from "q7: words of the answer". */
export function makeRow<Kind extends RowKind>(
  kind: Kind,
  said: string,
  fields: Draft<Kind> = {},
): Row {
  const base = { by: 'rules', state: 'proposed', certainty: 'clear', flags: [] } as const
  const row = {
    id: `${kind} ${said}`,
    kind,
    said: saidIn(said),
    ...base,
    changed: 1,
    origin: null,
    ...EMPTY[kind],
    ...fields,
  }
  // The compiler cannot follow that the fields are those of the kind.
  return row as unknown as Row
}

function saidIn(text: string): Said[] {
  return text.split('\n').map((line) => {
    const [question = '', ...words] = line.split(': ')
    return { question, words: words.join(': ') }
  })
}
