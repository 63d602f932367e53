import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Area } from '#domain/requirements/document-registers.ts'
import type { AreaProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import { findFormFault } from '#domain/requirements/enrichment/find-form-fault.ts'
import { findInvented } from '#domain/requirements/enrichment/find-invented.ts'
import { FIRST_PERSON } from '#domain/requirements/enrichment/first-person.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { findForeignWords } from '#domain/requirements/enrichment/own-words.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import { listContents, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { applyEachProposal, type Bench, tidy } from './bench.ts'

/**
 * Takes the subjects that a model found, each by itself: of words that the answers or the draft have,
 * with requirements that no other has. Fewer than a few group nothing, and are left.
 */
export function applyAreas(bench: Bench, proposals: readonly AreaProposal[]): void {
  const { least, most } = LIMITS.areas
  const known = new Set(listRequirements(bench.document).map(({ id }) => id))
  const said = [...bench.evidence.told, readDraft(bench.document)]
  const areas: Area[] = []
  applyEachProposal(bench, { kind: 'areas', list: proposals }, (proposal) => {
    const name = capitalise(bare(tidy(proposal.name)))
    const fault = findNameFault(name, said)
    if (fault !== null) return fault
    if (areas.some((area) => area.name.toLowerCase() === name.toLowerCase()))
      return { rule: 'repeated', words: name }
    const requirements = [...new Set(proposal.requirements)].filter((id) => known.has(id))
    const [first] = requirements
    if (first === undefined) return { rule: 'unknown-item', words: proposal.requirements.join() }
    const own = requirements.filter((id) => areas.every((area) => !area.requirements.includes(id)))
    if (own.length === 0) return { rule: 'repeated', words: first }
    if (areas.length === most) return { rule: 'too-many', words: '', most }
    areas.push({ name, requirements: own })
    return null
  })
  if (areas.length >= least) bench.document.areas = areas
}

/** What the draft says besides the answers: a function or a thing that a model supplied has its name there. */
function readDraft(document: RequirementsDocument): string {
  return listContents(document)
    .map(({ content }) => content)
    .join('\n')
}

/** A short name that is nobody's own and brings nothing with it. */
function findNameFault(name: string, said: readonly string[]): Fault | null {
  const { words, letters } = LIMITS.areas
  const part = 'name'
  const form = findFormFault({ text: name, part }, letters)
  if (form !== null) return form
  if (name.split(' ').length > words) {
    return { rule: 'shape', form: 'too-many-words', most: words, words: name, part }
  }
  if (FIRST_PERSON.test(name)) return { rule: 'shape', form: 'first-person', words: name, part }
  const invented = findInvented({ text: name, part: 'name' }, said)
  if (invented !== null) return invented
  const [foreign] = findForeignWords(name, said)
  return foreign === undefined ? null : { rule: 'words-added', words: foreign, part: 'name' }
}
