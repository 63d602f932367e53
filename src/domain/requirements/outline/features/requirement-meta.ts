import type { FunctionalRequirement, Quote, Traced } from '#domain/requirements/document-items.ts'
import type { Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { addingQuotes } from '#domain/requirements/outline/own-words.ts'
import { plain, makeWords as text } from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'
import type { ListedItem } from '#domain/requirements/registers/list-items.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { listCited } from './criteria-lines.ts'
import { partCriteria } from './part-criteria.ts'

/** Of a title all that was said of it; of a whole sentence one quote that says more. */
const SHOWN_QUOTES = { title: 2, sentence: 1 } as const
/** Of what is whole and sure the words stand with the answers, unless they tell why. */
const TELLS_WHY = /\b(?:so that|because|otherwise|in case)\b|ので|ため/iu

/** What section 7 is written with besides the desk. */
export interface Around {
  desk: Desk
  /** What a criterion was written from. */
  named: ReadonlyMap<string, Traced>
  /** The open questions that wait for an answer, by the item. */
  asked: ReadonlyMap<string, readonly string[]>
  /** Quotes that are above already. */
  told: Set<string>
  /** Whose heading it stands under; nobody where it stands under a subject. */
  actor: readonly string[]
  items: readonly ListedItem[]
}

/** "Must · Q7, Q6 · “number one is the reminder”": what stands out, and no word twice (F-08). */
export function metaOf(
  around: Around,
  requirement: FunctionalRequirement,
  isLackTold: boolean,
): Text[] {
  const { desk, named, asked, told, items } = around
  const { words, links } = desk
  const { id, why, criteria, missing = [] } = requirement
  const cited = new Set(criteria.flatMap((criterion) => listCited(criterion, named)))
  const parted = partCriteria(requirement, desk.document)
  const own = [...requirement.rules.filter((rule) => !cited.has(rule)), ...parted.rules]
  const rules = [...new Set(own)]
  const waiting = (asked.get(id) ?? []).filter((each) => !cited.has(each))
  const rank = words.priorities[requirement.priority]
  const tests = parted.folded.map((criterion) => criterion.id)
  const isTitle = missing.length > 0
  const above = `${requirement.text} ${rank}`
  const { roles, journeys } = desk.document
  const people = listNames(roles)
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
    ...(isLackTold ? [] : lackingOf(desk, requirement, waiting)),
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
export function lackingOf(
  { document, words, mark, bracketed }: Desk,
  { missing = [], untilThen }: FunctionalRequirement,
  asked: readonly string[] = [],
): Text[] {
  if (missing.length === 0) return []
  const lacking = missing.map((each) => words.missingParts[each]).join(words.semicolon)
  const open: Text = [plain(words.missing + lacking), ...bracketed([mark('open')])]
  // What holds until a question is answered is told with the question.
  const isTold = document.openQuestions.some(
    ({ id, suggestedDefault }) => asked.includes(id) && suggestedDefault !== null,
  )
  if (untilThen === undefined || isTold) return [open]
  return [open, [plain(words.untilThen + bare(untilThen)), ...bracketed([mark('assumed')])]]
}

/** Who does it, where that is supposed: on the screen by its assumption, which can be confirmed or struck out. */
function supposedDoer(
  { document, words, mark, bracketed, links, isFile }: Desk,
  { id, actorAssumed }: FunctionalRequirement,
): Text {
  if (actorAssumed !== true) return []
  const supposed = document.assumptions.filter(
    ({ items, settles = {} }) => 'doers' in settles && items.includes(id),
  )
  return [
    plain(words.who),
    mark('assumed'),
    ...(isFile ? [] : bracketed(links(supposed.map((each) => each.id)))),
  ]
}

function rankOf(desk: Desk, { priority, priorityStated }: FunctionalRequirement): Text {
  const { words, mark } = desk
  const rank = plain(words.priorities[priority])
  if (priorityStated) return [rank]
  return [rank, ...desk.bracketed([mark('assumed')])]
}
