import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import type { SlicePart } from './proposed-slices.ts'

/**
 * The parts with what guards a requirement beside it: what the app does by itself about the same rule
 * or the same words comes no later. In a part what is only nice to have stands last.
 */
export function keepTogether(parts: readonly SlicePart[]): SlicePart[] {
  const homes = new Map<FunctionalRequirement, number>()
  parts.forEach(({ of }, at) => {
    for (const each of of) homes.set(each, isGuard(each) ? firstNeeding(each, parts, at) : at)
  })
  return parts
    .map((part, at) => {
      const all = [...homes].flatMap(([each, home]) => (home === at ? [each] : []))
      const own = part.of.filter((each) => all.includes(each))
      const come = all.filter((each) => !own.includes(each))
      return { ...part, of: byRank([...own, ...come]) }
    })
    .filter(({ of }) => of.length > 0)
}

/** What the app does by itself, and nobody asked for by its rank; what only sends something guards nothing. */
function isGuard({ role, missing = [], mark, priority, text }: FunctionalRequirement): boolean {
  return (
    role === null &&
    missing.length === 0 &&
    mark !== 'open' &&
    priority === 'unsaid' &&
    !SENDS.test(text)
  )
}

const SENDS = /\bshall (?:send|text|mail|e-?mail)\b|を[^。、]*送ること/iu

function firstNeeding(
  guard: FunctionalRequirement,
  parts: readonly SlicePart[],
  home: number,
): number {
  const rules = new Set(guard.rules)
  const isOfSame = (each: FunctionalRequirement) =>
    each !== guard &&
    (each.rules.some((id) => rules.has(id)) ||
      each.criteria.some(({ quotes }) =>
        quotes.some((quote) => guard.quotes.some((own) => quotesSame(own, quote))),
      ))
  const first = parts.findIndex(({ of }) => of.some(isOfSame))
  return first < 0 ? home : Math.min(first, home)
}

const RANKS = ['should', 'could']

function byRank(of: readonly FunctionalRequirement[]): FunctionalRequirement[] {
  const rank = ({ priority }: FunctionalRequirement) => RANKS.indexOf(priority)
  return [...of].sort((a, b) => rank(a) - rank(b))
}
