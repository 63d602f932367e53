import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { type Permission, PRIORITIES } from '#domain/requirements/document-items.ts'
import { requirementsOf } from '#domain/requirements/registers/list-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { itemLine, origin } from './item-line.ts'
import { blocks, bullets, inline, table } from './markdown.ts'

/** Section 1. */
export function renderSummary({ summary }: RequirementsDocument, words: DocumentText): string {
  return blocks(
    ...summary.map(({ label, text }) => `**${inline(label)}${words.labelEnd}** ${inline(text)}`),
  )
}

/** Section 2. */
export function renderProblem(
  { problem, today }: RequirementsDocument,
  words: DocumentText,
): string {
  return blocks(
    titled(words.problem, bullets(problem.map((item) => itemLine(item, words)))),
    titled(words.today, bullets(today.map((item) => itemLine(item, words)))),
  )
}

/** Section 3. */
export function renderGoals(
  { promise, success, counterMeasures }: RequirementsDocument,
  words: DocumentText,
): string {
  const criteria = table(
    Object.values(words.successColumns),
    success.map((entry) => [
      `**${entry.id}**`,
      inline(entry.text),
      inline(entry.target ?? words.notSaid),
      inline(entry.due),
      origin(entry, words),
    ]),
  )
  return blocks(
    titled(words.promise, bullets(promise.map((item) => itemLine(item, words)))),
    titled(words.success, criteria),
    titled(words.guards, bullets(counterMeasures.map((item) => itemLine(item, words)))),
  )
}

/** Section 4. */
export function renderRoles(
  { roles, outsiders = [], permissions }: RequirementsDocument,
  words: DocumentText,
): string {
  const lines = roles.map((role) => {
    const can =
      role.can.length === 0
        ? ''
        : ` ${words.may}${words.colon}${inline(role.can.join(words.semicolon))}${words.stop}`
    const never =
      role.mustNot.length === 0
        ? ''
        : ` ${words.mustNever}${words.colon}${inline(role.mustNot.join(words.semicolon))}${words.stop}`
    const others = role.also ?? []
    const also = others.length === 0 ? '' : ` (${inline(words.alsoCalled(others.join(', ')))})`
    return `**${role.id} ${inline(role.name)}**${also}${can}${never} ${origin(role, words)}`
  })
  const columns = roles.filter(({ id }) =>
    permissions.every(({ cells }) => cells.some(({ role }) => role === id)),
  )
  const matrix = table(
    [words.successColumns.id, words.action, ...columns.map(({ name }) => inline(name))],
    permissions.map((row) => [
      `**${row.id}**`,
      inline(row.action),
      ...columns.map(({ id }) =>
        sign(row.cells.find(({ role }) => role === id)?.permission, words),
      ),
    ]),
  )
  const note = matrix === '' ? '' : words.unstated
  const without = outsiders.map(
    (person) => `**${person.id} ${inline(person.name)}** ${origin(person, words)}`,
  )
  return blocks(
    bullets(lines),
    titled(words.outsiders, bullets(without)),
    columns.length === 0 ? '' : titled(words.permissions, matrix, note),
  )
}

function sign(permission: Permission | undefined, words: DocumentText): string {
  return permission === undefined || permission === 'unstated' ? '?' : words[permission]
}

/** Section 5. */
export function renderScope(document: RequirementsDocument, words: DocumentText): string {
  const requirements = requirementsOf(document)
  const priorities = PRIORITIES.map((priority) =>
    titled(
      words.priorities[priority],
      bullets(
        requirements
          .filter((entry) => entry.priority === priority)
          .map(({ id, text }) => `**${id}** ${inline(text)}`),
      ),
    ),
  )
  const out = document.nonGoals.map((entry) => {
    const reason =
      entry.reason === null ? '' : ` ${words.because}${words.colon}${inline(entry.reason)}`
    return `**${entry.id}** ${inline(entry.text)}${reason} ${origin(entry, words)}`
  })
  return blocks(
    ...priorities,
    titled(words.leftOut, bullets(out)),
    titled(words.later, bullets(document.later.map((item) => itemLine(item, words)))),
  )
}

/** A part under its own small heading; empty when the part is. */
export function titled(title: string, ...parts: readonly string[]): string {
  const body = blocks(...parts)
  return body === '' ? '' : blocks(`### ${title}`, body)
}
