import { contentStems } from '#domain/language/stems.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { groupRequirements } from '#domain/requirements/outline/features/group-requirements.ts'
import { partTogether } from '#domain/requirements/outline/features/list-together.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'

/** A requirement that section 7 tells, with what stands there. */
interface Place {
  id: string
  /** What it is about: its capability, its sentence and its lines. */
  text: string
  tests: string
}

/** The requirements below which a line can stand: those that lead a line of a capability, and those that stand alone. */
function listPlaces(desk: Desk): Place[] {
  return groupRequirements(desk).flatMap(({ requirements }) => {
    const { together, apart } = partTogether(desk, requirements)
    const led = together.flatMap(({ capability, lines, requirements: own }): Place[] =>
      own.flatMap(({ id, text, criteria }) => {
        const leads = lines.filter(({ line }) => line.items.includes(id))
        const tests = criteria.map(({ given, when, outcome }) => `${given} ${when} ${outcome}`)
        const words = [capability.title, text, ...leads.map(({ line }) => line.text)]
        return leads.length === 0 ? [] : [{ id, text: words.join(' '), tests: tests.join(' ') }]
      }),
    )
    return [...led, ...apart.map(({ id, text }) => ({ id, text, tests: '' }))]
  })
}

interface Weighed {
  places: readonly Place[]
  weigh: ReturnType<typeof createWeigh>
}

/** Finds the place of what holds until a question is answered: that of `named` where it is one, else by what is linked. */
export function createPlacing(desk: Desk) {
  const places = listPlaces(desk)
  const weighed = { places, weigh: createWeigh(places) }
  return (entry: OpenQuestion, named: string | undefined): Place | null =>
    places.find(({ id }) => id === named) ?? findPlace(desk, entry, weighed)
}

/**
 * The place of what holds until a question is answered: of the requirements that wait for it, or rest on a
 * rule, a test, a thing or a screen that does, the one that shares the rarest words with it. Null where none
 * shares any, and for what is about days, money and people to build it with.
 */
function findPlace(desk: Desk, entry: OpenQuestion, { places, weigh }: Weighed): Place | null {
  if (isOfLimits(desk, entry)) return null
  const linked = listLinked(desk, entry)
  const asked = contentStems(`${entry.text} ${entry.suggestedDefault ?? ''}`)
  const [best] = places
    .filter(({ id }) => linked.includes(id))
    .map((place) => ({ place, weight: weigh(place, asked) }))
    .filter(({ weight }) => weight > 0)
    .sort(
      (one, other) =>
        other.weight - one.weight || linked.indexOf(one.place.id) - linked.indexOf(other.place.id),
    )
  return best?.place ?? null
}

/** Words that few places have tell which of them is meant, those of its sentences more than those of its tests. */
function createWeigh(places: readonly Place[]) {
  const told = places.map(({ id, text, tests }) => {
    const [head, rest] = [contentStems(text), contentStems(tests)]
    return { id, head, all: new Set([...head, ...rest]) }
  })
  const counts = new Map<string, number>()
  for (const { all } of told) for (const stem of all) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const weighStem = (stem: string, head: ReadonlySet<string>) =>
    (head.has(stem) ? 2 : 1) / (counts.get(stem) ?? 1)
  return (place: Place, asked: ReadonlySet<string>): number => {
    const own = told.find(({ id }) => id === place.id)
    const shared = [...(own?.all ?? [])].filter((stem) => asked.has(stem))
    return shared.reduce((sum, stem) => sum + weighStem(stem, own?.head ?? new Set()), 0)
  }
}

/** The requirements that it names, then those that rest on something else that it names. */
function listLinked({ document }: Desk, { blocks, id }: OpenQuestion): string[] {
  const rows = (document.ruleRows ?? []).filter(({ items }) => items.includes(id))
  const named = new Set([...blocks, ...rows.flatMap(({ items }) => items)])
  const screens = document.screens.filter((each) => named.has(each.id))
  const shown = new Set(screens.flatMap(({ requirements }) => requirements))
  const resting = listRequirements(document).filter(
    ({ id: own, rules, entities, criteria }) =>
      shown.has(own) ||
      [...rules, ...entities].some((each) => named.has(each)) ||
      criteria.some(({ id: test, from = [] }) => [test, ...from].some((each) => named.has(each))),
  )
  return [...blocks, ...resting.map((each) => each.id)]
}

/** Whether most of its words are those of a limit of money, days or people: section 14 is about those. */
function isOfLimits({ document }: Desk, { quotes }: OpenQuestion): boolean {
  const limits = document.constraints.filter(({ kind }) => LIMITING.has(kind))
  const limiting = quotes.filter((quote) =>
    limits.some((limit) => limit.quotes.some((own) => quotesSame(own, quote))),
  )
  return limiting.length * 2 > quotes.length
}

const LIMITING: ReadonlySet<string> = new Set(['budget', 'date', 'people'])
