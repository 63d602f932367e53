import type { ProposedRow } from '#domain/reading/reading.ts'

/** What a row says in words of its own: every text but names of roles and references. */
export function listTexts(row: ProposedRow): string[] {
  const texts: (string | null)[] = OWN_TEXTS[row.kind](row as never)
  return texts.filter((text): text is string => text !== null && text !== '')
}

/** Who a row speaks of: the names of roles in it. */
export function listRoles(row: ProposedRow): string[] {
  const names = 'role' in row ? [row.role] : 'to' in row && row.kind === 'message' ? [row.to] : []
  const actor = row.kind === 'feature' ? [row.actor] : []
  return [...names, ...actor].filter((name): name is string => typeof name === 'string')
}

type Of<Kind extends ProposedRow['kind']> = Extract<ProposedRow, { kind: Kind }>

const OWN_TEXTS: { [Kind in ProposedRow['kind']]: (row: Of<Kind>) => (string | null)[] } = {
  role: () => [],
  permission: ({ what }) => [what],
  feature: ({ does, outcome }) => [does, outcome],
  rule: ({ when, then }) => [when, then],
  case: ({ when, then }) => [when, then],
  stages: ({ thing, stages }) => [thing, ...stages],
  step: ({ does, example }) => [does, ...example],
  thing: ({ name, fields, keep }) => [
    name,
    ...fields.flatMap((field) => [field.name, ...field.values]),
    keep,
  ],
  message: ({ when, channel }) => [when, channel],
  connection: ({ what }) => [what],
  money: ({ what }) => [what],
  screen: ({ name, shows }) => [name, shows],
  look: ({ what }) => [what],
  quality: ({ what, figure }) => [what, figure],
  measure: ({ what, from, to, due }) => [what, from, to, due],
  limit: ({ what }) => [what],
  out: ({ what, because }) => [what, because],
  doubt: ({ what }) => [what],
  // What a contradiction is about is a question to the founder, and nobody's claim.
  contradiction: () => [],
  background: ({ what }) => [what],
  aside: () => [],
}
