import type { EnrichmentRule } from '#domain/requirements/enrichment/finding.ts'
import type { ProposalKind } from '#domain/requirements/enrichment/proposals.ts'

const REASONS: Record<EnrichmentRule, string> = {
  'unknown-item': 'there is no such id in the draft, or nothing of that kind',
  'citation-missing': 'it cites nothing',
  'citation-wrong': 'the quoted words do not stand in that answer',
  invented: 'no answer holds this number (in words, too), name or amount, or not of this thing',
  address: 'no answer holds this address',
  shape: 'it is empty, longer than it may be, or not of the asked form',
  'words-added':
    'these words stand in none of its quotes: say it in the quoted words, or quote where they stand; in a name of an area, take words of the answers or the draft',
  negation:
    'it says no where its quotes do not, or the other way round: quote the words on this alone',
  'check-failed': 'the sentence cannot be tested, or the checks find a fault in it',
  repeated: 'the draft says this already',
  'no-figure': 'an example needs data: a day, an amount or a count',
  cut: 'all parts are refused together: their number, an empty part, an id that stands twice or in none, or a wish before a must',
  told: 'somebody said it, or the draft supposes the same',
  denied: 'the draft says that this role may not, or that only another may',
  'left-out': 'the answers leave this out',
  harm: 'a supposition about deletion, money or private things is for whoever runs the place alone',
  lost: 'something of the items is missing in it: a figure, a name, a small word that limits, or most of what one of them says',
  undecided:
    'a developer cannot build it: it says neither what the app does nor what it refuses until somebody decides',
  'too-many': 'this takes no more: leave it out rather than put it where it does not belong',
}

/** A refused proposal, as the model named it. */
export interface Refused {
  kind: ProposalKind
  /** Its place in the last answer. */
  index: number
  rule: EnrichmentRule
  words: string
  /** Which of its texts is at fault; left out when it is the whole. */
  part?: string
}

/** Asks once more for what was refused. `words` are the model's own. */
export function repairPrompt(refused: readonly Refused[]): string {
  // The parts of the delivery are refused together: that is said once.
  const told = refused.filter(({ kind, index }) => kind !== 'slices' || index === 0)
  const lines = told.map(
    ({ kind, index, rule, words, part }) =>
      `- ${kind}[${index}]${part === undefined ? '' : `.${part}`}: ${REASONS[rule]}${words === '' ? '' : ` (${JSON.stringify(words)})`}`,
  )
  return `These of your proposals were refused; the others are taken:\n${lines.join('\n')}\n\nGive corrected versions of these alone, in the same form. Leave out what you cannot mend, and repeat nothing that was taken.`
}

/** Asks once more when the answer was not of the asked form. */
export const UNREADABLE_PROMPT =
  'Your answer could not be read. Answer with the JSON value alone, in the asked form.'
