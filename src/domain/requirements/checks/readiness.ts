import { instantHints } from '#domain/consultation/instant-hints.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { requirementsOf } from '#domain/requirements/registers/list-items.ts'
import { findSentenceFaults } from './sentence-faults.ts'

export type ReadinessBand = 'build' | 'estimate' | 'talk'

export interface Readiness {
  /** 0 to 100, whole. */
  score: number
  band: ReadinessBand
  /** Each from 0 to 1. */
  parts: Record<Part, number>
}

type Part = 'coverage' | 'testability' | 'clarity' | 'consistency' | 'openness'

/** What each part counts for (DOCUMENT: readiness score). */
const WEIGHTS: Record<Part, number> = {
  coverage: 30,
  testability: 25,
  clarity: 20,
  consistency: 15,
  openness: 10,
}

/** How far the document is from being built, computed from its value alone. */
export function readinessOf(document: RequirementsDocument): Readiness {
  const requirements = requirementsOf(document)
  const parts: Readiness['parts'] = {
    coverage: coverage(document),
    testability: share(requirements, testability),
    clarity: share(requirements, clarity),
    consistency: consistency(document, requirements),
    openness: openness(document, requirements),
  }
  const score = Math.round(
    (Object.keys(WEIGHTS) as Part[]).reduce((sum, part) => sum + WEIGHTS[part] * parts[part], 0),
  )
  return { score, band: score >= 85 ? 'build' : score >= 70 ? 'estimate' : 'talk', parts }
}

/** A covered question counts in full when nothing is left to hint at in its answer, else by half. */
function coverage({ coverage: lines, answers }: RequirementsDocument): number {
  const texts = new Map(answers.map(({ question, text }) => [question, text]))
  return share(lines, ({ question, state }) => {
    if (state !== 'covered') return 0
    return instantHints(question, texts.get(question) ?? '').length === 0 ? 1 : 0.5
  })
}

/** A criterion in the user's words counts in full, the writer's own by half, an open one not at all. */
function testability({ criteria, priority }: FunctionalRequirement): number {
  if (criteria.length === 0 || criteria.some(({ mark }) => mark === 'open')) return 0
  if (priority === 'must' && !criteria.some(({ failure }) => failure)) return 0
  return criteria.some(({ mark }) => mark === 'stated') ? 1 : 0.5
}

/** Words that could not be turned into a sentence of their own are half clear at best. */
function clarity({ text }: FunctionalRequirement): number {
  if (text.startsWith('The app shall do this:')) return 0.5
  const findings = findSentenceFaults(text)
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return Math.max(0, 100 - 15 * errors - 5 * (findings.length - errors)) / 100
}

function consistency(
  { roles, entities, messages, success }: RequirementsDocument,
  requirements: readonly FunctionalRequirement[],
): number {
  const acting = new Set(requirements.map(({ role }) => role))
  const used = new Set(requirements.flatMap((requirement) => requirement.entities))
  const trips = [
    ...roles.map(({ id, can }) => acting.has(id) || can.length > 0),
    ...entities.map(({ id }) => used.has(id)),
    ...messages.map(({ trigger, recipient }) => trigger !== null && recipient !== null),
    ...success.map(({ target }) => target !== null),
  ]
  return share(trips, (holds) => (holds ? 1 : 0))
}

/** Half for open questions with a suggestion, half for musts that wait for none. */
function openness(
  { openQuestions }: RequirementsDocument,
  requirements: readonly FunctionalRequirement[],
): number {
  const blocked = new Set(openQuestions.flatMap(({ blocks }) => blocks))
  const musts = requirements.filter(({ priority }) => priority === 'must')
  const suggested = openQuestions.filter(({ suggestedDefault }) => suggestedDefault !== null)
  const handled = openQuestions.length === 0 ? 1 : suggested.length / openQuestions.length
  return (handled + share(musts, ({ id }) => (blocked.has(id) ? 0 : 1))) / 2
}

/** The mean of the parts' values; 0 when there are none. */
function share<T>(items: readonly T[], value: (item: T) => number): number {
  if (items.length === 0) return 0
  return items.reduce((sum, item) => sum + value(item), 0) / items.length
}
