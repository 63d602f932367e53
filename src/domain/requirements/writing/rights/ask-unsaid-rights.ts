import type { PermissionRow, Role } from '#domain/requirements/document-items.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'

/** "Kit" beside "Saturdays Kit": what the one may do was read of the other. */
function isSamePerson({ name }: Role, roles: readonly Role[]): boolean {
  return roles.some(
    (other) => other.name !== name && other.can.length > 0 && other.name.endsWith(` ${name}`),
  )
}

/** What nobody said of the roles: who they are, what some of them may do, what a cell without a word means. */
export function askUnsaidRights(
  notebook: Notebook,
  { roles, founder, widerOf }: Pick<People, 'roles' | 'founder' | 'widerOf'>,
  rows: readonly PermissionRow[],
): void {
  const { words } = notebook
  const isAnswered = notebook.answers.some(({ question }) => question === 'q5')
  if (roles.length === 0 && isAnswered) notebook.ask({ ...words.ask.nobody, question: 'q5' })
  const silent = roles.filter(
    (role) =>
      role.can.length + role.mustNot.length === 0 &&
      widerOf(role) === null &&
      !isSamePerson(role, roles),
  )
  const blocks = silent.map(({ id }) => id)
  if (silent.length > 0) {
    const names = silent.map(({ name }) => name)
    const asked = words.ask.silentRoles(names)
    const { suggestedDefault } = rows.length > 0 ? words.ask.permissions : asked
    notebook.ask({ ...asked, suggestedDefault, blocks, question: 'q5' })
  }
  const supposed = rows.filter(({ cells }) => cells.some(({ assumed }) => assumed === true))
  const waiting = supposed.map(({ id }) => id)
  if (supposed.length > 0) {
    notebook.ask({ ...words.ask.permissions, blocks: waiting, question: 'q5' })
    notebook.assume(words.assume.rights, waiting)
  }
  if (rows.length === 0) return
  const ofNobody = rows.filter(({ cells }) =>
    cells.some(({ permission }) => permission === 'unstated'),
  )
  const who = founder === null ? null : notebook.frames.role(founder.name)
  notebook.assume(
    words.assume.denied(who),
    ofNobody.map(({ id }) => id),
  )
}
