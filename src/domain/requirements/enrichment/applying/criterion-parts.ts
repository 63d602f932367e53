import { listFigures } from '#domain/language/numbers/list-figures.ts'
import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { findFormFault, findTooLong } from '#domain/requirements/enrichment/find-form-fault.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import type { CriterionProposal } from '#domain/requirements/enrichment/proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { type Bench, tidy } from './bench.ts'
import { findUnclear } from './find-unclear.ts'

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
    const find = part === 'given' ? findTooLong : findFormFault
    const form = find({ text, part }, letters)
    if (form !== null) return form
  }
  const said = saidIn(parts)
  // 79.99 and 80.00 are the two sides of one edge, in the same words.
  const figures = listFigures(said).join(' ')
  const twin = requirement.criteria.find(
    (other) =>
      measureLikeness(contentStems(saidIn(other)), contentStems(said)) >= ALIKE &&
      listFigures(saidIn(other)).join(' ') === figures,
  )
  if (twin !== undefined) return { rule: 'repeated', words: twin.id }
  const outcome = { text: parts.outcome, part: 'outcome', cited }
  return findUnclear(bench, { ...outcome, kind: 'rule', ownWriting: false })
}

function saidIn({ given, when, outcome }: CriterionParts): string {
  return [given, when, outcome].join(' ')
}
