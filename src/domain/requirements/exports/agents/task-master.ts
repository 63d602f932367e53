import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement, Priority } from '#domain/requirements/document-items.ts'
import type { Slice } from '#domain/requirements/document-registers.ts'
import type { TextFile } from '#domain/requirements/exports/export-formats.ts'
import { joinLines } from '#domain/requirements/exports/join-lines.ts'
import {
  describeOrigin,
  documentTitle,
  nameRequirement,
} from '#domain/requirements/exports/requirement-text.ts'
import { isAsked } from '#domain/requirements/questions/is-asked.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'

const PRIORITIES: Readonly<Record<Priority, 'high' | 'medium' | 'low'>> = {
  must: 'high',
  unsaid: 'medium',
  should: 'medium',
  could: 'low',
}

/**
 * Task Master's `.taskmaster/tasks/tasks.json`: a task for each slice, each after the one before, and
 * in it a subtask for each requirement, so that nothing has to be made up from prose again.
 */
export function renderTaskMaster(document: RequirementsDocument, words: ExportText): TextFile {
  const all = listRequirements(document)
  const sliced = new Set(document.slices.flatMap(({ requirements }) => requirements))
  const rest = all.filter(({ id }) => !sliced.has(id)).map(({ id }) => id)
  const left = { title: words.tasks.rest, goal: '', requirements: rest }
  const parts = rest.length === 0 ? document.slices : [...document.slices, left]
  const tasks = parts.map((slice, index) =>
    makeTask({ document, words, slice, number: index + 1, all }),
  )
  const at = `${document.date}T00:00:00.000Z`
  const description = documentTitle(document, words)
  const value = { master: { tasks, metadata: { created: at, updated: at, description } } }
  return { path: '.taskmaster/tasks/tasks.json', text: `${JSON.stringify(value, null, 2)}\n` }
}

interface Place {
  document: RequirementsDocument
  words: ExportText
  slice: Omit<Slice, 'number'>
  number: number
  all: readonly FunctionalRequirement[]
}

function makeTask({ document, words, slice, number, all }: Place) {
  const inside = all.filter(({ id }) => slice.requirements.includes(id))
  const criteria = slice.criteria ?? inside.flatMap((each) => each.criteria.map(({ id }) => id))
  const [strongest = 'could'] = (['must', 'should', 'unsaid', 'could'] as const).filter((rank) =>
    inside.some(({ priority }) => priority === rank),
  )
  return {
    id: number,
    title: joinLines(slice.title),
    description: joinLines(slice.goal) || joinLines(slice.title),
    status: 'pending',
    dependencies: number === 1 ? [] : [number - 1],
    priority: PRIORITIES[strongest],
    details: slice.items?.length ? words.tasks.with(slice.items.join(', ')) : '',
    testStrategy: pass(criteria, words),
    subtasks: inside.map((requirement, index) => ({
      id: index + 1,
      title: `${requirement.id} ${nameRequirement(requirement)}`,
      description: joinLines(requirement.text),
      status: 'pending',
      dependencies: [],
      details: detailsOf(requirement, document, words),
      testStrategy: pass(
        requirement.criteria.map(({ id }) => id),
        words,
      ),
    })),
  }
}

function pass(criteria: readonly string[], { tasks }: ExportText): string {
  return criteria.length === 0 ? tasks.noCriteria : tasks.pass(criteria.join(', '))
}

/** Where it comes from, the rules with their limits, the data, and what must be asked first. */
function detailsOf(
  requirement: FunctionalRequirement,
  document: RequirementsDocument,
  words: ExportText,
): string {
  const { id, rules, entities, criteria } = requirement
  const own = new Set([id, ...criteria.map((criterion) => criterion.id)])
  const bounds = document.boundaries ?? []
  return [
    describeOrigin(requirement, words),
    ...document.rules
      .filter((rule) => rules.includes(rule.id))
      .map((rule) => `${rule.id} ${joinLines(rule.text)}`),
    ...bounds
      .filter((bound) => isAsked(bound) && (rules.includes(bound.rule) || own.has(bound.rule)))
      .map((bound) => words.tasks.unsure(`${bound.id} ${joinLines(bound.text)}`)),
    ...(entities.length === 0 ? [] : [`${words.data}: ${entities.join(', ')}`]),
    ...document.openQuestions
      .filter(({ blocks }) => blocks.some((blocked) => own.has(blocked)))
      .map((question) => words.tasks.ask(`${question.id} ${joinLines(question.text)}`)),
  ].join('\n')
}
