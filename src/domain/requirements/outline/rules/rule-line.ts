import { countWords } from '#domain/language/count-words.ts'
import type { AcceptanceCriterion, BusinessRule } from '#domain/requirements/document-items.ts'
import type { Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { partCriteria } from '#domain/requirements/outline/features/part-criteria.ts'
import { listWaiting } from '#domain/requirements/outline/open/waiting.ts'
import { joined, line, makeItem, plain } from '#domain/requirements/outline/pieces.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { firstWord } from './first-word.ts'

/**
 * "A loaner comes back: it's cleaned. (Q9)"; a rule that the user rewrote is told in the user's words. `test`
 * is the criterion that tells what follows in its place.
 */
export function writeRuleLine(
  desk: Desk,
  rule: BusinessRule,
  test: string | null = null,
): Statement {
  const { words } = desk
  const { condition, outcome, edited, id } = rule
  const told = (text: string) => words.namingPeople(bare(text), desk.actors, desk.founder)
  const isParted = outcome !== null && condition !== null && edited !== true
  const end = isParted ? inClause(told(words.withoutReason(outcome)), desk) : ''
  const sentence = isParted
    ? capitalise(told(condition)) + words.colon + (test === null ? end + words.stop : '')
    : rule.text
  const { questions } = listWaiting(desk.document, { ids: [id], quotes: [] })
  const asked = questions.map((each): Text => [makeItem(each)])
  const origin = joined([desk.origin(rule), ...asked], words.comma)
  const beside: Text = test === null ? [] : [makeItem(test), plain(words.stop)]
  return line(id, { text: [plain(sentence), ...beside], origin })
}

/** In words: what is shorter is told again sooner than looked up. */
const LONG = 6

/** The criterion below a requirement that tells all of what a rule says happens. */
export function findTesting(document: Desk['document']): (rule: BusinessRule) => string | null {
  const shown = listRequirements(document).flatMap((entry) => partCriteria(entry, document).shown)
  return ({ id, condition, outcome, edited }) => {
    if (outcome === null || condition === null || edited === true) return null
    const isTold = ({ from = [], outcome: told }: AcceptanceCriterion) =>
      from.length === 1 && from[0] === id && told.includes(bare(outcome))
    return countWords(outcome) < LONG ? null : (shown.find(isTold)?.id ?? null)
  }
}

/** Small behind a colon, unless it is a name. */
function inClause(text: string, { workedOut }: Desk): string {
  const [first = ''] = firstWord(text)
  const isName = workedOut.persons?.includes(first) === true
  return isName ? text : first.toLowerCase() + text.slice(first.length)
}
