import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { formatId } from '#domain/requirements/registers/keep-ids.ts'
import { type ListedItem, listItems } from '#domain/requirements/registers/list-items.ts'
import { matchItems } from '#domain/requirements/registers/match-items.ts'

/** Gives ids for one document, none of them twice. */
export interface Numbering {
  /** The highest number given out for each kind of id. */
  last: Record<string, number>
  /** What an item of the version before may be continued by. */
  before: readonly ListedItem[]
  taken: Set<string>
}

/** Starts behind the version before, whose items keep their ids where they come again. */
export function startNumbering(previous: RequirementsDocument | null): Numbering {
  return {
    last: { ...previous?.lastNumbers },
    before: previous === null ? [] : listItems(previous).map(byTitle),
    taken: new Set(),
  }
}

/** A function is known again by its title, whatever is told of it. */
function byTitle(entry: ListedItem): ListedItem {
  const { title }: { title?: string } = entry.item as object
  return entry.prefix === 'FR' && title !== undefined ? { ...entry, key: title } : entry
}

interface Named<T> {
  prefix: (entry: T) => string
  /** What makes it this item: its name or its statement. */
  key: (entry: T) => string
}

/** The entries with an id each; one that has one keeps it. */
export function giveIds<T extends { id: string }>(
  numbering: Numbering,
  entries: readonly T[],
  { prefix, key }: Named<T>,
): T[] {
  const now = entries.map(
    (entry, index): ListedItem => ({
      item: { id: `#${index}`, sources: [], mark: 'stated', quotes: [] },
      prefix: prefix(entry),
      ...{ key: key(entry), content: key(entry) },
    }),
  )
  const free = numbering.before.filter(({ item }) => !numbering.taken.has(item.id))
  const known = matchItems(now, free)
  return entries.map((entry, index) => {
    const id = entry.id || known.get(`#${index}`) || nextId(numbering, prefix(entry))
    numbering.taken.add(id)
    return { ...entry, id }
  })
}

function nextId({ last }: Numbering, prefix: string): string {
  const number = (last[prefix] ?? 0) + 1
  last[prefix] = number
  return formatId(prefix, number)
}

/** Puts down in `last` that the number of this id is given out: "AC-007.3" is the third of "AC-007". */
export function noteNumber(last: Record<string, number>, id: string): void {
  const [, kind = '', number = '0'] = /^(.*?)[-.](\d+)$/.exec(id) ?? []
  last[kind] = Math.max(last[kind] ?? 0, Number(number))
}

/** "AC-007.3": the tests of a function are counted by themselves. */
export function giveTestIds<T extends { id: string }>(
  { last }: Numbering,
  of: string,
  tests: readonly T[],
): T[] {
  const stem = of.replace('FR', 'AC')
  return tests.map((test) => {
    if (test.id !== '') return test
    last[stem] = (last[stem] ?? 0) + 1
    return { ...test, id: `${stem}.${last[stem]}` }
  })
}
