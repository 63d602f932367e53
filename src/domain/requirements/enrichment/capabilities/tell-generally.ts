import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { BusinessRule } from '#domain/requirements/document-items.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import type { Tellable } from './tellable.ts'

/**
 * What a row has to say of a rule: all of it, but of a case that happened ("July 2024, Mrs Vaughan with 9 supers")
 * only what is done then. When it was, to whom, and how many there were are the scene.
 */
export function tellGenerally(
  { item, words }: Tellable,
  document: Pick<RequirementsDocument, 'date' | 'roles'>,
): string {
  const { condition = null, outcome = null } = item as Partial<BusinessRule>
  return condition !== null && outcome !== null && tellsWhatHappened(condition, document)
    ? outcome
    : words
}

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
