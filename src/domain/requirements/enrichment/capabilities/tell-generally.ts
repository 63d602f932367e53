import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { BusinessRule, Quote } from '#domain/requirements/document-items.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import type { Tellable } from './tellable.ts'

/**
 * What a row has to say of a rule: all of it, but of a case that happened ("July 2024, Mrs Vaughan with 9 supers")
 * only what is done then. When it was, to whom, and how many there were are the scene. Of a scene that the founder
 * tells as it went what it is about stays, too.
 */
export function tellGenerally(
  { item, words }: Tellable,
  document: Pick<RequirementsDocument, 'date' | 'roles'>,
): string {
  const { condition = null, outcome = null, quotes = [] } = item as Partial<BusinessRule>
  if (condition === null || outcome === null) return words
  if (tellsWhatHappened(condition, document)) return outcome
  return findSubjectOfScene(condition, quotes) === null ? words : outcome
}

/** What a row does not name that tells a scene by its outcome: what the scene is about. */
export function findLostSubject(text: string, rules: readonly Tellable[]): Fault | null {
  const told = contentStems(text)
  const lost = rules
    .map(({ item }) => item as Partial<BusinessRule>)
    .flatMap(({ condition, quotes = [] }) => findSubjectOfScene(condition ?? '', quotes) ?? [])
    .find((subject) => ![...contentStems(subject)].some((stem) => told.has(stem)))
  return lost === undefined ? null : { rule: 'lost', words: lost, part: 'text' }
}

/**
 * What a scene is about: one thing happens after the other to several ("a room is booked till eight and they stop
 * till half past and the next are sat on the stairs"), and the founder told it as it went. A condition with a limit
 * is none, nor one that the founder told as it always is.
 */
function findSubjectOfScene(condition: string, quotes: readonly Quote[]): string | null {
  const [first = '', ...then] = condition.split(/,? and (?:then )?/iu)
  const others = then.filter((clause) => OTHER_SUBJECT.test(clause))
  const isScene = others.length >= OF_A_SCENE && !LIMITING.test(condition) && !PAST.test(condition)
  if (!isScene || !quotes.some(({ text }) => PAST.test(text))) return null
  return SUBJECT.exec(first)?.[1] ?? null
}

/** So many clauses behind the first have somebody else in them. */
const OF_A_SCENE = 2
const OTHER_SUBJECT = /^(?:they|he|she|it|we|i|the|his|her|their|our|my|somebody|nobody) \S+ \S/iu
const LIMITING =
  /\b(?:(?:more|less|fewer|later|earlier) than|at (?:least|most)|over|under|within)\b/iu
const PAST = /\b(?:was|were)\b/iu
const SUBJECT = /^((?:\S+ ){1,4}?)(?:is|are|has|have|gets?|comes?|goes) /iu

function tellsWhatHappened(
  condition: string,
  { date, roles }: Pick<RequirementsDocument, 'date' | 'roles'>,
): boolean {
  const now = Number(date.slice(0, 4))
  const years = findNumbers(condition).map(({ start, end }) => condition.slice(start, end))
  if (years.some((year) => /^(?:19|20)\d\d$/.test(year) && Number(year) <= now)) return true
  if (ONCE.test(condition)) return true
  const known = listNames(roles).join('\n')
  return [...condition.matchAll(SOMEBODY)].some(([, name = '']) => !known.includes(name))
}

const ENGLISH =
  /(?<!\p{L})(?:last (?:year|month|week|spring|summer|autumn|fall|winter|christmas|season)|(?:once|the time) when)(?!\p{L})/u
const JAPANESE = /去年|昨年|先月|先日|この前|以前に一度|(?:平成|昭和|令和)\S{1,3}年/u
const ONCE = makePattern('iu')`${ENGLISH}|${JAPANESE}`
const SOMEBODY = /(?<!\p{L})(?:Mrs?|Ms|Miss|Dr)\.? (\p{Lu}\p{L}+)/gu
