import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import { checkStatement } from '#domain/requirements/checks/check-statement.ts'
import { detectStatementLanguage } from '#domain/requirements/checks/statement.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { judgeItem } from '#domain/requirements/enrichment/judge-item.ts'
import type { CriterionProposal } from '#domain/requirements/enrichment/proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { applyEachProposal, type Bench, type Fault, register, tidy } from './bench.ts'

/** So many a requirement may get, so that the document stays short enough to read. */
const MOST_ADDED = 3
const MOST_IN_ALL = 8
const MOST_LETTERS = 300
const ALIKE = 0.85

type Parts = Pick<CriterionProposal, 'given' | 'when' | 'outcome'>

/** Adds acceptance criteria, failures and edge cases to the requirements they test. */
export function applyCriteria(bench: Bench, proposals: readonly CriterionProposal[]): void {
  const requirements = new Map(listRequirements(bench.document).map((item) => [item.id, item]))
  const added = new Map<string, number>()
  applyEachProposal(bench, { kind: 'criteria', list: proposals }, (proposal, place) => {
    const requirement = requirements.get(proposal.item)
    if (requirement === undefined) return { rule: 'unknown-item', words: proposal.item }
    const count = added.get(requirement.id) ?? 0
    const parts = partsOf(proposal)
    const isFull = count >= MOST_ADDED || requirement.criteria.length >= MOST_IN_ALL
    if (isFull) return { rule: 'too-many', words: requirement.id }
    const fault = faultOf(bench, requirement, parts)
    if (fault !== null) return fault
    const around = [requirement.text, ...requirement.quotes.map(({ text }) => text)]
    const texts = [parts.given, parts.when, parts.outcome]
    const judged = judgeItem({ parts: texts, cites: proposal.cites, around }, bench.evidence)
    if ('refused' in judged) return judged.refused
    const { doubt, ...traced } = judged
    const id = `AC#${requirement.id}.${place.index}`
    requirement.criteria.push({ id, ...traced, ...parts, failure: proposal.failure })
    register(bench, place, { id, mark: traced.mark, doubt })
    added.set(requirement.id, count + 1)
    return null
  })
}

/** The three parts without the words that the document sets before them. */
function partsOf({ given, when, outcome }: CriterionProposal): Parts {
  const part = (text: string, word: RegExp) => bare(tidy(text).replace(word, ''))
  return {
    given: part(given, /^given(?: that)?[\s,:]+/i),
    when: part(when, /^when[\s,:]+/i),
    outcome: part(outcome, /^then[\s,:]+/i),
  }
}

function faultOf(bench: Bench, requirement: FunctionalRequirement, parts: Parts): Fault | null {
  const texts = Object.values(parts)
  const long = texts.find((text) => text === '' || text.length > MOST_LETTERS)
  if (long !== undefined) return { rule: 'shape', words: long.slice(0, 80) }
  const said = contentStems(texts.join(' '))
  const twin = requirement.criteria.find(
    ({ given, when, outcome }) =>
      measureLikeness(contentStems([given, when, outcome].join(' ')), said) >= ALIKE,
  )
  if (twin !== undefined) return { rule: 'repeated', words: twin.id }
  return checkedOutcome(bench, parts.outcome)
}

/** An outcome that cannot be tested is none. */
function checkedOutcome({ document, settledNames }: Bench, text: string): Fault | null {
  const language = detectStatementLanguage(text, document.language)
  const error = checkStatement({
    text,
    kind: 'rule',
    language,
    ownWriting: false,
    settledNames,
  }).find(({ severity }) => severity === 'error')
  return error === undefined
    ? null
    : { rule: 'check-failed', words: text.slice(error.start, error.end) || error.rule }
}
