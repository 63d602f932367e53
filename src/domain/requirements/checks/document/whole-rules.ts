import type { DocumentRule, Severity } from '#domain/requirements/checks/finding.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import { listContents, listRequirements } from '#domain/requirements/registers/list-items.ts'

/** A fault of the document as a whole, before it gets its words. */
export interface Fault {
  rule: DocumentRule
  severity: Severity
  item: string
  question: string | null
  /** What the text names. */
  words?: string
  detail?: string
}

/** Everything that has an id, acceptance criteria included. */
export function listAllItems(document: RequirementsDocument): Traced[] {
  return listContents(document).map(({ item }) => item)
}

/** Ids stand for one thing each, and never for another later. */
export function checkIds(document: RequirementsDocument): Fault[] {
  const seen = new Set<string>()
  // The newest word on an id counts: what was taken out may have come back as itself.
  const told = new Map<string, string>()
  for (const { changes } of [...document.changeLog].reverse()) {
    for (const { id, kind } of changes) told.set(id, kind)
  }
  return listAllItems(document).flatMap(({ id }): Fault[] => {
    const fault = { severity: 'error', item: id, question: null, detail: id } as const
    if (seen.has(id)) return [{ ...fault, rule: 'id-repeated' }]
    seen.add(id)
    return told.get(id) === 'removed' ? [{ ...fault, rule: 'id-reused' }] : []
  })
}

/** Every must can be tested; what holds for all when something fails appears once, as assumed. */
export function checkCriteria(document: RequirementsDocument): Fault[] {
  return listRequirements(document).flatMap(({ id, criteria, priority, sources }): Fault[] => {
    const question = sources[0] ?? 'q7'
    // A criterion that is still open tests nothing yet; that is the user's to settle.
    if (!criteria.some(({ mark }) => mark !== 'open')) {
      if (priority !== 'must' && criteria.length === 0) return []
      return [{ rule: 'criterion-missing', severity: 'warning', item: id, question }]
    }
    const faults: Fault[] = criteria
      .filter(({ when, outcome }) => [when, outcome].some((part) => part.trim() === ''))
      .map((criterion) => ({
        rule: 'criterion-shape',
        severity: 'error',
        item: criterion.id,
        question,
      }))
    if (priority === 'must' && !criteria.some(({ failure }) => failure)) {
      faults.push({ rule: 'failure-missing', severity: 'hint', item: id, question: 'q12' })
    }
    return faults
  })
}

/** Every item comes from an answer or is assumed; every answer leads to an item. */
export function checkSources(document: RequirementsDocument): Fault[] {
  const answered = new Set(document.answers.map(({ question }) => question))
  const cited = new Set<string>()
  const faults: Fault[] = []
  for (const { id, sources, mark, ...item } of listAllItems(document)) {
    for (const source of sources) cited.add(source)
    const isOwnWord = item.confirmed === true || item.edited === true
    const sourced = mark !== 'stated' || isOwnWord || sources.some((source) => answered.has(source))
    if (!sourced)
      faults.push({ rule: 'source-missing', severity: 'error', item: id, question: null })
  }
  for (const question of answered) {
    if (cited.has(question)) continue
    faults.push({ rule: 'answer-uncited', severity: 'error', item: 'answers', question })
  }
  return faults
}

/** The user's numbers: signs of success, what is left out, what must not get worse. */
export function checkGoals(document: RequirementsDocument): Fault[] {
  const faults: Fault[] = document.success
    .filter(({ target, due, mark }) => mark !== 'open' && (target === null || due.trim() === ''))
    .map(({ id }) => ({ rule: 'success-unmeasured', severity: 'error', item: id, question: 'q4' }))
  if (document.nonGoals.length === 0) {
    faults.push({ rule: 'non-goal-missing', severity: 'warning', item: 'nonGoals', question: 'q8' })
  }
  if (document.counterMeasures.length === 0) {
    faults.push({
      rule: 'counter-measure-missing',
      severity: 'warning',
      item: 'counterMeasures',
      question: 'q4',
    })
  }
  return faults
}

/** What was supposed is in the register, and the register speaks of what is there. */
export function checkRegisters(document: RequirementsDocument): Fault[] {
  const items = listAllItems(document)
  const known = new Set(items.map(({ id }) => id))
  const registered = new Set(document.assumptions.flatMap(({ id, items: rests }) => [id, ...rests]))
  const open = new Set(document.openQuestions.flatMap(({ blocks }) => blocks))
  // Sentences of the writer's own are read, and judged, where they are.
  const own = new Set([...(document.commonRules ?? []), ...document.dataRules].map(({ id }) => id))
  const faults: Fault[] = []
  for (const { id, mark, sources } of items) {
    if (mark !== 'assumed' || registered.has(id) || open.has(id) || own.has(id)) continue
    const question = sources[0] ?? null
    faults.push({ rule: 'assumption-unregistered', severity: 'warning', item: id, question })
  }
  for (const { id, items: rests } of document.assumptions) {
    const lost = rests.find((rest) => !known.has(rest))
    if (lost === undefined) continue
    const at = { item: id, question: null, detail: lost }
    faults.push({ rule: 'assumption-dangling', severity: 'error', ...at })
  }
  for (const { id, blocks, sources } of document.openQuestions) {
    if (blocks.length > 0 || sources.length > 0) continue
    faults.push({ rule: 'question-blocks-nothing', severity: 'warning', item: id, question: null })
  }
  return faults
}
