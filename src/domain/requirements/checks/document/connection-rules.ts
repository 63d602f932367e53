import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { requirementsOf } from '#domain/requirements/registers/list-items.ts'
import { contentStems } from '#domain/requirements/wording/stems.ts'
import type { Fault } from './whole-rules.ts'

/** "Lisa wants a cake" tells who she is; nothing has to make it happen. */
const BACKGROUND = /^(?:\S+\s){1,3}(?:is|are|has|have|wants?|needs?|would like|lives?|works?)\s/i

/** Each step of a story is made possible by a requirement. */
export function checkSteps({ journeys, language }: RequirementsDocument): Fault[] {
  if (language !== 'en') return []
  return journeys.flatMap(({ id, steps }) =>
    steps
      .filter(({ requirements, text }) => requirements.length === 0 && !BACKGROUND.test(text))
      .map(({ text }): Fault => {
        return { rule: 'step-unmapped', severity: 'warning', item: id, question: 'q6', words: text }
      }),
  )
}

/** Each role stands in the permission table and does something. */
export function checkRoles(document: RequirementsDocument): Fault[] {
  if (document.language !== 'en') return []
  const inMatrix = new Set(
    document.permissions.flatMap(({ cells }) => cells.map(({ role }) => role)),
  )
  const requirements = requirementsOf(document)
  const acting = new Set(requirements.map(({ role }) => role))
  const used = stemsOf(requirements.map(({ text }) => text))
  return document.roles.flatMap(({ id, name, can }): Fault[] => {
    const fault = { severity: 'warning', item: id, question: 'q5', words: name } as const
    if (document.permissions.length > 0 && !inMatrix.has(id)) {
      return [{ ...fault, rule: 'role-outside-matrix' }]
    }
    // Who may do everything needs no requirement of its own.
    const everything = can.some((action) => /\b(?:everything|anything|all)\b/i.test(action))
    const named = [...contentStems(name)].some((stem) => used.has(stem))
    return acting.has(id) || everything || named ? [] : [{ ...fault, rule: 'role-unused' }]
  })
}

/** Each thing the app keeps is used, and each thing that passes through stages is kept. */
export function checkEntities(document: RequirementsDocument): Fault[] {
  if (document.language !== 'en') return []
  const requirements = requirementsOf(document)
  const linked = new Set(requirements.flatMap(({ entities }) => entities))
  const texts = [
    ...requirements.map(({ text }) => text),
    ...document.rules.map(({ text }) => text),
    ...document.messages.map(({ text }) => text),
    ...document.entities.flatMap(({ fields }) => fields.map(({ name }) => name)),
  ]
  const used = stemsOf(texts)
  const names = stemsOf(document.entities.map(({ name }) => name))
  const faults = document.entities
    .filter(({ id, name }) => !linked.has(id) && !shares(name, used))
    .map(({ id, name }): Fault => {
      return { rule: 'entity-unused', severity: 'warning', item: id, question: 'q10', words: name }
    })
  if (document.entities.length === 0) return faults
  for (const { id, thing } of document.statusTables) {
    if (
      thing === '' ||
      shares(thing, names) ||
      document.roles.some(({ name }) => shares(thing, stemsOf([name])))
    )
      continue
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

function stemsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => [...contentStems(text)]))
}

function shares(name: string, stems: ReadonlySet<string>): boolean {
  return [...contentStems(name)].some((stem) => stems.has(stem))
}
