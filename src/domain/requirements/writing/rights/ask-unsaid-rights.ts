import type { PermissionRow, Role } from '#domain/requirements/document-items.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'

/** "Kit" beside "Saturdays Kit": what the one may do was read of the other. */
function isSamePerson({ name }: Role, roles: readonly Role[]): boolean {
  return roles.some(
    (other) => other.name !== name && other.can.length > 0 && other.name.endsWith(` ${name}`),
  )
}

/** What nobody said of the roles: who they are, what some of them may do, what a cell without a word means. */
export function askUnsaidRights(
  notebook: Notebook,
  { roles, founder }: { roles: readonly Role[]; founder: Role | null },
  rows: readonly PermissionRow[],
): void {
  const { words } = notebook
  const isAnswered = notebook.answers.some(({ question }) => question === 'q5')
  if (roles.length === 0 && isAnswered) notebook.ask({ ...words.ask.nobody, question: 'q5' })
  const silent = roles.filter(
    (role) => role.can.length + role.mustNot.length === 0 && !isSamePerson(role, roles),
  )
  const blocks = silent.map(({ id }) => id)
  if (silent.length > 0) {
    const names = silent.map(({ name }) => name)
    notebook.ask({ ...words.ask.silentRoles(names), blocks, question: 'q5' })
  }
  const supposed = rows.filter(({ cells }) => cells.some(({ assumed }) => assumed === true))
  if (founder !== null && supposed.length > 0) {
    const who = notebook.frames.role(founder.name)
    notebook.assume(
      words.assume.founderMay(who),
      supposed.map(({ id }) => id),
    )
  }
  const unsaid = rows.filter(({ cells }) =>
    cells.some(({ permission }) => permission === 'unstated'),
  )
  if (unsaid.length === 0) return
  const waiting = unsaid.map(({ id }) => id)
  notebook.ask({ ...words.ask.permissions, blocks: waiting, question: 'q5' })
  notebook.assume(words.assume.denied, waiting)
}
