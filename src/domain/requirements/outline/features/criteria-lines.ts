import type { AcceptanceCriterion, Mark, Traced } from '#domain/requirements/document-items.ts'
import type { Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { listWaiting } from '#domain/requirements/outline/open/waiting.ts'
import { joined, line, makeItem, makeStrong, plain } from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listSides, type Side } from './list-sides.ts'

interface Around {
  /** What a criterion may come from. */
  named: ReadonlyMap<string, Traced>
  /**
   * Below a capability the mark of all that it tells, null for several: its sources and its questions
   * stand above, and a mark that is the same.
   */
  above?: Mark | null
}

/** "Given a booked job, when …, then …. (BR-004)": whole, so that it can be run where it stands. */
export function writeCriterionLine(
  desk: Desk,
  criterion: AcceptanceCriterion,
  around: Around,
): Statement {
  const { id } = criterion
  return {
    ...line(id, { text: wholeText(desk, criterion, around) }),
    look: 'criterion',
    origin: criterionOrigin(desk, criterion, around),
  }
}

function wholeText(
  desk: Desk,
  criterion: AcceptanceCriterion,
  { named }: Around,
): readonly Text[number][] {
  const { words } = desk
  const { comma, sides: between } = words.criterion
  const { given, when } = criterion
  const outcome = words.withoutReason(resultOf(criterion, { desk, named }))
  const sides = listSides({ given, when, outcome })
  const told = sides.map((side, at) => joined(sideText(desk, side, at === 0), comma))
  return [...joined(told, between), plain(words.stop)]
}

/** "Given …", "when …", "then …"; behind the first case only what is its own. */
function sideText({ words, actors, founder }: Desk, side: Side, isFirst: boolean): Text[] {
  const { given, or, outcome } = words.criterion
  const said = (label: string, told: string): Text => [
    makeStrong(label),
    plain(
      `${/[：]$/u.test(label) ? '' : ' '}${words.namingPeople(bare(words.writePlainly(bare(told))), actors, founder)}`,
    ),
  ]
  const opens = isFirst ? '' : or
  const event = words.event(side.when, isFirst && side.given === '')
  const before = opens === '' ? given : opens + given.toLowerCase()
  return [
    ...(side.given === '' ? [] : [said(before, side.given)]),
    ...(side.when === '' ? [] : [said((side.given === '' ? opens : '') + event.label, event.told)]),
    said(outcome, side.outcome),
  ]
}

/** A long rule that always holds is told once, where it stands. */
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

/**
 * The items that the criterion says again, whose mark it has; else its answers (F-09). Of two sides
 * that do not agree neither is a fact: it names what it waits for.
 */
function criterionOrigin(
  desk: Desk,
  criterion: AcceptanceCriterion,
  { named, above }: Around,
): Text {
  const cited = listCited(criterion, named)
  const { quotes } = criterion
  const { clashes, questions } = listWaiting(desk.document, {
    ids: [criterion.id, ...cited],
    quotes,
  })
  const { workedExample, comma } = desk.words
  const ids = (list: readonly string[]) => list.map((id) => [makeItem(id)])
  const isWithin = above !== undefined
  const asked = isWithin ? [] : questions
  const waiting = ids([...clashes, ...asked])
  if (criterion.example === true) {
    const origin = isWithin ? exampleWithin(criterion) : criterion
    return joined([[plain(workedExample)], desk.origin(origin), ...waiting], comma)
  }
  const isTheirs = cited.some((id) => named.get(id)?.mark === criterion.mark)
  const own = isTheirs ? 'stated' : criterion.mark
  const mark = clashes.length > 0 || own === above ? 'stated' : own
  const sources = cited.length > 0 || isWithin ? [] : criterion.sources
  const told = desk.origin({ ...criterion, sources, mark })
  return joined([told, ...ids(cited), ...waiting], comma)
}

/** Its answers stand above, and that all of them are supposed at the head of the section. */
function exampleWithin(example: AcceptanceCriterion): AcceptanceCriterion {
  return { ...example, sources: [], mark: example.mark === 'assumed' ? 'stated' : example.mark }
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
