import type { FunctionalRequirement, Quote, Traced } from '#domain/requirements/document-items.ts'
import { listActors } from '#domain/requirements/outline/actors.ts'
import type { Block, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { addingQuotes } from '#domain/requirements/outline/own-words.ts'
import {
  fold,
  joined,
  line,
  makeStrong,
  part,
  plain,
  makeWords as text,
} from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'
import {
  type ListedItem,
  listItems,
  listRequirements,
} from '#domain/requirements/registers/list-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { listCited, nameSources, writeCriterionLine } from './criteria-lines.ts'
import { partCriteria } from './part-criteria.ts'

/** A question on which more wait is one about all of them, and says nothing of one. */
const MOST_WAITING = 3
/** Of a title all that was said of it; of a whole sentence one quote that says more. */
const SHOWN_QUOTES = { title: 2, sentence: 1 } as const
/** Of what is whole and sure the words stand with the answers, unless they tell why. */
const TELLS_WHY = /\b(?:so that|because|otherwise|in case)\b|ので|ため/iu

interface Around {
  desk: Desk
  /** What a criterion was written from. */
  named: ReadonlyMap<string, Traced>
  /** The open questions that wait for an answer, by the item. */
  asked: ReadonlyMap<string, string[]>
  /** Quotes that are above already. */
  told: Set<string>
  /** Whose heading it stands under. */
  actor: readonly string[]
  items: readonly ListedItem[]
}

/** Section 7: the common rules, then by who acts, the app first and what nobody is named for last. */
export function writeRequirementBlocks(desk: Desk): Block[] {
  const { document } = desk
  const around: Around = {
    desk,
    named: nameSources(desk),
    asked: askedByItem(desk),
    // What each may do is in the table of section 4, all of it.
    told: new Set(
      document.permissions.flatMap(({ quotes }) => quotes.map(({ text }) => text.trim())),
    ),
    actor: [],
    items: listItems(document),
  }
  const requirements = listRequirements(document)
  return [
    ...commonBlocks(desk),
    ...listActors(desk).flatMap(({ title, roles, has }) =>
      part(title, actorBlocks({ ...around, actor: roles }, requirements.filter(has))),
    ),
    ...fold(
      'tests',
      desk.words.parts.moreTests,
      requirements.flatMap((entry) =>
        partCriteria(entry, document).folded.map((each) => writeCriterionLine(desk, each, around)),
      ),
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
  if (listRequirements(document).length === 0) return []
  const untested: Text = isShort ? [plain(before), mark('open'), plain(after + words.space)] : []
  return [
    ...part(
      words.common,
      rules.map((rule) => line(rule.id, { text: text(rule.text), origin: desk.origin(rule) })),
    ),
    { kind: 'note', text: [...untested, plain(words.shortSentences)] },
  ]
}

function requirementBlock(
  around: Around,
  requirement: FunctionalRequirement,
  isLackTold: boolean,
): Statement {
  const { desk } = around
  const { id, text: sentence, missing = [] } = requirement
  const told = desk.words.behindName(sentence, around.actor)
  const meta = metaOf(around, requirement, isLackTold).filter(({ length }) => length > 0)
  const origin = desk.origin(requirement)
  const isPlain = requirement.priority === 'unsaid' && origin.length > 0 && meta.length === 1
  return {
    kind: 'statement',
    id,
    look: 'requirement',
    text: [missing.length === 0 ? plain(told) : makeStrong(sentence)],
    // What has nothing but its source has it behind the sentence.
    origin: isPlain ? origin : [],
    meta: isPlain ? [] : meta,
    below: partCriteria(requirement, desk.document).shown.map((criterion) =>
      writeCriterionLine(desk, criterion, around),
    ),
  }
}

/** "Must · Q7, Q6 · “number one is the reminder”": what stands out, and no word twice (F-08). */
function metaOf(
  { desk, named, asked, told, items }: Around,
  requirement: FunctionalRequirement,
  isLackTold: boolean,
): Text[] {
  const { words, links } = desk
  const { id, why, criteria, missing = [] } = requirement
  const cited = new Set(criteria.flatMap((criterion) => listCited(criterion, named)))
  const parted = partCriteria(requirement, desk.document)
  const rules = [
    ...new Set([...requirement.rules.filter((rule) => !cited.has(rule)), ...parted.rules]),
  ]
  const waiting = (asked.get(id) ?? []).filter((each) => !cited.has(each))
  const rank = words.priorities[requirement.priority]
  const tests = parted.folded.map((criterion) => criterion.id)
  const isTitle = missing.length > 0
  const above = `${requirement.text} ${rank}`
  const { roles, journeys } = desk.document
  const people = roles.flatMap(({ name, also = [] }) => [name, ...also])
  const names = [...people, ...journeys.flatMap(({ examples = [] }) => examples)].join(' ')
  const isSure = !isTitle && requirement.mark === 'stated'
  const quotes = requirement.quotes
    .filter(({ text: said }) => !isSure || TELLS_WHY.test(said))
    .flatMap((quote) => {
      const known = isTitle ? above : `${above} ${names} ${tellOfQuote(items, quote, id)}`
      return addingQuotes(known, [quote], new Set(told)).length === 0
        ? []
        : addingQuotes(above, [quote], told)
    })
    .slice(0, isTitle ? SHOWN_QUOTES.title : SHOWN_QUOTES.sentence)
  return [
    ...(requirement.priority === 'unsaid' ? [] : [rankOf(desk, requirement)]),
    desk.origin(requirement),
    // What needs it says more than the words that it was found in.
    ...(why === null ? quotes.map((quote): Text => [desk.quoted(quote)]) : []),
    ...(isLackTold ? [] : lackingOf(desk, requirement)),
    supposedDoer(desk, requirement),
    why === null ? [] : text(words.why + bare(why)),
    rules.length === 0 ? [] : [plain(words.rules), ...desk.ranged(rules)],
    waiting.length === 0 ? [] : links(waiting),
    tests.length === 0 || parted.shown.length > 0
      ? []
      : [plain(words.tests), ...desk.ranged(tests)],
  ]
}

/** What other items were written from the same words: a rule, a right, a message. */
function tellOfQuote(items: readonly ListedItem[], quote: Quote, own: string) {
  return items
    .filter(
      ({ item, prefix }) =>
        item.id !== own &&
        !NOT_TOLD.has(prefix) &&
        item.quotes.some((each) => quotesSame(each, quote)),
    )
    .map(({ content }) => content)
    .join(' ')
}

/** What only asks, or says that it is not used. */
const NOT_TOLD: ReadonlySet<string> = new Set(['CT', 'OQ', 'BQ', 'AS', 'UN', 'ASIDE'])

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

/** Who does it, where that is supposed: by its assumption, which can be confirmed or struck out. */
function supposedDoer(
  { document, words, mark, bracketed, links }: Desk,
  { id, actorAssumed }: FunctionalRequirement,
): Text {
  if (actorAssumed !== true) return []
  const supposed = document.assumptions.filter(
    ({ items, settles = {} }) => 'doers' in settles && items.includes(id),
  )
  return [
    plain(words.who),
    mark('assumed'),
    ...(supposed.length === 0 ? [] : bracketed(links(supposed.map((each) => each.id)))),
  ]
}

function rankOf(desk: Desk, { priority, priorityStated }: FunctionalRequirement): Text {
  const { words, mark } = desk
  const rank = plain(words.priorities[priority])
  if (priorityStated) return [rank]
  return [rank, ...desk.bracketed([mark('assumed')])]
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
