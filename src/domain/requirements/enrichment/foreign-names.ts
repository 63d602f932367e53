import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { collectFacts } from '#domain/requirements/checks/document/facts.ts'
import { claimsIn, isFounded } from '#domain/requirements/checks/document/invention.ts'

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|(?:nov|dec)(?:ember)?'
const WEEKDAYS =
  'mon|tue|wed|thu|fri|sat|sun|tues|weds|thurs?|(?:mon|tues|wednes|thurs|fri|satur|sun)day'
/** Days and months name nobody: they are figures as much as a number is. */
const CALENDAR = makePattern('iu')`^(?:${MONTHS}|${WEEKDAYS}|christmas|easter)s?$`

/**
 * The proper names of a text that the sources do not hold, and the currencies other than theirs: what
 * a figure may not bring with it where it may itself be made up. Any amount, day or count passes.
 */
export function findForeignNames(text: string, sources: readonly string[]): string[] {
  const facts = sources.map(collectFacts)
  const isPaid = facts.some(({ currencies }) => currencies.size > 0)
  const known = sources.join('\n').toLowerCase()
  return claimsIn(text)
    .filter(({ kind, start, end }) =>
      kind === 'name' ? !CALENDAR.test(text.slice(start, end)) : kind === 'money' && isPaid,
    )
    .filter((claim) => !isFounded(claim, facts))
    .map(({ start, end }) => text.slice(start, end))
    .filter((words) => !known.includes(words.toLowerCase()))
}
