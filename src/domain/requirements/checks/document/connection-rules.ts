import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { Fault } from './whole-rules.ts'

/** The words of a text that carry its meaning. */
type Stems = (text: string) => ReadonlySet<string>

/** "Lisa wants a cake" tells who she is; nothing has to make it happen. */
const BACKGROUND = /^(?:\S+\s){1,3}(?:is|are|has|have|wants?|needs?|would like|lives?|works?)\s/i

/** Each step of a story is made possible by a requirement. */
export function checkSteps({ journeys, language }: RequirementsDocument): Fault[] {
  if (language !== 'en') return []
  return journeys.flatMap(({ id, steps }) =>
    steps
      .filter(({ requirements, text }) => requirements.length === 0 && !BACKGROUND.test(text))
      .map(({ text }): Fault => {
        return { rule: 'step-unmapped', severity: 'hint', item: id, question: 'q6', words: text }
      }),
  )
}

/** Each role is in the permission table and does something. */
export function checkRoles(document: RequirementsDocument, stems: Stems): Fault[] {
  if (document.language !== 'en') return []
  const inMatrix = new Set(
    document.permissions.flatMap(({ cells }) => cells.map(({ role }) => role)),
  )
  const requirements = listRequirements(document)
  const acting = new Set(requirements.map(({ role }) => role))
  const used = together(requirements.map(({ text }) => stems(text)))
  return document.roles.flatMap(({ id, name, can }): Fault[] => {
    const fault = { severity: 'warning', item: id, question: 'q5', words: name } as const
    if (document.permissions.length > 0 && !inMatrix.has(id)) {
      return [{ ...fault, rule: 'role-outside-matrix' }]
    }
    // Who may do everything needs no requirement of its own.
    const everything = can.some((action) => /\b(?:everything|anything|all)\b/i.test(action))
    const named = shares(stems(name), used)
    return acting.has(id) || everything || named ? [] : [{ ...fault, rule: 'role-unused' }]
  })
}

/** Each thing that was told is used, and each thing that passes through stages is kept. */
export function checkEntities(document: RequirementsDocument, stems: Stems): Fault[] {
  if (document.language !== 'en') return []
  const requirements = listRequirements(document)
  const linked = new Set(requirements.flatMap(({ entities }) => entities))
  const texts = [
    ...requirements.map(({ text }) => text),
    ...document.rules.map(({ text }) => text),
    ...document.messages.map(({ text }) => text),
    ...document.entities.flatMap(({ fields }) => fields.map(({ name }) => name)),
  ]
  const used = together(texts.map(stems))
  const names = together([...document.entities, ...document.roles].map(({ name }) => stems(name)))
  const faults = document.entities
    .filter(
      ({ id, name, mark }) => mark !== 'assumed' && !linked.has(id) && !shares(stems(name), used),
    )
    .map(({ id, name }): Fault => {
      return { rule: 'entity-unused', severity: 'warning', item: id, question: 'q10', words: name }
    })
  if (document.entities.length === 0) return faults
  for (const { id, thing } of document.statusTables) {
    if (thing === '' || shares(stems(thing), names)) continue
    faults.push({
      rule: 'thing-without-entity',
      severity: 'warning',
      item: id,
      question: 'q10',
      words: thing,
    })
  }
  return faults
}

/** Each connection and message says what happens when it fails. */
export function checkFailureLines(document: RequirementsDocument): Fault[] {
  const connections = document.integrations.filter(({ kind }) => kind !== 'none')
  return [...connections, ...document.messages]
    .filter(({ failure }) => failure === null || failure.text.trim() === '')
    .map(({ id }) => ({
      rule: 'failure-line-missing',
      severity: 'error',
      item: id,
      question: 'q12',
    }))
}

function together(sets: readonly ReadonlySet<string>[]): Set<string> {
  const all = new Set<string>()
  for (const set of sets) for (const entry of set) all.add(entry)
  return all
}

function shares(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return [...some].some((entry) => all.has(entry))
}
