import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import { checkStatement } from '#domain/requirements/checks/check-statement.ts'
import { detectStatementLanguage } from '#domain/requirements/checks/statement.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import { type Fault, judgeItem } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { CriterionProposal } from '#domain/requirements/enrichment/proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { applyEachProposal, type Bench, register, tidy } from './bench.ts'

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
    if (count >= LIMITS.criteria.added || isFull(requirement)) {
      return { rule: 'too-many', words: requirement.id }
    }
    const { cites } = proposal
    const { quotes } = readCitations(cites, bench.evidence.answers)
    const cited = quotes.map(({ text }) => text.toLowerCase())
    const fault = faultOf(bench, { requirement, parts, cited })
    if (fault !== null) return fault
    const around = [requirement.text, ...requirement.quotes.map(({ text }) => text)]
    const judged = judgeItem(
      { parts: { ...parts }, told: parts.outcome, cites, around },
      bench.evidence,
    )
    if ('refused' in judged) return judged.refused
    const { doubt, added: _added, ...traced } = judged
    const id = `AC#${requirement.id}.${place.index}`
    requirement.criteria.push({ id, ...traced, ...parts, failure: proposal.failure })
    register(bench, place, { id, mark: traced.mark, doubt })
    added.set(requirement.id, count + 1)
    return null
  })
}

/** Whether a requirement has so many criteria that it takes no other. */
export function isFull({ criteria }: FunctionalRequirement): boolean {
  return criteria.length >= LIMITS.criteria.inAll
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

interface Proposed {
  requirement: FunctionalRequirement
  parts: Parts
  /** What it quotes, in small letters. */
  cited: readonly string[]
}

function faultOf(bench: Bench, { requirement, parts, cited }: Proposed): Fault | null {
  for (const [part, text] of Object.entries(parts)) {
    const isWrong = text === '' || text.length > LIMITS.criteria.letters
    if (isWrong) return { rule: 'shape', words: text.slice(0, 80), part }
  }
  const said = contentStems(Object.values(parts).join(' '))
  const twin = requirement.criteria.find(
    ({ given, when, outcome }) =>
      measureLikeness(contentStems([given, when, outcome].join(' ')), said) >= ALIKE,
  )
  if (twin !== undefined) return { rule: 'repeated', words: twin.id }
  return checkedOutcome(bench, parts.outcome, cited)
}

/** An outcome that cannot be tested is none, but for a vague word that is the user's own. */
function checkedOutcome(
  { document, settledNames }: Bench,
  text: string,
  cited: readonly string[],
): Fault | null {
  const language = detectStatementLanguage(text, document.language)
  const error = checkStatement({
    text,
    kind: 'rule',
    language,
    ownWriting: false,
    settledNames,
  }).find(({ severity, rule, start, end }) => {
    const words = text.slice(start, end).toLowerCase()
    const isOwn = rule === 'vague-word' && cited.some((quote) => quote.includes(words))
    return severity === 'error' && !isOwn
  })
  if (error === undefined) return null
  const words = text.slice(error.start, error.end) || error.rule
  return { rule: 'check-failed', words, part: 'outcome' }
}
