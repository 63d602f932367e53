import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { listFigures } from '#domain/language/numbers/list-figures.ts'
import { contentStems, measureLikeness, sharedCount } from '#domain/language/stems.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { findFormFault, findTooLong } from '#domain/requirements/enrichment/find-form-fault.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { hasNo } from '#domain/requirements/enrichment/negations.ts'
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
  if (isHollow(parts)) {
    return { rule: 'shape', form: 'nothing-follows', words: parts.outcome, part: 'outcome' }
  }
  const twin = requirement.criteria.find((other) => isSame(other, parts))
  if (twin !== undefined) return { rule: 'repeated', words: twin.id }
  const outcome = { text: parts.outcome, part: 'outcome', cited }
  return findUnclear(bench, { ...outcome, kind: 'rule', ownWriting: false })
}

/** "The form is signed" where somebody signs the form; "it is decided so". */
function isHollow({ when, outcome }: CriterionParts): boolean {
  if (SO.test(outcome)) return true
  const [deed, told] = [contentStems(when), contentStems(outcome)]
  const isSaid = told.size > 0 && sharedCount(deed, told) === told.size
  const known = figuresOf(when)
  return (
    isSaid &&
    hasNo(when) === hasNo(outcome) &&
    listFigures(outcome).every((figure) => known.includes(figure))
  )
}

const SO =
  /\b(?:is|are|be|stays?|holds?|\p{L}+ed) so$|(?:その(?:とお|通)り|そう)(?:に?(?:なる|なります|である|です))?$/iu

/** Whether two tests have one case and one outcome: 79.99 and 80.00 are the two sides of one edge, and so are before and after. */
function isSame(one: CriterionParts, other: CriterionParts): boolean {
  const [said, told] = [saidIn(one), saidIn(other)]
  return (
    measureLikeness(contentStems(said), contentStems(told)) >= ALIKE &&
    figuresOf(said) === figuresOf(told) &&
    hasNo(one.outcome) === hasNo(other.outcome) &&
    SIDES.every((side) => side.test(caseOf(one)) === side.test(caseOf(other))) &&
    !hasOtherEvent(other, one)
  )
}

/** Those written in words, too: "two o'clock". */
function figuresOf(text: string): string {
  const numbers = findNumbers(text).map(({ readings }) => readings.at(-1))
  return [...listFigures(text), ...numbers].join(' ')
}

/** Most of what sets it off is in no part of the other's case. */
function hasOtherEvent({ when }: CriterionParts, other: CriterionParts): boolean {
  const event = contentStems(when)
  return sharedCount(event, contentStems(caseOf(other))) < event.size * MOSTLY
}

const MOSTLY = 0.5
const SIDES = [
  /\b(?:after|since|over|above|more|later?|past)\b|後|以上|超|過ぎ/iu,
  /\b(?:before|by|until|till|under|below|less|within|early|earlier)\b|前|まで|未満|以下|以内/iu,
]

function caseOf({ given, when }: CriterionParts): string {
  return [given, when].join(' ')
}

function saidIn({ given, when, outcome }: CriterionParts): string {
  return [given, when, outcome].join(' ')
}
