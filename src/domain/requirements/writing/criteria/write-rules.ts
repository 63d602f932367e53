import { countWords } from '#domain/language/count-words.ts'
import { APP, type Row, type RowOf } from '#domain/reading/rows.ts'
import type { BusinessRule } from '#domain/requirements/document-items.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { isComputing } from '#domain/requirements/writing/features/kinds-of-work.ts'
import { isJudged } from '#domain/requirements/writing/features/told-feature.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import { groupSame } from '#domain/requirements/writing/group-same.ts'
import { isOffered } from '#domain/requirements/writing/marks.ts'
import { type Notebook, sortedIds } from '#domain/requirements/writing/notebook.ts'
import { isLiteral, quoteBriefly, sayWords } from '#domain/requirements/writing/words/say-words.ts'
import { tellsRounding } from '#domain/requirements/writing/words/tells-rounding.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { addCriterion, makeCriterion } from './add-criterion.ts'
import { describeEvent } from './describe-event.ts'
import { CERTAIN, type Finder, type Found } from './finder.ts'
import { tellBan } from './tell-ban.ts'

type Source = RowOf<'rule'> | RowOf<'case'>

interface Around {
  entries: readonly Entry[]
  people: People
  finder: Finder
  /** Features that a rule or a case tells whole, by its id. */
  withRow: ReadonlyMap<string, readonly Row[]>
}

/**
 * The rules, and what goes wrong where no requirement is tested by it. Each rule also tests the
 * requirements that it speaks of.
 */
export function writeRules(notebook: Notebook, around: Around): BusinessRule[] {
  const { withRow } = around
  const told: Source[] = [...notebook.rows('rule'), ...notebook.rows('case')]
  const groups = groupSame(told, ({ when, then }) => `${when} ${then}`)
  const open: BusinessRule[] = []
  const written: BusinessRule[] = []
  const rules = groups.flatMap((group): BusinessRule[] => {
    const rows = group.flatMap((row) => [row, ...(withRow.get(row.id) ?? [])])
    const found = findOf(around, group)
    const entry = found?.entry ?? null
    if (group.every(isOffered)) {
      if (entry !== null) offer(notebook, entry, { group, people: around.people })
      if (entry !== null || !group.some(isJudged)) return []
    }
    if (isCase(group) && entry !== null && testsIt(notebook, { entry, group, rows })) return []
    const rule = writeRule(notebook, group[0], rows)
    const twin = written.find((other) => isSameQuote(other, rule))
    if (twin !== undefined) {
      join(twin, rule)
      return []
    }
    written.push(rule)
    if (rule.outcome === null) open.push(rule)
    if (found !== null) {
      found.entry.requirement.rules.push(rule.id)
      const parts = partsOf(notebook, { found, row: group[0], people: around.people })
      const from = { rows: [group[0]], from: [rule.id] }
      if (parts !== null) addCriterion(notebook, found.entry, { ...from, ...parts })
    }
    return [rule]
  })
  if (open.length > 0) {
    askUnanswered(notebook, open)
  }
  return rules
}

/** What a model offers is a test of the feature it was offered for, and nowhere else. */
function offer(
  notebook: Notebook,
  entry: Entry,
  { group, people }: { group: readonly Source[]; people: People },
): void {
  const { frames } = notebook
  for (const row of group) {
    const when =
      row.when === null ? describeEvent(notebook, entry, people) : frames.condition(row.when)
    if (when === null || row.then === null) continue
    const outcome = frames.result(row.then)
    const failure = row.when !== null
    addCriterion(notebook, entry, { rows: [row], from: [], when, outcome, failure })
  }
}

const MOST_CASES = 3
const ASKS = /^what (?:happens|if)(?: if| when)?\s+/iu

/** A case that the founder asks about in so many words is asked once. */
function askUnanswered(notebook: Notebook, open: readonly BusinessRule[]): void {
  const doubts = notebook.rows('doubt').flatMap(({ said }) => said.map(({ words }) => words))
  const silent = open.filter(
    ({ quotes }) =>
      !quotes.some(({ text }) => doubts.some((each) => each.includes(text) || text.includes(each))),
  )
  if (silent.length === 0) return
  const cases = silent
    .slice(0, MOST_CASES)
    .map(({ condition }) => bare(condition ?? '').replace(ASKS, ''))
  const asked = notebook.words.ask.unansweredCase(cases)
  notebook.ask({ ...asked, blocks: silent.map(({ id }) => id), question: 'q12' })
}

function isCase(group: readonly Source[]): boolean {
  return group.every(({ kind }) => kind === 'case')
}

/** What goes wrong with a feature is a test of it, and is there alone. */
function testsIt(
  notebook: Notebook,
  { entry, group, rows }: { entry: Entry; group: readonly Source[]; rows: readonly Row[] },
): boolean {
  const [first] = group
  const parts =
    first && isConfirmed(notebook, first) && makeCriterion(notebook, first.when, first.then)
  if (!parts) return false
  return addCriterion(notebook, entry, { rows, from: [], ...parts, failure: true })
}

/** What always holds is seen when somebody does what it is about. */
function partsOf(
  notebook: Notebook,
  { found, row, people }: { found: Found; row: Source; people: People },
): { when: string; outcome: string; failure?: boolean } | null {
  const { frames } = notebook
  const { then } = row
  if (row.when !== null) {
    const ban = then === null ? null : tellBan(frames, row.when, then)
    if (ban !== null) return ban
    // What is left of a unit is no case of its own: 「一アール未満は切上げ」.
    const isNone = tellsRounding(`${row.when} ${then}`) || !isConfirmed(notebook, row)
    const parts = isNone ? null : makeCriterion(notebook, row.when, then)
    if (parts !== null || then === null || !isComputing(found.entry.told.does)) return parts
    // "prices: 22 EUR per day": what names no event holds whenever it is worked out.
    const event = describeEvent(notebook, found.entry, people)
    const whole = sayWords(frames, row, `${row.when}: ${then}`)
    return event === null ? null : { when: event, outcome: frames.holds(bare(whole)) }
  }
  if (then === null || countWords(then) < LEAST_WORDS) return null
  const { actor, does } = found.entry.told
  const isSure = found.shared > 1 || (actor === APP && isComputing(does))
  if (found.worth < CERTAIN || !isSure || !isOfDeed(then, found.entry, people)) return null
  if (!frames.speaks(then) || !frames.isPlain(then) || !frames.standsAlone(then)) return null
  if (!notebook.confirms.result(then)) return null
  const when = describeEvent(notebook, found.entry, people)
  return when === null ? null : { when, outcome: frames.holds(then) }
}

/**
 * A bound with a name ("people on a pitch: 20") is no event, and orders ("new date, say sorry") are nothing
 * seen. What goes wrong as the rules read it is told in few words ("headcount one short: alarm"), and happens.
 */
function isConfirmed({ frames, confirms }: Notebook, { kind, by, when, then }: Source): boolean {
  if (when === null || then === null) return true
  if (kind === 'case' && by !== 'model') return true
  return confirms.event(when) && confirms.result(frames.result(then))
}

/** A rule on what somebody else does, or in Japanese on another deed with the same thing, is not seen here. */
function isOfDeed(then: string, { told }: Entry, people: People): boolean {
  const own = people.find(told.actor)
  const words = new Set(then.toLowerCase().match(/\p{Script=Latin}+/gu))
  const isOthers = people.roles.some(
    (role) =>
      role.id !== own?.id &&
      role.name
        .toLowerCase()
        .split(' ')
        .every((word) => words.has(word)),
  )
  const core = /([\p{Script=Han}\p{Script=Katakana}ー]+)[\p{Script=Hiragana}]*$/u.exec(
    told.does,
  )?.[1]
  return !isOthers && (core === undefined || then.includes(core))
}

/** A row that names its requirement shares all that is needed. */
const SURE = 2

/** Fewer make no result that can be seen. */
const LEAST_WORDS = 3

/** The requirement a rule names as its own, else the one its words speak of. */
function findOf({ entries, finder }: Around, group: readonly Source[]): Found | null {
  for (const row of group) {
    const named = row.kind === 'case' ? [row.during ?? ''] : row.about
    const own =
      entries.find(({ told }) => told.unsaid !== undefined && told.rows[0].id === row.id) ??
      entries.find(({ told }) =>
        told.rows.some(({ id, does }) => named.some((each) => each === id || each === does)),
      ) ??
      entries.find(({ told }) => told.fault !== null && told.fault === row.when)
    if (own !== undefined) return { entry: own, worth: 1, shared: SURE }
    const found = finder.find([named.join(' '), row.when, row.then]) ?? finder.byDeed([row.then])
    if (found !== null) return found
  }
  return null
}

/** One rule takes in another with all that it rests on. */
function join(rule: BusinessRule, other: BusinessRule): void {
  const known = new Set(rule.quotes.map(({ question, text }) => `${question} ${text}`))
  rule.quotes.push(
    ...other.quotes.filter(({ question, text }) => !known.has(`${question} ${text}`)),
  )
  rule.sources = sortedIds([...rule.sources, ...other.sources])
  rule.rows = [...(rule.rows ?? []), ...(other.rows ?? [])]
}

/** Two halves of a sentence that neither tells without the other: it is quoted whole, and once. */
function isSameQuote(one: BusinessRule, other: BusinessRule): boolean {
  const isOne = one.outcome !== null && one.outcome === other.outcome
  // Two conditions that each tell a whole lead to the same: they are two rules.
  const areTwo = [one, other].every(
    ({ condition }) => condition !== null && !/^[“「]/u.test(condition),
  )
  return isOne && /^[“「]/u.test(one.outcome ?? '') && !areTwo
}

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** What follows, in the founder's words where it cannot be told: without the condition, which is beside it. */
function sayThen({ frames }: Notebook, row: Source, then: string): string {
  const said = row.said.map(({ words }) => words).join('\n')
  // A condition in Japanese is in the middle of its sentence as often as before it.
  const isFirst = row.when !== null && !JAPANESE.test(said)
  const at = !isFirst ? -1 : said.toLowerCase().indexOf((row.when ?? '').toLowerCase())
  const rest = at < 0 ? said : said.slice(at + (row.when ?? '').length).replace(/^[\s,;:→=-]+/u, '')
  const isOwn = row.by === 'rules' && !frames.isPlain(then) && !isLiteral(row, then)
  return isOwn && rest.trim() !== '' ? quoteBriefly(frames, rest) : sayWords(frames, row, then)
}

function writeRule(notebook: Notebook, row: Source, rows: readonly Row[]): BusinessRule {
  const { frames } = notebook
  const item = notebook.item('BR', rows)
  const say = (text: string | null) =>
    text === null ? null : sayWords(frames, row, text).replace(/[.。]$/u, '')
  const isPlain = [row.when, row.then].every((text) => text === null || frames.isPlain(text))
  const condition = say(row.when)
  const outcome = row.then === null ? null : sayThen(notebook, row, row.then).replace(/[.。]$/u, '')
  const whole =
    row.then === null
      ? notebook.words.ask.openCase(condition ?? '')
      : isPlain
        ? frames.rule(row.when, row.then)
        : [condition, outcome].filter((part) => part !== null).join(' → ')
  return { ...item, mark: row.then === null ? 'open' : item.mark, text: whole, condition, outcome }
}
