import type { ProposalKind } from './proposals.ts'

/**
 * Why a proposal did not become what the model made it out to be
 * (docs/decisions/0027-a-model-proposes-the-answers-decide.md).
 */
export type EnrichmentRule =
  | 'unknown-item'
  | 'citation-missing'
  | 'citation-wrong'
  | 'invented'
  | 'address'
  | 'shape'
  | 'words-added'
  | 'negation'
  | 'check-failed'
  | 'repeated'
  | 'too-many'
  | 'no-figure'
  | 'cut'
  | 'told'
  | 'denied'
  | 'left-out'
  | 'harm'
  | 'lost'
  | 'undecided'

/** What is wrong with the form of a text, or with how many there are. */
export type FormFault =
  | 'empty'
  | 'too-long'
  | 'too-many-words'
  | 'asks'
  | 'switches-off'
  | 'goal'
  /** Ids change with the next version. */
  | 'an-id'
  | 'no-deed'
  | 'no-object'
  | 'other-language'
  | 'first-person'
  | 'how-many'
  | 'twice'
  /** In the part of the delivery that is named it stands before what it needs, or a must too late. */
  | 'worse-order'
  | 'same-stage'
  | 'no-way-in'
  | 'no-order'
  | 'app-and-roles'
  | 'runs-alone'
  | 'not-among'
  | 'nothing-changes'
  | 'all-go'
  | 'roles-alone'
  | 'other-kinds'
  | 'nothing-told'
  | 'nothing-follows'
  | 'other-frame'
  | 'other-area'
  | 'other-doer'
  | 'not-named'
  | 'no-verb'
  | 'doer-missing'
  | 'not-told'
  | 'not-own'
  | 'not-whole'
  | 'nobodys-own'
  | 'event'
  | 'no-sum'
  | 'too-early'
  | 'too-large'
  | 'passed'

/** What became of one proposal that was not taken as it was. */
export interface EnrichmentFinding {
  kind: ProposalKind
  /** Its place among the proposals of its kind. */
  index: number
  rule: EnrichmentRule
  /** The words at fault; empty when something is missing. */
  words: string
  /** Which of its texts has them, by its name in the proposal; left out when it is the whole. */
  part?: string
  form?: FormFault
  /** How much there may be of it, or how many. */
  most?: number
  /** What the item of the draft says that it goes against; the check that finds the fault. */
  says?: string
  /**
   * `assumed`: it is in the document, marked, with an open question or in the register. `trimmed`: it
   * is there without these words, and would be better with others.
   */
  outcome: 'refused' | 'assumed' | 'trimmed'
}
