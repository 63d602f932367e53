import { contentStems } from '#domain/language/stems.ts'
import { APP, type RowOf } from '#domain/reading/rows.ts'
import {
  type Entity,
  type Feature,
  type FunctionalRequirement,
  PRIORITIES,
  type Priority,
  type Statement,
} from '#domain/requirements/document-items.ts'
import { groupSame } from './group-same.ts'
import type { Notebook } from './notebook.ts'
import type { MessagePairs } from './pair-messages.ts'
import type { People } from './write-roles.ts'

/** A requirement with the row it was written from, and the words it is found by. */
export interface Entry {
  row: RowOf<'feature'>
  /** The message that the same words tell of. */
  message: RowOf<'message'> | undefined
  requirement: FunctionalRequirement
  stems: ReadonlySet<string>
  /** The stem of what is done: the verb, which leads the phrase in English; null in other scripts. */
  deed: string | null
}

interface Around {
  people: People
  entities: readonly Entity[]
}

/** More of them make no first version. */
const MOST = 40

interface Requirements {
  entries: Entry[]
  /** What goes beyond a first version, the least wanted. */
  later: Statement[]
}

/**
 * One requirement for each feature: a whole sentence where somebody (or the app) and what they do
 * were read, else a title that names what is missing.
 */
export function writeRequirements(
  notebook: Notebook,
  around: Around & { pairs: MessagePairs },
): Requirements {
  const { asMessage, asFeature } = around.pairs
  const told = new Set(asMessage.values())
  const features = notebook.rows('feature').filter((row) => !told.has(row))
  const groups = groupSame(features, ({ actor, does }) => `${actor} ${does}`)
  const kept = new Set(byRank(groups).slice(0, MOST))
  const entries = groups
    .filter((group) => kept.has(group))
    .map((group) => writeOne(notebook, group, { ...around, message: asFeature.get(group[0].id) }))
  const later = groups
    .filter((group) => !kept.has(group))
    .map((group): Statement => {
      const { text } = sentenceOf(notebook, group[0], around.people)
      return { ...notebook.item('LATER', group), text }
    })
  askWhatIsMissing(notebook, entries, later)
  const all = entries.map(({ requirement }) => requirement.id)
  if (all.length > 0) {
    notebook.assume(notebook.words.assume.saved, all)
    notebook.assume(notebook.words.assume.failure, all)
  }
  return { entries, later }
}

type Group = [RowOf<'feature'>, ...RowOf<'feature'>[]]

function byRank(groups: readonly Group[]): Group[] {
  const rank = (group: Group) => PRIORITIES.indexOf(priorityOf(group))
  return [...groups].sort((a, b) => rank(a) - rank(b))
}

/** Told twice and ranked once, it has that rank. */
function priorityOf(group: Group): Priority {
  return group.find(({ priority }) => priority !== 'unsaid')?.priority ?? 'unsaid'
}

function sentenceOf(
  { frames, ...notebook }: Notebook,
  row: RowOf<'feature'>,
  people: People,
): { text: string; missing: Missing } {
  const missing = missingOf(row, { frames, ...notebook })
  if (missing.length > 0) return { text: frames.title(row.does), missing }
  const text =
    row.actor === APP || row.actor === null
      ? frames.appDoes(row.does)
      : frames.lets(people.find(row.actor)?.name ?? row.actor, row.does)
  return { text, missing }
}

function writeOne(
  notebook: Notebook,
  group: Group,
  { people, entities, message }: Around & { message: RowOf<'message'> | undefined },
): Entry {
  const [row] = group
  const { text, missing } = sentenceOf(notebook, row, people)
  const priority = priorityOf(group)
  const things = group.flatMap((each) => each.things)
  const requirement: FunctionalRequirement = {
    ...notebook.item('FR', [...group, ...(message ? [message] : [])]),
    text,
    priority,
    priorityStated: priority !== 'unsaid',
    why: null,
    role: row.actor === APP ? null : (people.find(row.actor)?.id ?? null),
    rules: [],
    entities: entities
      .filter(({ name }) => things.some((thing) => same(thing, name)))
      .map(({ id }) => id),
    criteria: [],
    ...(missing.length > 0 && { missing }),
  }
  if (requirement.mark === 'stated' && missing.length > 0 && !isJudged(row)) {
    requirement.mark = 'unconfirmed'
  }
  return {
    row,
    message,
    requirement,
    stems: contentStems([row.does, ...things].join(' ')),
    deed: deedOf(row.does),
  }
}

type Missing = NonNullable<FunctionalRequirement['missing']>

function missingOf(row: RowOf<'feature'>, { frames }: Notebook): Missing {
  const missing: Missing = []
  if (row.actor === null || !frames.speaks(row.actor === APP ? row.does : row.actor)) {
    missing.push('actor')
  }
  if (!frames.speaks(row.does) || (row.flags.includes('verb') && !isJudged(row)))
    missing.push('action')
  return missing
}

function isJudged({ state }: RowOf<'feature'>): boolean {
  return state === 'confirmed' || state === 'edited'
}

function askWhatIsMissing(
  notebook: Notebook,
  entries: readonly Entry[],
  later: readonly Statement[],
): void {
  const { ask } = notebook.words
  const vague = entries.filter(({ requirement }) => (requirement.missing ?? []).length > 0)
  if (vague.length > 0) {
    const names = vague.slice(0, 8).map(({ row }) => row.does)
    const blocks = vague.map(({ requirement }) => requirement.id)
    notebook.ask({ ...ask.vagueFeatures(names), blocks, question: 'q7' })
  }
  const unsaid = entries.filter(({ row }) => row.priority === 'unsaid')
  if (unsaid.length > 0) {
    const blocks = unsaid.map(({ requirement }) => requirement.id)
    notebook.ask({ ...ask.priorities, blocks, question: 'q7' })
  }
  if (later.length > 0) {
    const blocks = later.map(({ id }) => id)
    notebook.ask({ ...ask.tooMany(MOST), blocks, question: 'q7' })
  }
}

/** The requirements by who acts; what the app does by itself, and what nobody is named for, last. */
export function groupByActor(
  entries: readonly Entry[],
  { notebook, people }: { notebook: Notebook; people: People },
): Feature[] {
  const { features } = notebook.words
  const requirements = entries.map(({ requirement }) => requirement)
  const ofApp = entries.filter(({ row }) => row.actor === APP)
  const apps = new Set(ofApp.map(({ requirement }) => requirement.id))
  const homeless = ({ id, role }: FunctionalRequirement) => role === null && !apps.has(id)
  return [
    ...people.roles.map(({ id, name }) => ({
      title: name,
      requirements: requirements.filter(({ role }) => role === id),
    })),
    { title: features.app, requirements: requirements.filter(({ id }) => apps.has(id)) },
    { title: features.unsaid, requirements: requirements.filter(homeless) },
  ].filter((feature) => feature.requirements.length > 0)
}

function same(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

function deedOf(does: string): string | null {
  const verb = /^\p{Script=Latin}+/u.exec(does)?.[0]
  return verb === undefined ? null : ([...contentStems(verb)][0] ?? null)
}
