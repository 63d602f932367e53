import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Permission, Priority } from '#domain/requirements/document-items.ts'
import { requirementsOf } from '#domain/requirements/registers/list-items.ts'
import { itemLine, origin } from './item-line.ts'
import { blocks, bullets, inline, table } from './markdown.ts'

/** Section 1. */
export function renderSummary({ summary }: RequirementsDocument): string {
  return blocks(...summary.map(({ label, text }) => `**${label}.** ${inline(text)}`))
}

/** Section 2. */
export function renderProblem({ problem, today }: RequirementsDocument): string {
  return blocks(
    titled('The problem', bullets(problem.map(itemLine))),
    titled('How it is done today', bullets(today.map(itemLine))),
  )
}

/** Section 3. */
export function renderGoals({ promise, success, counterMeasures }: RequirementsDocument): string {
  const criteria = table(
    ['Id', 'Sign of success', 'Target', 'Looked at', 'Source'],
    success.map((entry) => [
      `**${entry.id}**`,
      inline(entry.text),
      inline(entry.target ?? 'not said'),
      inline(entry.due),
      origin(entry),
    ]),
  )
  return blocks(
    titled('The promise', bullets(promise.map(itemLine))),
    titled('Success criteria', criteria),
    titled('What must not get worse', bullets(counterMeasures.map(itemLine))),
  )
}

/** Section 4. */
export function renderRoles({ roles, permissions }: RequirementsDocument): string {
  const lines = roles.map((role) => {
    const can = role.can.length === 0 ? '' : ` May: ${inline(role.can.join('; '))}.`
    const never =
      role.mustNot.length === 0 ? '' : ` Must never: ${inline(role.mustNot.join('; '))}.`
    return `**${role.id} ${inline(role.name)}**${can}${never} ${origin(role)}`
  })
  const columns = roles.filter(({ id }) =>
    permissions.every(({ cells }) => cells.some(({ role }) => role === id)),
  )
  const matrix = table(
    ['Id', 'Action', ...columns.map(({ name }) => inline(name))],
    permissions.map((row) => [
      `**${row.id}**`,
      inline(row.action),
      ...columns.map(({ id }) => sign(row.cells.find(({ role }) => role === id)?.permission)),
    ]),
  )
  const note =
    matrix === '' ? '' : '“?” means that nobody has said it yet; until then it is refused.'
  return blocks(
    bullets(lines),
    columns.length === 0 ? '' : titled('Permission table', matrix, note),
  )
}

function sign(permission: Permission | undefined): string {
  return permission === undefined || permission === 'unstated' ? '?' : permission
}

const PRIORITIES: readonly [Priority, string][] = [
  ['must', 'Must'],
  ['should', 'Should'],
  ['could', 'Could'],
]

/** Section 5. */
export function renderScope(document: RequirementsDocument): string {
  const requirements = requirementsOf(document)
  const priorities = PRIORITIES.map(([priority, title]) =>
    titled(
      title,
      bullets(
        requirements
          .filter((entry) => entry.priority === priority)
          .map(({ id, text }) => `**${id}** ${inline(text)}`),
      ),
    ),
  )
  const out = document.nonGoals.map((entry) => {
    const reason = entry.reason === null ? '' : ` Because: ${inline(entry.reason)}`
    return `**${entry.id}** ${inline(entry.text)}${reason} ${origin(entry)}`
  })
  return blocks(
    ...priorities,
    titled('Left out of this version', bullets(out)),
    titled('Later', bullets(document.later.map(itemLine))),
  )
}

/** A part under its own small heading; empty when the part is. */
export function titled(title: string, ...parts: readonly string[]): string {
  const body = blocks(...parts)
  return body === '' ? '' : blocks(`### ${title}`, body)
}
