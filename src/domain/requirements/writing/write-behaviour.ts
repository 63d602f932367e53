import { contentStems, likeness, sharedCount } from '#domain/language/stems.ts'
import type { Row, RowOf } from '#domain/reading/rows.ts'
import type {
  BusinessRule,
  QualityScenario,
  StatusTable,
} from '#domain/requirements/document-items.ts'
import { bare, sentence } from '#domain/requirements/phrases.ts'
import { groupSame } from './group-same.ts'
import type { Notebook } from './notebook.ts'
import type { Entry } from './write-features.ts'
import type { People } from './write-roles.ts'

/** Words that two texts must share at least to speak of the same thing. */
const SHARED = 2
const ALIKE = 0.34

/** The rules, with prices and fees among them; each also tests the requirements it speaks of. */
export function writeRules(notebook: Notebook, entries: readonly Entry[]): BusinessRule[] {
  const { frames } = notebook
  const groups = groupSame(notebook.rows('rule'), ({ when, then }) => `${when} ${then}`)
  const rules = groups.map(([row, ...more]): BusinessRule => {
    const rule = {
      ...notebook.item('BR', [row, ...more]),
      text: frames.rule(row.when, row.then),
      condition: row.when,
      outcome: row.then,
    }
    const entry = entryOf(entries, `${row.when ?? ''} ${row.then} ${row.about.join(' ')}`)
    if (entry === null) return rule
    entry.requirement.rules.push(rule.id)
    if (row.when !== null) {
      addCriterion(notebook, entry, { row, when: row.when, outcome: row.then, failure: false })
    }
    return rule
  })
  const money = groupSame(notebook.rows('money'), ({ what }) => what)
  const prices = money.map(([row, ...more]): BusinessRule => {
    const text = sentence(row.what)
    return { ...notebook.item('BR', [row, ...more]), text, condition: null, outcome: text }
  })
  return [...rules, ...prices]
}

/** What goes wrong: a criterion of the requirement it happens to, else a quality of the whole. */
export function writeCases(notebook: Notebook, entries: readonly Entry[]): QualityScenario[] {
  const { frames, words } = notebook
  const open: string[] = []
  const homeless = notebook.rows('case').flatMap((row): QualityScenario[] => {
    const entry = entryOf(entries, `${row.during ?? ''} ${row.when} ${row.then ?? ''}`)
    if (entry !== null && row.then !== null) {
      addCriterion(notebook, entry, { row, when: row.when, outcome: row.then, failure: true })
      return []
    }
    const item = notebook.item('NFR', [row])
    if (row.then === null) open.push(item.id)
    return [
      {
        ...item,
        mark: row.then === null ? 'open' : item.mark,
        text: row.then === null ? sentence(row.when) : frames.rule(row.when, row.then),
        characteristic: 'Reliability',
        stimulus: row.when,
        response: row.then,
        measure: null,
      },
    ]
  })
  if (open.length > 0) notebook.ask({ ...words.ask.unansweredCase, blocks: open, question: 'q12' })
  return homeless
}

/** What one sees when a feature worked, and what a role is refused, as criteria. */
export function writeOutcomes(
  notebook: Notebook,
  { entries, people }: { entries: readonly Entry[]; people: People },
): void {
  const { frames } = notebook
  for (const entry of entries) {
    const { row, message } = entry
    if (message?.when) {
      const to = people.find(message.to)?.name ?? message.to
      const outcome = frames.gets({ ...message, to })
      addCriterion(notebook, entry, { row: message, when: message.when, outcome, failure: false })
    }
    const actor = people.find(row.actor)
    if (row.outcome === null || !frames.speaks(row.outcome)) continue
    const when =
      actor === null
        ? bare(row.does)
        : bare(frames.step(frames.role(actor.name), row.does, wordsOf(row)))
    addCriterion(notebook, entry, { row, when, outcome: row.outcome, failure: false })
  }
  for (const right of notebook.rows('permission')) {
    const role = people.find(right.role)
    if (right.may !== 'never' || role === null || !frames.speaks(right.what)) continue
    const entry = entryOf(entries, right.what)
    if (entry === null) continue
    const when = frames.tries(role.name, right.what)
    addCriterion(notebook, entry, { row: right, when, outcome: frames.refused, failure: true })
  }
}

function wordsOf({ said }: Row): string {
  return said.map(({ words }) => words).join(' ')
}

interface Told {
  row: Row
  when: string
  outcome: string
  failure: boolean
}

function addCriterion(
  notebook: Notebook,
  { requirement }: Entry,
  { row, when, outcome, failure }: Told,
): void {
  const condition = notebook.frames.condition(when)
  if (condition === null) return
  requirement.criteria.push({
    ...notebook.item('AC', [row]),
    given: '',
    when: condition,
    outcome: notebook.frames.result(outcome),
    failure,
  })
}

/** The requirement that a text speaks of, by what is done or the words they share; null for none. */
function entryOf(entries: readonly Entry[], text: string): Entry | null {
  const stems = contentStems(text)
  let best: { entry: Entry; worth: number } | null = null
  for (const entry of entries) {
    const isDeed = entry.deed !== null && stems.has(entry.deed)
    const worth = likeness(stems, entry.stems) + (isDeed ? ALIKE : 0)
    const shared = sharedCount(stems, entry.stems)
    if (worth < ALIKE || (shared < SHARED && !isDeed)) continue
    if (worth > (best?.worth ?? 0)) best = { entry, worth }
  }
  return best?.entry ?? null
}

/** The stages something passes through. */
export function writeStages(notebook: Notebook): StatusTable[] {
  return notebook.rows('stages').map((row: RowOf<'stages'>) => ({
    ...notebook.item('ST', [row]),
    text: notebook.frames.stages(row.thing, row.stages),
    thing: row.thing,
    states: row.stages,
    transitions: row.moves,
  }))
}
