import { contentStems } from '#domain/language/stems.ts'
import type { FunctionalRequirement, Role } from '#domain/requirements/document-items.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { hasNo } from '#domain/requirements/enrichment/negations.ts'
import { type Clause, splitClauses } from './clauses.ts'
import { isLight, wordsOf } from './deeds.ts'
import { hasStem, isInflected, placeOf } from './sentences.ts'

interface Known {
  /** Everything that stands behind the text. */
  sources: readonly string[]
  roles: readonly Role[]
}

interface Composed {
  text: string
  requirements: readonly FunctionalRequirement[]
}

/** A no that is not where it was said: of a deed that nobody denies, or gone from a thing. */
export function findOtherNo(composed: Composed, known: Known): Fault | null {
  return (
    findAddedNo(composed, known) ?? findDroppedNo(composed, known) ?? findNewNo(composed, known)
  )
}

/** A no of what somebody does, where nothing that is told of that deed has one. */
function findAddedNo(
  { text, requirements }: Composed,
  { sources, roles }: { sources: readonly string[]; roles: readonly Role[] },
): Fault | null {
  const denied = splitClauses(text).filter((clause) => hasNo(clause.text))
  const told = splitClauses(sources.join('\n'))
  for (const { verb } of requirements.map((each) => wordsOf(each, roles))) {
    const denies = ({ text: clause }: Clause) => isDeniedIn(clause, verb)
    const added = isLight(verb) ? undefined : denied.find(denies)
    if (added !== undefined && !told.some(denies)) {
      return { rule: 'negation', words: added.text, part: 'text' }
    }
  }
  return null
}

/** Whether a no stands right before a verb; in Japanese, whose no is behind it, anywhere beside it. */
function isDeniedIn(clause: string, verb: string): boolean {
  if (isInflected(verb)) return hasNo(clause) && hasStem(verb, clause, contentStems(clause))
  const at = placeOf([verb], clause)
  const before = clause.slice(0, at).trim().split(/\s+/u).slice(-NEAR)
  return at < clause.length && hasNo(before.join(' '))
}

/** Words between a no and its verb. */
const NEAR = 2

/** A thing that is told as if it were there, of which everything behind the text says no: "no money". */
function findDroppedNo({ text }: Composed, { sources }: Known): Fault | null {
  const told = splitClauses(sources.join('\n'))
  const said = new Set(
    told.filter((each) => !hasNo(each.text)).flatMap((each) => [...contentStems(each.text)]),
  )
  const denied = told.flatMap(({ text: each }) => [...each.matchAll(NO_THING)])
  const clauses = splitClauses(text).filter((each) => !hasNo(each.text))
  for (const [, thing = ''] of denied) {
    const [part = ''] = contentStems(thing)
    const told = said.has(part)
      ? undefined
      : clauses.find((each) => contentStems(each.text).has(part))
    if (part !== '' && told !== undefined) {
      return { rule: 'negation', words: thing, part: 'text' }
    }
  }
  return null
}

/** A no of a thing that the requirements have: "without the cost" of "with the cost shown". */
function findNewNo({ text, requirements }: Composed, { sources }: Known): Fault | null {
  const had = splitClauses(requirements.map((each) => each.text).join('\n'))
  const said = new Set(
    had.filter((each) => !hasNo(each.text)).flatMap((each) => [...contentStems(each.text)]),
  )
  const thingsOf = (from: string) =>
    [...from.matchAll(NO_THING)].map(([words, thing = '']) => ({
      words,
      part: [...contentStems(thing)][0] ?? '',
    }))
  const denied = new Set(thingsOf(sources.join('\n')).map(({ part }) => part))
  const added = thingsOf(text).find(({ part }) => said.has(part) && !denied.has(part))
  return added === undefined ? null : { rule: 'negation', words: added.words, part: 'text' }
}

const NO_THING = /\b(?:no|never|without(?: any)?)\s+(?:the\s+|an?\s+)?(\p{L}+)/giu
