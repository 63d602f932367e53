import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { lowerFirst } from '#domain/requirements/phrases.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { type Entry, isAllowed, signed } from './right-cells.ts'
import { type Column, wordOf } from './right-columns.ts'
import type { Shape } from './shape-rights.ts'
import type { ToldRightLine } from './worked-out.ts'

interface Around {
  words: DocumentText
  /** The names that are a person's own. */
  persons: readonly string[]
}

/** What is told in a sentence: what nobody else may, and of whom a few rows are all. */
export function tellLines(around: Around, shape: Shape): ToldRightLine[] {
  return [
    ...tellSole(around, shape),
    ...shape.narrow.map((column) => tellNarrow(around, column, shape.rows)),
  ]
}

function tellSole({ words, persons }: Around, { lead, sole }: Shape): ToldRightLine[] {
  if (lead === null || sole.length === 0) return []
  const { named, only } = fileTextOf(words).rights
  const roles = [...lead.roles, ...lead.people]
  const name = words.listed(roles.map((role) => named(role.name, persons.includes(role.name))))
  const deeds = sole.map(({ what, items }) => ({ what: lowerFirst(what), items: [...items] }))
  return [{ lead: only(name, words.assumedSign), deeds }]
}

function tellNarrow(
  { words }: Around,
  { roles: [role] }: Column,
  rows: readonly Entry[],
): ToldRightLine {
  const deeds = rows.flatMap((row) => {
    const word = wordOf(row, role?.id)
    if (!isAllowed(word)) return []
    const limit = word.kind === 'yes' ? '' : words.colon + lowerFirst(word.text)
    return [{ what: signed(words, { ...word, text: lowerFirst(row.what) + limit }), items: [] }]
  })
  return { lead: fileTextOf(words).narrow(role?.name ?? ''), deeds }
}
