import { contentStems } from '#domain/language/stems.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { groupRequirements } from '#domain/requirements/outline/features/group-requirements.ts'
import { partTogether } from '#domain/requirements/outline/features/list-together.ts'
import { OF_SEEING } from '#domain/requirements/outline/features/repeats-told.ts'
import { findRuleHome } from '#domain/requirements/outline/rules/find-rule-home.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { stemsOfNames } from '#domain/requirements/registers/stems-of-names.ts'

/** A requirement that section 7 tells, with what stands there. */
interface Place {
  id: string
  /** What it is about: its capability, its sentence and its lines. */
  text: string
  tests: string
}

/** The rules of section 8, each with the requirement below which it stands; of what nobody told nothing is known. */
function listRuled({ document }: Desk): { home: string | null; text: string }[] {
  const { ruleRows = [], rules } = document
  const told = new Set(rules.filter(({ outcome }) => outcome !== null).map(({ id }) => id))
  return ruleRows.map(({ text, items }) => {
    const own = items.filter((id) => told.has(id))
    return { text, home: own.length === 0 ? null : findRuleHome(own, document) }
  })
}

/** The requirements below which a line can stand: those that lead a line of a capability, and those that stand alone. */
function listPlaces(desk: Desk): Place[] {
  const ruled = listRuled(desk)
  return groupRequirements(desk).flatMap(({ requirements }) => {
    const { together, apart } = partTogether(desk, requirements)
    const led = together.flatMap(({ capability, lines, requirements: own }): Place[] =>
      own.flatMap(({ id, text, criteria }) => {
        const leads = lines.filter(({ line }) => line.items.includes(id))
        const tests = criteria.map(({ given, when, outcome }) => `${given} ${when} ${outcome}`)
        const rules = ruled.filter(({ home }) => home === id).map(({ text: told }) => told)
        const words = [capability.title, text, ...leads.map(({ line }) => line.text)]
        return leads.length === 0
          ? []
          : [{ id, text: words.join(' '), tests: [...tests, ...rules].join(' ') }]
      }),
    )
    return [...led, ...apart.map(({ id, text }) => ({ id, text, tests: '' }))]
  })
}

/**
 * Finds the place of what holds until a question is answered: the requirement whose line names it, else of those
 * that wait for it, or rest on a rule, a test, a thing or a screen that does, the one that shares the rarest words
 * with it. Null where it has no word of its place that not nearly all have, or another place has many times more
 * of it, and for what is about days, money and people to build it with, or about how it is measured.
 */
export function createPlacing(desk: Desk) {
  const places = listPlaces(desk)
  const weighing = createWeigh(places, desk)
  return (entry: OpenQuestion, named: string | undefined): Place | null => {
    if (isOfLimits(desk, entry)) return null
    const own = places.find(({ id }) => id === named)
    if (own === undefined) return findPlace(desk, entry, weighing)
    if (weighing.isShort(own, wordsOf(entry), FAR)) {
      const found = findPlace(desk, entry, weighing)
      return found === null || weighing.isShort(found, wordsOf(entry), NEAR) ? null : found
    }
    return weighing.sharesWord(own, wordsOf(entry), KNOWN) ? own : null
  }
}

/** Of less it is not about a place, though its line stands there. */
const FAR = 1 / 5
/** Of so much it is about another place. */
const NEAR = 0.8

function wordsOf({ text, suggestedDefault }: OpenQuestion): ReadonlySet<string> {
  return contentStems(`${text} ${suggestedDefault ?? ''}`)
}

/** A word tells a place that no more of all places have. */
const KNOWN = 1 / 3
/** The same where a question waits in so many capabilities. */
const RARE = 0.1
const MANY = 3

function findPlace(
  desk: Desk,
  entry: OpenQuestion,
  { places, weigh, sharesWord, isShort }: ReturnType<typeof createWeigh>,
): Place | null {
  const linked = listLinked(desk, entry)
  const waiting = (desk.document.capabilities ?? []).filter(({ items }) =>
    items.some((id) => entry.blocks.includes(id)),
  )
  const until = contentStems(entry.suggestedDefault ?? '')
  const told = waiting.length === 1 ? wordsOf(entry) : until
  const most = waiting.length < MANY ? KNOWN : RARE
  const [best] = places
    .filter((place) => linked.includes(place.id) && sharesWord(place, told, most))
    .filter((place) => !isShort(place, wordsOf(entry), FAR))
    .map((place) => ({ place, weight: weigh(place, wordsOf(entry)) }))
    .sort(
      (one, other) =>
        other.weight - one.weight || linked.indexOf(one.place.id) - linked.indexOf(other.place.id),
    )
  return best?.place ?? null
}

/** Words that few places have tell which of them is meant, those of its sentences more than those of its tests. */
function createWeigh(places: readonly Place[], { document }: Desk) {
  const told = places.map(({ id, text, tests }) => {
    const [head, rest] = [contentStems(text), contentStems(tests)]
    return { id, head, all: new Set([...head, ...rest]) }
  })
  const people = stemsOfNames(document.roles)
  const counts = new Map<string, number>()
  for (const { all } of told) for (const stem of all) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const listShared = ({ id }: Place, asked: ReadonlySet<string>) => {
    const own = told.find((each) => each.id === id)
    const shared = [...(own?.all ?? [])].filter((stem) => asked.has(stem))
    return shared.map((stem) => ({
      ...{ stem, count: counts.get(stem) ?? 1 },
      worth: own?.head.has(stem) === true ? 2 : 1,
    }))
  }
  const weigh = (place: Place, asked: ReadonlySet<string>): number =>
    listShared(place, asked).reduce((sum, { worth, count }) => sum + worth / count, 0)
  return {
    places,
    weigh,
    /** Whether a place has less than a share of what the place with most of these words has. */
    isShort: (place: Place, asked: ReadonlySet<string>, share: number): boolean =>
      weigh(place, asked) < Math.max(...places.map((each) => weigh(each, asked))) * share,
    /** Whether a place has one of these words that no more than a share of all have, beside people and that it is seen. */
    sharesWord: (place: Place, asked: ReadonlySet<string>, most: number): boolean =>
      listShared(place, asked).some(
        ({ stem, count }) =>
          (count <= FEW || count <= places.length * most) &&
          !people.has(stem) &&
          !OF_SEEING.has(stem),
      ),
  }
}

/** Of a small document so many may have a word. */
const FEW = 3

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

/** Whether most of its words are those of a limit of money, days or people, or of a measure: sections 14 and 3 have those. */
function isOfLimits({ document }: Desk, { quotes }: OpenQuestion): boolean {
  const { constraints, success, counterMeasures } = document
  const limits = [
    ...constraints.filter(({ kind }) => LIMITING.has(kind)),
    ...success,
    ...counterMeasures,
  ]
  const limiting = quotes.filter((quote) =>
    limits.some((limit) => limit.quotes.some((own) => quotesSame(own, quote))),
  )
  return limiting.length * 2 > quotes.length
}

const LIMITING: ReadonlySet<string> = new Set(['budget', 'date', 'people'])
