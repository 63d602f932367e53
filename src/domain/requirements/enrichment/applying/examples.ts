import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import type { ExampleProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import { findInvented } from '#domain/requirements/enrichment/find-invented.ts'
import { findForeignNames } from '#domain/requirements/enrichment/foreign-names.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { holdsSomethingOf } from '#domain/requirements/enrichment/own-words.ts'
import { isMust, isWish } from '#domain/requirements/registers/delivery/proposed-slices.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { sortedIds } from '#domain/requirements/writing/notebook.ts'
import { applyEachProposal, type Bench, register } from './bench.ts'
import { type CriterionParts, findCriterionFault, partsOfCriterion } from './criterion-parts.ts'
import { findDeniedTest } from './find-denied-test.ts'
import { findLeftEdge } from './find-left-edge.ts'

/**
 * Adds tests with concrete data to the requirements they test. Their figures may be made up, so that
 * they are Assumed whatever they quote, and nothing follows from them
 * (docs/decisions/0066-a-model-decides-and-marks-it.md).
 */
export function applyExamples(bench: Bench, proposals: readonly ExampleProposal[]): void {
  const requirements = new Map(listRequirements(bench.document).map((item) => [item.id, item]))
  const added = new Map<string, number>()
  let inAll = 0
  applyEachProposal(bench, { kind: 'examples', list: proposals }, (proposal, place) => {
    const requirement = requirements.get(proposal.item) ?? findKeeper(bench, proposal.item)
    if (requirement === undefined) return { rule: 'unknown-item', words: proposal.item }
    // What runs a rule takes no place of what runs the function that keeps it.
    const count = added.get(proposal.item) ?? 0
    const { added: most, inAll: mostInAll } = LIMITS.examples
    if (inAll >= mostInAll) return { rule: 'too-many', words: '', most: mostInAll }
    if (count >= most) return { rule: 'too-many', words: proposal.item, most }
    const { quotes, wrong } = readCitations(proposal.cites, bench.evidence.answers)
    if (wrong !== null) return { rule: 'citation-wrong', words: wrong.quote }
    if (quotes.length === 0) return { rule: 'citation-missing', words: '' }
    const parts = partsOfCriterion(proposal)
    const cited = quotes.map(({ text }) => text)
    const fault =
      findCriterionFault(bench, {
        requirement,
        parts,
        cited: cited.map((quote) => quote.toLowerCase()),
        letters: LIMITS.examples.letters,
      }) ??
      findDeniedTest(bench, parts, quotes) ??
      findExampleFault(bench, { ...parts, failure: proposal.failure }, [...cited, requirement.text])
    if (fault !== null) return fault
    const id = `AC#${requirement.id}.example${place.index}`
    requirement.criteria.push({
      id,
      sources: sortedIds(quotes.map(({ question }) => question)),
      mark: 'assumed',
      quotes,
      ...parts,
      failure: proposal.failure,
      ...(findNumbers(Object.values(parts).join(' ')).length > 0 && { example: true }),
    })
    register(bench, place, { id, mark: 'assumed', doubt: null })
    const left = findLeftEdge(parts, cited, bench.document.language)
    if (left !== null) {
      bench.findings.push({ ...place, rule: 'lost', words: left, part: 'when', outcome: 'trimmed' })
    }
    added.set(proposal.item, count + 1)
    inAll += 1
    return null
  })
}

/** Of a rule the requirement that keeps it: of several a must, last what is only nice to have, then that with most of its words. */
function findKeeper({ document }: Bench, id: string): FunctionalRequirement | undefined {
  const rule = document.rules.find((each) => each.id === id)
  if (rule === undefined) return undefined
  const words = contentStems(rule.text)
  const rankOf = (each: FunctionalRequirement) => Number(isMust(each)) - Number(isWish(each))
  const weightOf = (each: FunctionalRequirement) =>
    rankOf(each) * RANK + sharedCount(contentStems(each.text), words)
  const [keeper] = listRequirements(document)
    .filter(({ rules }) => rules.includes(id))
    .sort((one, other) => weightOf(other) - weightOf(one))
  return keeper
}

/** More than words can be. */
const RANK = 100

/** Without data it is no example, but of a case that nobody answered; with somebody's name or of something else it is an invention. */
function findExampleFault(
  { evidence: { told, sameLanguage } }: Bench,
  { failure, ...parts }: CriterionParts & { failure: boolean },
  around: readonly string[],
): Fault | null {
  const whole = Object.values(parts).join('. ')
  for (const [part, text] of Object.entries(parts)) {
    const fault = findInvented({ text, part }, told, findForeignNames)
    if (fault !== null) return fault
  }
  if (!failure && findNumbers(whole).length === 0) return { rule: 'no-figure', words: '' }
  const isOfIt = !sameLanguage || holdsSomethingOf(whole, around)
  return isOfIt ? null : { rule: 'words-added', words: whole.slice(0, 80) }
}
