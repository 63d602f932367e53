import { stem } from '#domain/language/stems.ts'
import type { Entity, EntityField } from '#domain/requirements/document-items.ts'
import { judgeItem } from '#domain/requirements/enrichment/judge-item.ts'
import type { FieldProposal } from '#domain/requirements/enrichment/proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { sortedIds } from '#domain/requirements/writing/notebook.ts'
import { applyEachProposal, type Bench, type Fault, tidy } from './bench.ts'

const MOST_FIELDS = 20
const MOST_LETTERS = 120

type Detail = 'meaning' | 'rule' | 'example'
const DETAILS: readonly Detail[] = ['meaning', 'rule', 'example']

/**
 * Completes what the app keeps: new fields, and details of fields that have none. A field has no
 * mark of its own, so that only the user's words may be there
 * (docs/decisions/0027-a-model-proposes-the-answers-decide.md).
 */
export function applyFields(bench: Bench, proposals: readonly FieldProposal[]): void {
  const entities = new Map(bench.document.entities.map((entity) => [entity.id, entity]))
  applyEachProposal(bench, { kind: 'fields', list: proposals }, (proposal, place) => {
    const entity = entities.get(proposal.item)
    if (entity === undefined) return { rule: 'unknown-item', words: proposal.item }
    const fault = complete(bench, entity, proposal)
    if (fault === null) bench.touched.set(entity.id, place)
    return fault
  })
}

function complete(bench: Bench, entity: Entity, proposal: FieldProposal): Fault | null {
  const name = bare(tidy(proposal.name))
  const known = entity.fields.find((field) => stem(field.name) === stem(name))
  const fresh = detailsOf(proposal, known)
  const parts = [...(known === undefined ? [name] : []), ...Object.values(fresh)]
  const long = [name, ...parts].find((part) => part === '' || part.length > MOST_LETTERS)
  if (long !== undefined) return { rule: 'shape', words: long.slice(0, 80) }
  if (parts.length === 0) return { rule: 'repeated', words: name }
  if (known === undefined && entity.fields.length >= MOST_FIELDS) {
    return { rule: 'too-many', words: entity.id }
  }
  const around = [entity.name, ...entity.quotes.map(({ text }) => text)]
  const judged = judgeItem({ parts, cites: proposal.cites, around }, bench.evidence)
  if ('refused' in judged) return judged.refused
  if (judged.mark === 'assumed') return judged.doubt ?? { rule: 'words-added', words: name }
  if (known !== undefined) Object.assign(known, fresh)
  else entity.fields.push({ ...EMPTY, name, ...fresh })
  entity.quotes.push(...judged.quotes.filter(({ question }) => !entity.sources.includes(question)))
  entity.sources = sortedIds([...entity.sources, ...judged.sources])
  return null
}

const EMPTY: EntityField = {
  name: '',
  meaning: null,
  required: null,
  example: null,
  rule: null,
  refersTo: null,
}

/** What the proposal adds to what is known of the field. */
function detailsOf(proposal: FieldProposal, known: EntityField | undefined) {
  const told = DETAILS.flatMap((detail) => {
    const text = bare(tidy(proposal[detail] ?? ''))
    return text === '' || (known?.[detail] ?? null) !== null ? [] : [[detail, text] as const]
  })
  return Object.fromEntries(told) as Partial<Record<Detail, string>>
}
