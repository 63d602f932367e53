import { lowerFirst } from '#domain/requirements/phrases.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { isWideDeed } from '#domain/requirements/writing/rights/everything.ts'
import { type Entry, isAllowed, signed } from './right-cells.ts'
import { type Column, type Shape, wordOf } from './shape-rights.ts'
import type { ToldRightLine } from './worked-out.ts'

interface Around {
  words: DocumentText
}

/** What is told of whoever has no column: who may everything and alone, and of whom a few rows are all. */
export function tellLines(
  around: Around,
  shape: Shape,
  entries: readonly Entry[],
): ToldRightLine[] {
  return [
    ...tellOver(around, shape, entries),
    ...shape.narrow.map((column) => tellNarrow(around, column, shape.rows)),
  ]
}

function tellOver(
  { words }: Around,
  { over, sole, rows }: Shape,
  entries: readonly Entry[],
): ToldRightLine[] {
  if (over === null) return []
  const { roleTable, assumedSign, listed } = words
  const name = listed(over.roles.map((role) => role.name))
  const told = entries.map((entry) => ({ entry, word: wordOf(entry, over.roles[0]?.id) }))
  const isWide = over.roles.some(({ can }) => can.some(isWideDeed))
  const isSupposed = !isWide && told.some(({ word }) => word.kind === 'yes' && word.isSupposed)
  const sign = isSupposed ? assumedSign : ''
  const left = told.filter(({ word }) => word.kind !== 'yes')
  const { all, allBut, except, only } = roleTable.over
  const deeds = left.map(({ entry, word }) => {
    const what = lowerFirst(entry.what)
    // What nobody else may either has no row.
    const items = rows.includes(entry) ? [] : [...entry.items]
    if (word.kind === 'never' && word.text === roleTable.cells.never)
      return { what: except.never(what), items }
    if (word.kind === 'no') return { what: what + assumedSign, items }
    return { what: except.part(what, lowerFirst(signed(words, word))), items }
  })
  const alone = sole.map(({ what, items, cells }) => {
    const isSaid = [...cells.values()].every((word) => word.kind === 'never' || isAllowed(word))
    return { what: lowerFirst(what) + (isSaid ? '' : assumedSign), items: [...items] }
  })
  return [
    { lead: deeds.length === 0 ? all(name, sign) : allBut(name, sign), deeds },
    ...(alone.length === 0 ? [] : [{ lead: only(name), deeds: alone }]),
  ]
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
  const { narrow, nothing } = words.roleTable
  const none =
    deeds.length === 0 ? [{ what: lowerFirst(nothing) + words.assumedSign, items: [] }] : []
  return { lead: narrow(role?.name ?? ''), deeds: [...deeds, ...none] }
}
