import type { HintText } from '#domain/consultation/consultation-text.ts'
import { instantHints } from '#domain/consultation/instant-hints.ts'
import { findQuestion } from '#domain/questionnaire/questions.ts'
import type { DocumentRule, Finding, Rule } from '#domain/requirements/checks/finding.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { requirementsOf } from '#domain/requirements/registers/list-items.ts'

export type Part = 'coverage' | 'testability' | 'clarity' | 'consistency' | 'openness'

/** The parts of the score and their shares in per cent (DOCUMENT: readiness score). */
export const PARTS: readonly { part: Part; weight: number }[] = [
  { part: 'coverage', weight: 30 },
  { part: 'testability', weight: 25 },
  { part: 'clarity', weight: 20 },
  { part: 'consistency', weight: 15 },
  { part: 'openness', weight: 10 },
]

const ERROR_COSTS = 15
const WARNING_COSTS = 5

const TESTABILITY: ReadonlySet<Rule> = new Set([
  'criterion-missing',
  'criterion-shape',
  'failure-missing',
])

const CONSISTENCY: ReadonlySet<Rule> = new Set<DocumentRule>([
  'id-repeated',
  'id-reused',
  'source-missing',
  'answer-uncited',
  'step-unmapped',
  'role-outside-matrix',
  'role-unused',
  'entity-unused',
  'thing-without-entity',
  'failure-line-missing',
  'success-unmeasured',
  'non-goal-missing',
  'counter-measure-missing',
  'assumption-unregistered',
  'assumption-dangling',
  'question-blocks-nothing',
  'invented',
])

/** The part of the score that a finding lowers. */
export function partOf(rule: Rule): Part {
  if (TESTABILITY.has(rule)) return 'testability'
  return CONSISTENCY.has(rule) ? 'consistency' : 'clarity'
}

/**
 * Each part from 0 to 100, with the thin answers by question. A document without answers scores
 * nothing anywhere.
 */
export function partScores(
  document: RequirementsDocument,
  findings: readonly Finding[],
  thin: ReadonlyMap<string, string>,
): Record<Part, number> {
  const nothing = document.answers.length === 0
  const of = (part: Part) => findings.filter(({ rule }) => partOf(rule) === part)
  return {
    coverage: coverageScore(document, thin),
    testability: testabilityScore(document, of('testability')),
    clarity: nothing ? 0 : clarityScore(document, of('clarity')),
    consistency: nothing ? 0 : less(of('consistency')),
    openness: nothing ? 0 : opennessScore(document),
  }
}

function coverageScore(
  { coverage }: RequirementsDocument,
  thin: ReadonlyMap<string, string>,
): number {
  const worth = { covered: 1, open: 0.5, unanswered: 0 }
  return share(
    coverage.reduce(
      (sum, { question, state }) => sum + (thin.has(question) ? 0.5 : worth[state]),
      0,
    ),
    coverage.length,
  )
}

/**
 * What is still to be said in answers that are there but thin, by question: a vague answer covers
 * its question by half, as one that says that it is not known yet.
 */
export function thinAnswers(
  { coverage, answers }: RequirementsDocument,
  words: HintText,
): Map<string, string> {
  const texts = new Map(answers.map(({ question, text }) => [question, text]))
  return new Map(
    coverage.flatMap(({ question, state }): [string, string][] => {
      if (state !== 'covered') return []
      const [hint] = instantHints(question, texts.get(question) ?? '', words)
      return hint === undefined ? [] : [[question, hint.message]]
    }),
  )
}

function testabilityScore(document: RequirementsDocument, findings: readonly Finding[]): number {
  const requirements = requirementsOf(document)
  const faulty = new Set(findings.map(({ place }) => place.item))
  // Criteria of the writer alone show a form, not yet what the owner would accept.
  const worth = ({ id, criteria }: (typeof requirements)[number]) => {
    if (faulty.has(id) || criteria.some((criterion) => faulty.has(criterion.id))) return 0
    return criteria.some(({ mark }) => mark === 'stated') ? 1 : 0.5
  }
  return share(
    requirements.reduce((sum, requirement) => sum + worth(requirement), 0),
    requirements.length,
  )
}

/** How many requirements share the clarity part. */
export function requirementCount(document: RequirementsDocument): number {
  const { rules, quality, success } = document
  return requirementsOf(document).length + rules.length + quality.length + success.length
}

function clarityScore(document: RequirementsDocument, findings: readonly Finding[]): number {
  const count = requirementCount(document)
  if (count === 0) return 0
  const lost = [...byItem(findings).values()].reduce((sum, own) => sum + 100 - less(own), 0)
  return 100 - lost / count
}

/** What the findings leave of a hundred, not below 0. */
export function less(findings: readonly Finding[]): number {
  const cost = { error: ERROR_COSTS, warning: WARNING_COSTS, hint: 0 }
  return Math.max(
    0,
    findings.reduce((rest, { severity }) => rest - cost[severity], 100),
  )
}

/** Findings by the item they stand in. */
export function byItem(findings: readonly Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const group = groups.get(finding.place.item)
    if (group === undefined) groups.set(finding.place.item, [finding])
    else group.push(finding)
  }
  return groups
}

/** The required questions that nobody has answered: no default handles those. */
export function silentQuestions({ coverage }: RequirementsDocument): Set<string> {
  const silent = coverage.filter(
    ({ question, state }) => state === 'unanswered' && findQuestion(question)?.required,
  )
  return new Set(silent.map(({ question }) => question))
}

/** Open questions with a default and somebody to ask; and no must that waits for one. */
function opennessScore(document: RequirementsDocument): number {
  const { openQuestions } = document
  if (openQuestions.length === 0) return 100
  const silent = silentQuestions(document)
  const handled = openQuestions
    .filter(({ sources }) => !sources.some((source) => silent.has(source)))
    .reduce(
      (sum, { suggestedDefault, sources }) =>
        sum + (suggestedDefault === null ? 0 : 0.5) + (sources.length === 0 ? 0 : 0.5),
      0,
    )
  const musts = requirementsOf(document).filter(({ priority }) => priority === 'must')
  const blocked = new Set(openQuestions.flatMap(({ blocks }) => blocks))
  const free = musts.filter(({ id }) => !blocked.has(id)).length
  const unblocked = musts.length === 0 ? 1 : free / musts.length
  return share(handled, openQuestions.length) * unblocked
}

/** A share of a hundred; nothing out of nothing is nothing. */
function share(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole
}
