import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
  Traced,
} from '#domain/requirements/document-items.ts'
import type { Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { joined, line, makeItem, makeStrong, plain } from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { findRestated } from './restated.ts'

/**
 * What was told tests a requirement where it is, and so does the one test that was supplied for a
 * must which nobody told a test of; whatever else was supplied is folded.
 */
export function partCriteria({
  criteria,
  priority,
}: Pick<FunctionalRequirement, 'criteria' | 'priority'>): {
  shown: AcceptanceCriterion[]
  folded: AcceptanceCriterion[]
} {
  const told = criteria.filter(({ mark }) => mark !== 'assumed')
  const shown = told.length > 0 || priority !== 'must' ? told : criteria.slice(0, 1)
  return { shown, folded: criteria.filter((criterion) => !shown.includes(criterion)) }
}

interface Around {
  /** What a criterion may come from. */
  named: ReadonlyMap<string, Traced>
  /** The requirement right above it; null where it is told alone. */
  above: Pick<FunctionalRequirement, 'text'> | null
}

/** "Given a booked job, when …, then …. (BR-004)"; what another row or the requirement says is not said again. */
export function writeCriterionLine(
  desk: Desk,
  criterion: AcceptanceCriterion,
  around: Around,
): Statement {
  const { id } = criterion
  const restated = findRestated(desk.document, criterion)
  const text = restated === null ? wholeText(desk, criterion, around) : briefText(desk, restated)
  return {
    ...line(id, { text }),
    look: 'criterion',
    origin: criterionOrigin(desk, criterion, { ...around, isCited: restated === null }),
  }
}

/** "BR-004: 75 dollars." */
function briefText({ words }: Desk, { id, brief }: { id: string; brief: string | null }): Text {
  return [makeItem(id), plain((brief === null ? '' : words.colon + brief) + words.stop)]
}

function wholeText(
  desk: Desk,
  criterion: AcceptanceCriterion,
  { named, above }: Around,
): readonly Text[number][] {
  const { words } = desk
  const { given: state, outcome, outcomeFirst, comma } = words.criterion
  const { given, when } = criterion
  const said = (label: string, told: string): Text => [
    makeStrong(label),
    plain(`${/[：]$/u.test(label) ? '' : ' '}${bare(told)}`),
  ]
  const event = words.event(when, given === '')
  const isAlone = given === '' && above !== null && isItsDeed(when, above.text)
  const steps = [
    ...(given === '' ? [] : [said(state, given)]),
    ...(isAlone ? [] : [said(event.label, event.told)]),
    said(isAlone ? outcomeFirst : outcome, resultOf(criterion, { desk, named })),
  ]
  return [...joined(steps, comma), plain(words.stop)]
}

/** Whether what happens is nothing but that the requirement is used. */
function isItsDeed(when: string, requirement: string): boolean {
  if (NEGATED.test(when) !== NEGATED.test(requirement)) return false
  const likeness = measureLikeness(contentStems(when), contentStems(requirement))
  const isEnough = JAPANESE.test(when) && runsOf(when) === runsOf(requirement)
  return likeness >= (isEnough ? SAME_RUNS : SAME_DEED)
}

const NEGATED = /\b(?:not|never|no|cannot|without)\b|n['’]t\b|ない|ません|ずに/iu
const SAME_DEED = 0.85
/** Endings are another in Japanese: 「言う」 of 「言える」. */
const SAME_RUNS = 0.7
const JAPANESE = /\p{Script=Hiragana}/u
const RUNS = /[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|[\p{Script=Latin}\p{N}]+/gu

function runsOf(text: string): string {
  return [...new Set(text.match(RUNS))].sort().join(' ')
}

/** A long rule that always holds is told once, in section 8. */
function resultOf(
  { outcome, from = [], edited }: AcceptanceCriterion,
  { desk, named }: { desk: Desk; named: ReadonlyMap<string, Traced> },
): string {
  const [id, ...more] = from
  const rule = desk.document.rules.find((each) => each.id === id)
  if (rule === undefined || more.length > 0 || edited === true || !named.has(rule.id))
    return outcome
  const told = bare(rule.text).toLowerCase()
  const isWhole = outcome.toLowerCase().includes(told) && outcome.length > told.length
  if (told.length <= SHORT_RULE) return outcome
  return isWhole ? desk.words.ruleHolds(rule.id) : outcome
}

/** In letters: as short as the words that lead to it. */
const SHORT_RULE = 80

/** The items that the criterion says again, whose mark it has; else its answers (F-09). */
function criterionOrigin(
  desk: Desk,
  criterion: AcceptanceCriterion,
  { named, isCited }: Around & { isCited: boolean },
): Text {
  const ids = listCited(criterion, named)
  if (ids.length === 0) return desk.origin(criterion)
  const isTheirs = ids.some((id) => named.get(id)?.mark === criterion.mark)
  const mark = isTheirs ? 'stated' : criterion.mark
  const own = desk.origin({ ...criterion, sources: [], mark })
  return joined([own, ...(isCited ? ids.map((id) => [makeItem(id)]) : [])], desk.words.comma)
}

/** The ids that stand in the brackets of a criterion. */
export function listCited(
  { rows = [], from }: AcceptanceCriterion,
  named: ReadonlyMap<string, Traced>,
): string[] {
  if (from !== undefined) return from
  return [...new Set(rows.flatMap((row) => named.get(row)?.id ?? []))]
}

/** What a criterion may come from, by its id and by its rows. */
export function nameSources({ document }: Desk): Map<string, Traced> {
  const { rules, messages, permissions, statusTables, entities, quality } = document
  const named = new Map<string, Traced>()
  for (const each of [...permissions, ...statusTables, ...messages, ...rules]) {
    for (const row of each.rows ?? []) named.set(row, each)
    named.set(each.id, each)
  }
  for (const each of [...entities, ...quality]) named.set(each.id, each)
  return named
}
