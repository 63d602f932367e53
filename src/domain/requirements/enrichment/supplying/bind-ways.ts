import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import { rankReach } from '#domain/requirements/writing/stages/reach-stage.ts'

interface Supplied {
  /** What each supplied requirement has somebody do, by its id. */
  deeds: ReadonlyMap<string, string>
  /** What the writer supposed for the stages of each table that nothing led to. */
  fillers: ReadonlyMap<string, FunctionalRequirement>
}

/**
 * Binds what was supplied to the ways that nothing else goes: "cancel an extra" leads to "cancelled".
 * What the writer supposed for those stages then sets only what is left. Gives the ids of what nothing
 * is left for.
 */
export function bindWays(
  document: RequirementsDocument,
  { deeds, fillers }: Supplied,
  { unsaid }: DocumentWords['writer'],
): string[] {
  const people = listNames(document.roles)
  return document.statusTables.flatMap((table) => {
    const { thing } = table
    const filler = fillers.get(table.id)
    const before = filler === undefined ? [] : stagesIn(filler.text, table)
    for (const way of table.transitions) {
      if (way.items?.some((id) => id !== filler?.id) === true) continue
      const ranked = [...deeds].map(([id, does]) => ({
        id,
        rank: rankReach({ does, people }, { stage: way.to, thing }),
      }))
      const best = Math.max(0, ...ranked.map(({ rank }) => rank))
      const items = best === 0 ? [] : ranked.flatMap(({ id, rank }) => (rank === best ? [id] : []))
      if (items.length > 0) way.items = items
    }
    if (filler === undefined) return []
    const after = stagesOf(table, filler.id)
    if (after.length === 0) return [filler.id]
    if (after.length < before.length) {
      for (const old of [unsaid.stages(thing, before), unsaid.stage(thing)]) {
        retell(filler, old, unsaid.stages(thing, after))
      }
    }
    return []
  })
}

/** The stages that it names; where it names none it is about all of them. */
function stagesIn(text: string, { states, transitions }: StatusTable): string[] {
  const isQuoted = (state: string) =>
    [`“${state.trim()}”`, `「${state.trim()}」`].some((each) => text.includes(each))
  const named = states.filter(isQuoted)
  if (named.length > 0) return named
  return states.filter((state) => transitions.some(({ to }) => to === state))
}

/** The stages that a requirement leads to, in their order. */
function stagesOf({ states, transitions }: StatusTable, id: string): string[] {
  return states.filter((state) =>
    transitions.some(({ to, items = [] }) => to === state && items.includes(id)),
  )
}

/** Tells another deed in a sentence and its criteria, whatever form its verb has there. */
function retell(requirement: FunctionalRequirement, old: string, fresh: string): void {
  const start = countShared(old, fresh)
  const [before, after] = [old, fresh].map((deed) => [...deed.slice(start)].reverse().join(''))
  const end = countShared(before ?? '', after ?? '')
  const [gone, come] = [old, fresh].map((deed) => deed.slice(start, deed.length - end))
  const change = (text: string) => text.replace(gone ?? '', come ?? '')
  requirement.text = change(requirement.text)
  for (const criterion of requirement.criteria) criterion.when = change(criterion.when)
}

function countShared(one: string, other: string): number {
  let at = 0
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1
  return at
}
