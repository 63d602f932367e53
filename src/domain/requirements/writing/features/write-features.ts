import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { APP, type Row } from '#domain/reading/rows.ts'
import type {
  Entity,
  FunctionalRequirement,
  Role,
  Statement,
} from '#domain/requirements/document-items.ts'
import { bare, clip, sentence } from '#domain/requirements/phrases.ts'
import { isOfRules } from '#domain/requirements/writing/marks.ts'
import { tellMessage } from '#domain/requirements/writing/messages/tell-message.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { findUnsaidFeatures } from '#domain/requirements/writing/unsaid/find-unsaid-features.ts'
import { nameDoer } from '#domain/requirements/writing/words/fold-pairs.ts'
import { quoteBriefly } from '#domain/requirements/writing/words/say-words.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { isBrokenDeed, nameWithoutDeed } from './broken-deed.ts'
import { findAskers, findStaff } from './find-doers.ts'
import { isOpenLook } from './kinds-of-work.ts'
import { supposeBeside } from './suppose-beside.ts'
import { isJudged, isName, orderByRank, type ToldFeature } from './told-feature.ts'

/** A requirement with what it was written from, and the words it is found by. */
export interface Entry {
  told: ToldFeature
  requirement: FunctionalRequirement
  stems: ReadonlySet<string>
  /** The stem of what is done: the verb, which leads the phrase in English; null in other scripts. */
  deed: string | null
}

interface Around {
  people: People
  entities: readonly Entity[]
}

/** More of them make no first version, as far as some are only rights. */
export const MOST = 40
/** What is asked for, in the story too, stays: no more than this. */
const MOST_ASKED = 60

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
  told: readonly ToldFeature[],
  around: Around,
): Requirements {
  const kept = keepWanted(told)
  const named = told
    .filter((each) => kept.has(each))
    .map((each) => writeOne(notebook, each, around))
  const unsaid = findUnsaidFeatures(notebook, { ...around, entries: named })
  const entries = [
    ...named,
    ...unsaid
      .slice(0, Math.max(0, MOST - named.length))
      .map((each) => writeOne(notebook, each, around)),
  ]
  const later = told
    .filter((each) => !kept.has(each) && each.isOfRight !== true)
    .map((each): Statement => {
      const text = sentenceOf(notebook, each, around.people)
      return { ...notebook.item('LATER', [...each.rows, ...each.others]), text }
    })
  for (const entry of entries) supposeBeside(notebook, entry, around.people)
  askWhatIsMissing(notebook, entries, later)
  return { entries, later }
}

/** All that is asked for, the most wanted first; what only a right tells where there is room. */
function keepWanted(told: readonly ToldFeature[]): Set<ToldFeature> {
  const ordered = orderByRank(told)
  const wanted = ordered.filter(({ isOfRight }) => isOfRight !== true).slice(0, MOST_ASKED)
  const rights = ordered.filter(({ isOfRight }) => isOfRight === true)
  return new Set([...wanted, ...rights.slice(0, Math.max(0, MOST - wanted.length))])
}

function sentenceOf(notebook: Notebook, told: ToldFeature, people: People): string {
  const { frames } = notebook
  const { actor, missing, message, fault, isSupplied } = told
  const does = frames.text(told.does)
  if (missing.length > 0) {
    if (isOfRules(told.rows[0]) && isBrokenDeed(does)) return inOwnWords(notebook, told)
    const name = nameWithoutDeed(notebook, told.rows[0], does).replace(RANK_LABEL, '')
    const isOurs = !startsAsSaid(told) && (isSupplied || isName(name))
    return clip(frames.title(name, isOurs))
  }
  if (message !== undefined && isSupplied) {
    return tellMessage(notebook, message, people).text
  }
  const wish = isSupplied ? frames.clause(does) : null
  if (wish !== null) return wish
  const role = actor === APP || actor === null ? null : nameDoer(actor, people.find(actor))
  if (fault !== null) return frames.onFault(frames.text(fault), role, does)
  if (role === null) return frames.appDoes(does)
  const all = [role, ...told.beside]
  if (told.isOnly) return frames.letsOnly(all, does)
  return all.length > 1 ? frames.letsAll(all, does) : frames.lets(role, does)
}

/** 「必須:」 in front of a line is its rank, which stands beside it. */
const RANK_LABEL =
  /^(?:must(?:[- ]have)?s?|nice(?: to have)?|should|could|必須|あれば|できれば|あると(?:よい|いい|嬉しい))\s*[:：]\s*/iu

/** What cannot be told by us is called by the words it was said in. */
function inOwnWords({ frames }: Notebook, { does, rows }: ToldFeature): string {
  const said = rows[0].said.map(({ words }) => words).join('\n')
  return said === '' ? frames.quoted(does) : quoteBriefly(frames, said, MOST_OF_TITLE)
}

const MOST_OF_TITLE = 20

/** Whether the first word is the founder's own. */
function startsAsSaid({ does, rows }: ToldFeature): boolean {
  const first = does.split(' ')[0]?.toLowerCase() ?? ''
  return rows.some(({ said }) => said.some(({ words }) => words.toLowerCase().includes(first)))
}

function writeOne(notebook: Notebook, told: ToldFeature, { people, entities }: Around): Entry {
  const { rows, others, actor, does, missing, priority } = told
  const things = rows.flatMap((row) => row.things)
  const from: Row[] = [...rows, ...others]
  const beside = told.isOnly ? [] : told.beside.flatMap((name) => people.find(name)?.id ?? [])
  const until = missing.length > 0 ? untilSaid(notebook, told, people) : null
  const requirement: FunctionalRequirement = {
    ...notebook.item('FR', from, told.unsaid),
    text: sentenceOf(notebook, told, people),
    priority,
    priorityStated: priority !== 'unsaid',
    why: null,
    role: actor === APP ? null : (people.find(actor)?.id ?? null),
    ...(beside.length > 0 && { beside }),
    rules: [],
    entities: entities
      .filter(({ name }) => things.some((thing) => same(thing, name)))
      .map(({ id }) => id),
    criteria: [],
    ...(missing.length > 0 && { missing }),
    ...(until !== null && { untilThen: until }),
  }
  if (told.unsaid === 'assumed') notebook.assume(notebook.words.unsaid.assumed, [requirement.id])
  const isFound = rows.every((row) => row.actor === null) && actor !== null
  if (requirement.mark === 'stated' && (isFound || missing.length > 0) && !rows.some(isJudged)) {
    requirement.mark = 'unconfirmed'
  }
  return {
    told,
    requirement,
    stems: contentStems([does, ...things].join(' ')),
    deed: deedOf(does),
  }
}

/** A default that does no harm: the staff does it, or whom the story tells; a mere wish is not built. */
function untilSaid(notebook: Notebook, told: ToldFeature, people: People): string | null {
  const { until } = notebook.words
  const isVague = told.missing.includes('action')
  if (isVague && told.priority === 'could') return sentence(until.notBuilt)
  const own = people.find(told.actor)
  if (own === null && isSent(notebook, told)) return sentence(until.does([notebook.words.theApp]))
  // A screen locks nobody out of daily work, and shows nobody what the rights keep from them.
  if (own === null && isOpenLook(told.does)) return sentence(until.looks)
  const roles = own === null ? findDoers(notebook, told, people) : [own]
  if (roles.length === 0) return null
  const names = roles.map(({ name }) => notebook.frames.role(name))
  return sentence(isVague ? until.keeps(names) : until.does(names))
}

/** Who works there; of what customers ask for, and of what the story lets them do, they as well. */
function findDoers(notebook: Notebook, told: ToldFeature, people: People): Role[] {
  const story = findActorOfStory(notebook, told, people)
  const staff = findStaff(told.does, notebook, people)
  // "Ride request: who, where from, where to": what is told behind it is what it holds.
  const asking = findAskers(told.does.split(/[:(（：]/u)[0] ?? told.does, people)
  const found = [...staff, ...asking, ...(story === null ? [] : [story])]
  return people.roles.filter((role) => found.includes(role))
}

/** Who takes the first step of the story that is part of it, or of what was said in one breath with it. */
function findActorOfStory(notebook: Notebook, { rows }: ToldFeature, people: People): Role | null {
  if (rows.some(({ does }) => KEEPS.test(does))) return null
  const lines = new Set(rows.flatMap(({ said }) => said.map(({ words }) => words)))
  const deeds = notebook
    .rows('feature')
    .filter((row) => row.actor === null && row.said.some(({ words }) => lines.has(words)))
    .map(({ does }) => does)
  const steps = notebook.rows('step').filter(({ feature }) => deeds.includes(feature ?? ''))
  return steps.map(({ role }) => people.find(role)).find((role) => role !== null) ?? null
}

/** What is only written down is done by whoever runs the place. */
const KEEPS = /^(?:record|register|log|note|track|keep|manage)\b|(?:記録|登録|管理|集計)する$/iu

/** "Reminders": what the messages are, the app sends. */
function isSent(notebook: Notebook, { rows }: ToldFeature): boolean {
  const stems = contentStems(rows[0].does.replace(HAS_FIRST, ''))
  return (
    stems.size > 0 &&
    notebook
      .rows('message')
      .some(({ when }) => sharedCount(stems, contentStems(when ?? '')) === stems.size)
  )
}

const HAS_FIRST = /^(?:have|get) /iu

/** So many are named in the question about what names a topic only. */
const MOST_NAMES = 5

function askWhatIsMissing(
  notebook: Notebook,
  entries: readonly Entry[],
  later: readonly Statement[],
): void {
  const { ask } = notebook.words
  const vague = entries.filter(({ requirement }) => (requirement.missing ?? []).length > 0)
  if (vague.length > 0) {
    const names = vague.slice(0, MOST_NAMES).map(({ requirement }) => bare(requirement.text))
    const blocks = vague.map(({ requirement }) => requirement.id)
    notebook.ask({ ...ask.vagueFeatures(names), blocks, question: 'q7' })
  }
  const unsaid = entries.filter(({ told }) => told.priority === 'unsaid')
  if (unsaid.length > 0) {
    const blocks = unsaid.map(({ requirement }) => requirement.id)
    notebook.ask({ ...ask.priorities, blocks, question: 'q7' })
  }
  if (later.length > 0) {
    const blocks = later.map(({ id }) => id)
    notebook.ask({ ...ask.tooMany(entries.length), blocks, question: 'q7' })
  }
}

function same(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

function deedOf(does: string): string | null {
  const verb = /^\p{Script=Latin}+/u.exec(does)?.[0]
  return verb === undefined ? null : ([...contentStems(verb)][0] ?? null)
}
