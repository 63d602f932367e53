import type {
  AcceptanceCriterion,
  FunctionalRequirement,
  Traced,
} from '#domain/requirements/document-items.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { listActors } from './actors.ts'
import type { Block, Statement, Text } from './blocks.ts'
import type { Desk } from './desk.ts'
import { addingQuotes } from './own-words.ts'
import { joined, line, makeItem, makeStrong, part, plain, makeWords as text } from './pieces.ts'

/** A question on which more wait is one about all of them, and says nothing of one. */
const MOST_WAITING = 3
/** Of a title all that was said of it; of a whole sentence one quote that says more. */
const SHOWN_QUOTES = { title: 2, sentence: 1 } as const

interface Around {
  desk: Desk
  /** What a criterion was written from. */
  named: ReadonlyMap<string, Traced>
  /** The open questions that wait for an answer, by the item. */
  asked: ReadonlyMap<string, string[]>
  /** Quotes that are above already. */
  told: Set<string>
}

/** Section 7: the common rules, then by who acts, the app first and what nobody is named for last. */
export function writeRequirementBlocks(desk: Desk): Block[] {
  const { document } = desk
  const around: Around = {
    desk,
    named: namedItems(desk),
    asked: askedByItem(desk),
    // What each may do is in the table of section 4, all of it.
    told: new Set(
      document.permissions.flatMap(({ quotes }) => quotes.map(({ text }) => text.trim())),
    ),
  }
  const requirements = listRequirements(document)
  return [
    ...commonBlocks(desk),
    ...listActors(desk).flatMap(({ title, has }) =>
      part(title, actorBlocks(around, requirements.filter(has))),
    ),
  ]
}

/** What is missing of several alike, and what holds until then, is above them once. */
function actorBlocks(around: Around, requirements: readonly FunctionalRequirement[]): Block[] {
  const { desk } = around
  const groups = new Map<string, FunctionalRequirement[]>()
  for (const each of requirements) {
    const { missing = [], untilThen = '' } = each
    const key = [...missing, untilThen].join()
    if (missing.length > 0) groups.set(key, [...(groups.get(key) ?? []), each])
  }
  const shared = [...groups.values()].filter(({ length }) => length > 1)
  const notes = shared.map((group): Block => {
    const [first] = group
    const lacking = first === undefined ? [] : lackingOf(desk, first)
    const ids = desk.ranged(group.map(({ id }) => id))
    const told = joined(lacking, desk.words.signs.dot)
    return { kind: 'note', text: [...ids, plain(desk.words.colon), ...told] }
  })
  const isShared = new Set(shared.flat())
  return [
    ...notes,
    ...requirements.map((entry) => requirementBlock(around, entry, isShared.has(entry))),
  ]
}

function commonBlocks(desk: Desk): Block[] {
  const { document, words, mark } = desk
  const rules = document.commonRules ?? []
  const { before, after } = words.untested
  const isShort = listRequirements(document).some(({ criteria }) => criteria.length === 0)
  return [
    ...part(
      words.common,
      rules.map((rule) => line(rule.id, { text: text(rule.text), origin: desk.origin(rule) })),
    ),
    ...(isShort
      ? [{ kind: 'note' as const, text: [plain(before), mark('open'), plain(after)] }]
      : []),
  ]
}

function requirementBlock(
  around: Around,
  requirement: FunctionalRequirement,
  isLackTold: boolean,
): Statement {
  const { desk } = around
  const { id, text: sentence, criteria, missing = [] } = requirement
  return {
    kind: 'statement',
    id,
    look: 'requirement',
    text: [missing.length === 0 ? plain(sentence) : makeStrong(sentence)],
    origin: [],
    meta: metaOf(around, requirement, isLackTold).filter(({ length }) => length > 0),
    below: criteria.map((criterion) => criterionLine(desk, criterion, around.named)),
  }
}

/** "Must · Q7, Q6 · “number one is the reminder”": what stands out, and no word twice (F-08). */
function metaOf(
  { desk, named, asked, told }: Around,
  requirement: FunctionalRequirement,
  isLackTold: boolean,
): Text[] {
  const { words, links } = desk
  const { id, why, criteria, entities, missing = [] } = requirement
  const cited = new Set(criteria.flatMap((criterion) => brackets(criterion, named)))
  const rules = requirement.rules.filter((rule) => !cited.has(rule))
  const waiting = (asked.get(id) ?? []).filter((each) => !cited.has(each))
  const rank = words.priorities[requirement.priority]
  const quotes = addingQuotes(`${requirement.text} ${rank}`, requirement.quotes, told).slice(
    0,
    missing.length === 0 ? SHOWN_QUOTES.sentence : SHOWN_QUOTES.title,
  )
  return [
    rankOf(desk, requirement),
    desk.origin(requirement),
    ...quotes.map((quote): Text => [desk.quoted(quote)]),
    ...(isLackTold ? [] : lackingOf(desk, requirement)),
    why === null ? [] : text(words.why + bare(why)),
    rules.length === 0 ? [] : [plain(words.rules), ...links(rules)],
    entities.length === 0 ? [] : [plain(words.data), ...links(entities)],
    waiting.length === 0 ? [] : links(waiting),
  ]
}

/** What nobody said of it, and what holds until then. */
function lackingOf(
  { words, mark, bracketed }: Desk,
  { missing = [], untilThen }: FunctionalRequirement,
): Text[] {
  if (missing.length === 0) return []
  const lacking = missing.map((each) => words.missingParts[each]).join(words.semicolon)
  const open: Text = [plain(words.missing + lacking), ...bracketed([mark('open')])]
  if (untilThen === undefined) return [open]
  return [open, [plain(words.untilThen + bare(untilThen)), ...bracketed([mark('assumed')])]]
}

function rankOf(desk: Desk, { priority, priorityStated }: FunctionalRequirement): Text {
  const { words, mark } = desk
  const rank = plain(words.priorities[priority])
  if (priorityStated || priority === 'unsaid') return [rank]
  return [rank, ...desk.bracketed([mark('assumed')])]
}

/** "Given a booked job, when …, then …. (BR-004)" */
function criterionLine(
  desk: Desk,
  criterion: AcceptanceCriterion,
  named: ReadonlyMap<string, Traced>,
): Statement {
  const { words } = desk
  const { given: state, outcome, comma } = words.criterion
  const { id, given } = criterion
  const said = (label: string, told: string): Text => [
    makeStrong(label),
    plain(`${/[：]$/u.test(label) ? '' : ' '}${bare(told)}`),
  ]
  const event = words.event(criterion.when, given === '')
  const steps = [
    ...(given === '' ? [] : [said(state, given)]),
    said(event.label, event.told),
    said(outcome, resultOf(criterion, { desk, named })),
  ]
  return {
    ...line(id, { text: [...joined(steps, comma), plain(words.stop)] }),
    look: 'criterion',
    origin: criterionOrigin(desk, criterion, named),
  }
}

/** A long rule that always holds is told once, in section 8. */
function resultOf(
  { outcome, from = [], edited }: AcceptanceCriterion,
  { desk, named }: Pick<Around, 'desk' | 'named'>,
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
  named: ReadonlyMap<string, Traced>,
): Text {
  const ids = brackets(criterion, named)
  if (ids.length === 0) return desk.origin(criterion)
  const isTheirs = ids.some((id) => named.get(id)?.mark === criterion.mark)
  const mark = isTheirs ? 'stated' : criterion.mark
  const own = desk.origin({ ...criterion, sources: [], mark })
  return joined([own, ...ids.map((id) => [makeItem(id)])], desk.words.comma)
}

function brackets(
  { rows = [], from }: AcceptanceCriterion,
  named: ReadonlyMap<string, Traced>,
): string[] {
  if (from !== undefined) return from
  return [...new Set(rows.flatMap((row) => named.get(row)?.id ?? []))]
}

/** What a criterion may come from, by its id and by its rows. */
function namedItems({ document }: Desk): Map<string, Traced> {
  const { rules, messages, permissions, statusTables, entities, quality } = document
  const named = new Map<string, Traced>()
  for (const each of [...permissions, ...statusTables, ...messages, ...rules]) {
    for (const row of each.rows ?? []) named.set(row, each)
    named.set(each.id, each)
  }
  for (const each of [...entities, ...quality]) named.set(each.id, each)
  return named
}

function askedByItem({ document }: Desk): Map<string, string[]> {
  const asked = new Map<string, string[]>()
  const unranked = listRequirements(document).filter(({ priority }) => priority === 'unsaid')
  const isOfRanks = (blocks: readonly string[]) =>
    blocks.length === unranked.length && unranked.every((each) => blocks.includes(each.id))
  for (const { id, blocks } of document.openQuestions) {
    if (blocks.length > MOST_WAITING || isOfRanks(blocks)) continue
    for (const waiting of blocks) asked.set(waiting, [...(asked.get(waiting) ?? []), id])
  }
  return asked
}
