import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import { checkStatement } from '#domain/requirements/checks/check-statement.ts'
import { detectStatementLanguage } from '#domain/requirements/checks/statement.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import type { CriterionProposal } from '#domain/requirements/enrichment/proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { type Bench, tidy } from './bench.ts'

export type CriterionParts = Pick<CriterionProposal, 'given' | 'when' | 'outcome'>

const ALIKE = 0.85

/** The three parts without the words that the document sets before them. */
export function partsOfCriterion({ given, when, outcome }: CriterionParts): CriterionParts {
  const part = (text: string, word: RegExp) => bare(tidy(text).replace(word, ''))
  return {
    given: part(given, /^given(?: that)?[\s,:]+/i),
    when: part(when, /^when[\s,:]+/i),
    outcome: part(outcome, /^then[\s,:]+/i),
  }
}

interface Proposed {
  requirement: FunctionalRequirement
  parts: CriterionParts
  /** What it quotes, in small letters. */
  cited: readonly string[]
  /** So many letters each part may have. */
  letters: number
}

/** Why such a test is none, or is there already. Nothing has to be so before: `given` may be empty. */
export function findCriterionFault(
  bench: Bench,
  { requirement, parts, cited, letters }: Proposed,
): Fault | null {
  for (const [part, text] of Object.entries(parts)) {
    const isEmpty = text === '' && part !== 'given'
    if (isEmpty || text.length > letters) {
      return { rule: 'shape', words: text.slice(0, 80), part }
    }
  }
  const said = saidIn(parts)
  const twin = requirement.criteria.find(
    (other) =>
      measureLikeness(contentStems(saidIn(other)), contentStems(said)) >= ALIKE &&
      figuresOf(saidIn(other)) === figuresOf(said),
  )
  if (twin !== undefined) return { rule: 'repeated', words: twin.id }
  return checkedOutcome(bench, parts.outcome, cited)
}

function saidIn({ given, when, outcome }: CriterionParts): string {
  return [given, when, outcome].join(' ')
}

/** 79.99 and 80.00 are the two sides of one edge, in the same words. */
function figuresOf(text: string): string {
  return (text.match(/\p{N}+(?:[.,:]\p{N}+)*/gu) ?? []).join(' ')
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
