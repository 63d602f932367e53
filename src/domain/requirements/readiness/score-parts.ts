import type { HintText } from '#domain/hints/find-instant-hints.ts'
import { findInstantHints } from '#domain/hints/find-instant-hints.ts'
import type { Finding, Rule } from '#domain/requirements/checks/finding.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { findUntold } from '#domain/requirements/drafting/find-untold.ts'
import { isAskedByModel } from '#domain/requirements/registers/is-asked-by-model.ts'
import { listItems, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { listSentences } from '#domain/requirements/writing/words/list-sentences.ts'
import { computeWholeShare } from './compute-whole-share.ts'
import { computeUnderstoodShare } from './understood.ts'

export type Part =
  | 'coverage'
  | 'understood'
  | 'testability'
  | 'clarity'
  | 'consistency'
  | 'openness'

/** The parts of the score and their shares in per cent (docs/document.md#readiness). */
export const PARTS: readonly { part: Part; weight: number }[] = [
  { part: 'understood', weight: 30 },
  { part: 'coverage', weight: 30 },
  { part: 'openness', weight: 10 },
  { part: 'testability', weight: 10 },
  { part: 'clarity', weight: 10 },
  { part: 'consistency', weight: 10 },
]

const ERROR_COSTS = 15
const WARNING_COSTS = 5

/**
 * The part of the score that a finding lowers, by its rule: a rule without a part does not compile.
 */
const PART_OF: Record<Rule, Exclude<Part, 'coverage' | 'openness'>> = {
  obligation: 'clarity',
  'ears-shape': 'clarity',
  'vague-word': 'clarity',
  'escape-clause': 'clarity',
  'open-end': 'clarity',
  'superfluous-infinitive': 'clarity',
  'passive-without-actor': 'clarity',
  'several-requirements': 'clarity',
  'and-or': 'clarity',
  negative: 'clarity',
  'purpose-inside': 'clarity',
  'unclear-pronoun': 'clarity',
  absolute: 'clarity',
  'vague-time': 'clarity',
  solution: 'clarity',
  'number-without-unit': 'clarity',
  'degree-without-number': 'clarity',
  'tolerance-missing': 'clarity',
  'undefined-acronym': 'clarity',
  'glossary-synonym': 'clarity',
  duplicate: 'clarity',
  length: 'clarity',
  placeholder: 'clarity',
  'id-repeated': 'consistency',
  'id-reused': 'consistency',
  'criterion-missing': 'testability',
  'failure-missing': 'testability',
  'criterion-shape': 'testability',
  'source-missing': 'consistency',
  'answer-uncited': 'consistency',
  'step-unmapped': 'consistency',
  'role-outside-matrix': 'consistency',
  'role-unused': 'consistency',
  'entity-unused': 'consistency',
  'thing-without-entity': 'consistency',
  'failure-line-missing': 'consistency',
  'success-unmeasured': 'consistency',
  'non-goal-missing': 'consistency',
  'counter-measure-missing': 'consistency',
  'assumption-unregistered': 'consistency',
  'assumption-dangling': 'consistency',
  'question-blocks-nothing': 'consistency',
  invented: 'consistency',
  'contradicts-quote': 'consistency',
}

/** The part of the score that a finding lowers. */
export function findPart(rule: Rule): Part {
  return PART_OF[rule]
}

/**
 * Each part from 0 to 100, with the thin answers by question. A document without answers scores
 * nothing anywhere.
 */
export function scoreParts(
  document: RequirementsDocument,
  findings: readonly Finding[],
  thin: ReadonlyMap<string, string>,
): Record<Part, number> {
  const nothing = document.answers.length === 0
  const of = (part: Part) => findings.filter(({ rule }) => findPart(rule) === part)
  return {
    coverage: coverageScore(document, thin),
    understood: nothing ? 0 : 100 * shareUnderstood(document),
    testability: testabilityScore(document, of('testability')),
    clarity: nothing ? 0 : clarityScore(document, of('clarity')),
    consistency: nothing ? 0 : consistencyScore(document, of('consistency')),
    openness: nothing ? 0 : settledScore(document),
  }
}

/** Of a document that a model wrote: the sentences of which no figure and no day is left untold. */
function shareUnderstood(document: RequirementsDocument): number {
  if (document.draft === undefined) return computeUnderstoodShare(document)
  const all = document.answers.reduce((sum, { text }) => sum + listSentences(text).length, 0)
  return all === 0 ? 0 : Math.max(0, 1 - findUntold(document).length / all)
}

function coverageScore(
  { coverage }: RequirementsDocument,
  thin: ReadonlyMap<string, string>,
): number {
  const worth = { covered: 1, partly: 0.5, open: 0.5, unanswered: 0 }
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
export function findThinAnswers(
  { coverage, answers }: RequirementsDocument,
  words: HintText,
): Map<string, string> {
  const texts = new Map(answers.map(({ question, text }) => [question, text]))
  return new Map(
    coverage.flatMap(({ question, state }): [string, string][] => {
      if (state !== 'covered') return []
      const [hint] = findInstantHints(question, texts.get(question) ?? '', words)
      return hint === undefined ? [] : [[question, hint.message]]
    }),
  )
}

/** What a whole sentence without a criterion of its own is worth, among what is wanted first. */
export const UNTESTED = 0.5

function testabilityScore(document: RequirementsDocument, findings: readonly Finding[]): number {
  const requirements = listFirstWanted(document)
  const shapeless = findings.filter(({ rule }) => rule === 'criterion-shape')
  const faulty = new Set(shapeless.map(({ place }) => place.item))
  // A sentence alone says what to build, but not yet what the owner would accept; a title neither.
  const worth = ({ criteria, missing = [] }: (typeof requirements)[number]) => {
    if (missing.length > 0) return 0
    if (criteria.some(({ id }) => faulty.has(id))) return 0
    return criteria.some(({ mark }) => mark === 'stated') ? 1 : UNTESTED
  }
  return share(
    requirements.reduce((sum, requirement) => sum + worth(requirement), 0),
    requirements.length,
  )
}

/** How many requirements share the clarity part. */
export function countRequirements(document: RequirementsDocument): number {
  const { rules, quality, success } = document
  return listRequirements(document).length + rules.length + quality.length + success.length
}

function clarityScore(document: RequirementsDocument, findings: readonly Finding[]): number {
  const count = countRequirements(document)
  if (count === 0) return 0
  const lost = [...groupByItem(findings).values()].reduce(
    (sum, own) => sum + 100 - scoreFindings(own),
    0,
  )
  return computeWholeShare(document) * (100 - lost / count)
}

/** What the findings of one item leave of a hundred, not below 0. */
export function scoreFindings(findings: readonly Finding[]): number {
  return Math.max(0, 100 - costOf(findings))
}

function costOf(findings: readonly Finding[]): number {
  const cost = { error: ERROR_COSTS, warning: WARNING_COSTS, hint: 0 }
  return findings.reduce((sum, { severity }) => sum + cost[severity], 0)
}

/** A finding costs its price among so few items; among more it weighs less. */
const FEW_ITEMS = 40

/** What findings about the whole leave of a hundred. */
export function consistencyScore(
  document: RequirementsDocument,
  findings: readonly Finding[],
): number {
  const bySize = FEW_ITEMS / Math.max(FEW_ITEMS, listItems(document).length)
  return Math.max(0, 100 - costOf(findings) * bySize)
}

/** Findings by the item they are in. */
export function groupByItem(findings: readonly Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const group = groups.get(finding.place.item)
    if (group === undefined) groups.set(finding.place.item, [finding])
    else group.push(finding)
  }
  return groups
}

/**
 * The musts that a developer can start with: whole sentences that wait for no decision of the
 * owner's. A question that the writer asks holds nothing up, nor does a rank that nobody gave.
 */
function settledScore(document: RequirementsDocument): number {
  const wanted = listFirstWanted(document)
  const waiting = listWaitingItems(document)
  const settled = wanted.filter(
    ({ id, mark, missing = [] }) => mark !== 'open' && missing.length === 0 && !waiting.has(id),
  )
  return share(settled.length, wanted.length)
}

/** Fewer musts than this share of all say nothing of what is built first. */
const TELLING_SHARE = 0.1

/**
 * The musts; where next to nothing was ranked, everything that was told: a model's supply is nobody's
 * wish yet.
 */
export function listFirstWanted(document: RequirementsDocument): FunctionalRequirement[] {
  const all = listRequirements(document).filter((entry) => !isSupplied(entry))
  const musts = all.filter(({ priority }) => priority === 'must')
  return musts.length > all.length * TELLING_SHARE ? musts : all
}

function isSupplied({ mark, rows }: FunctionalRequirement): boolean {
  return (mark === 'assumed' || mark === 'unconfirmed') && rows === undefined
}

/**
 * What waits for a question that the owner's own words leave open, or that they answer in two ways.
 * What a model asks has a default that can be built: it holds nothing up.
 */
export function listWaitingItems({
  openQuestions,
  contradictions = [],
}: RequirementsDocument): Set<string> {
  const own = openQuestions.filter((each) => each.quotes.length > 0 && !isAskedByModel(each))
  const undecided = [
    ...own.map(({ blocks }) => blocks),
    ...contradictions.map(({ items }) => items),
  ]
  return new Set(undecided.flat())
}

/** A share of a hundred; nothing out of nothing is nothing. */
function share(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole
}
