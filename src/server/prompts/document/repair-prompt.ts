import type { EnrichmentFinding } from '#domain/requirements/enrichment/finding.ts'
import { tellReason } from './reasons/refusal-reasons.ts'

/** A refused proposal, by its place in the last answer. */
export interface Refused extends Omit<EnrichmentFinding, 'outcome'> {
  /** How the model named it: an id, or its first words; left out where nothing does. */
  item?: string
}

/** Asks once more for what was refused. The words of proposals are the model's own. */
export function repairPrompt(refused: readonly Refused[]): string {
  // The parts of the delivery are refused together, and what is too much is: that is said once.
  const told = refused.filter(
    (each, at) =>
      (each.kind !== 'slices' || each.index === 0) &&
      !refused.slice(0, at).some((before) => isSameBound(before, each)),
  )
  const lines = told.map(({ item, ...reason }) => {
    const { kind, index, part } = reason
    const place = `${kind}[${index}]${part === undefined ? '' : `.${part}`}`
    return `- ${place}${item === undefined ? '' : ` (${item})`}: ${tellReason(reason)}`
  })
  // A table that lacks what was taken of it would be another.
  const whole = told.some(({ kind }) => kind === 'stages')
    ? ' Of a table of stages give the whole table again, with all that was taken of it.'
    : ''
  return `These of your proposals were refused (places count from 0); the others are taken and left out here:\n${lines.join('\n')}\n\nGive corrected versions of these alone, in the same form. Leave out what you cannot mend, and repeat nothing that was taken.${whole}`
}

function isSameBound(one: Refused, other: Refused): boolean {
  const isBound = one.rule === 'too-many' && other.rule === 'too-many'
  return isBound && one.kind === other.kind && one.words === other.words && one.most === other.most
}

/** Asks once more when the answer was not of the asked form. */
export const UNREADABLE_PROMPT =
  'Your answer could not be read. Answer with the JSON value alone, in the asked form.'
