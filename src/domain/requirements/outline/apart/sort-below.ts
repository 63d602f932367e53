import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Text } from '#domain/requirements/outline/blocks.ts'
import type { SheetGroup, SheetPart } from '#domain/requirements/outline/files/sheet.ts'
import { toPlainText } from '#domain/requirements/outline/pieces.ts'
import { isUndecided, kindOf } from '#domain/requirements/registers/list-items.ts'
import { stemsOfNames } from '#domain/requirements/registers/stems-of-names.ts'

/** A line below a function, with the ids in front of it. */
export interface BelowLine {
  text: Text
  ids: readonly string[]
  group: SheetGroup
  part: SheetPart
}

/**
 * Below each function rules come first, each with what is asked about it in its part, wherever that stood, and right
 * behind it the tests of that; then the other tests, then what is asked of none.
 */
export function sortBelow(
  lines: readonly BelowLine[],
  document: RequirementsDocument,
): BelowLine[] {
  const rules = lines.filter((line) => rankOf(line) === RULE)
  const asked = lines.filter((line) => rankOf(line) === ASKED)
  const ruleOf = new Map(asked.map((line) => [line, findRule(line, rules, document)] as const))
  const others = asked.filter((line) => ruleOf.get(line) === null)
  return [
    ...rules.flatMap((rule) => [
      rule,
      ...asked
        .filter((line) => ruleOf.get(line) === rule)
        .map((line) => ({ ...line, group: rule.group, part: rule.part })),
    ]),
    ...lines.filter((line) => rankOf(line) === TEST),
    ...others,
  ]
}

const [TEST, RULE, ASKED] = [0, 1, 2]

function rankOf({ ids }: BelowLine): number {
  if (ids.some(isUndecided)) return ASKED
  return ids.some((id) => kindOf(id) === 'BR') ? RULE : TEST
}

/** The rule that a question is about: one that it waits for, else of the same function the one that shares most of its rare words. */
function findRule(
  line: BelowLine,
  rules: readonly BelowLine[],
  document: RequirementsDocument,
): BelowLine | null {
  const { openQuestions, contradictions = [], ruleRows = [] } = document
  const waiting = [
    ...openQuestions.map(({ id, blocks }) => ({ id, items: blocks })),
    ...contradictions.map(({ id, items }) => ({ id, items })),
    ...ruleRows.flatMap(({ items }) => items.map((id) => ({ id, items }))),
  ]
  const named = waiting.filter(({ id }) => line.ids.includes(id)).flatMap(({ items }) => items)
  const own = rules.filter((rule) =>
    rule.ids.some((id) => kindOf(id) === 'BR' && named.includes(id)),
  )
  return own.find(({ group }) => group === line.group) ?? own[0] ?? findAlike(line, rules, document)
}

/** So many words tell which rule of the same function is meant, and which of another. */
const FEWEST = 3
const FEWEST_ELSEWHERE = 5
/** So many rules may have a word. */
const RARE = 2

function findAlike(
  line: BelowLine,
  rules: readonly BelowLine[],
  document: RequirementsDocument,
): BelowLine | null {
  const near = findMost(
    line,
    rules.filter(({ group }) => group === line.group),
    document,
  )
  if (near !== null && near.shared >= FEWEST) return near.rule
  const far = findMost(line, rules, document)
  return far !== null && far.shared >= FEWEST_ELSEWHERE ? far.rule : null
}

/** The rule that has more than half of the words of a question that few of these rules have. */
function findMost(
  line: BelowLine,
  rules: readonly BelowLine[],
  { openQuestions, contradictions = [], roles }: RequirementsDocument,
): { rule: BelowLine; shared: number } | null {
  const people = stemsOfNames(roles)
  const entry = [...openQuestions, ...contradictions].find(({ id }) => line.ids.includes(id))
  const said = contentStems([entry?.text, entry?.suggestedDefault, textOf(line)].join(' '))
  const told = rules.map((rule) => ({ rule, stems: contentStems(textOf(rule)) }))
  const rare = [...said].filter((word) => {
    const count = told.filter(({ stems }) => stems.has(word)).length
    return count > 0 && count <= RARE && !people.has(word)
  })
  const [best] = told
    .map(({ rule, stems }) => ({ rule, shared: rare.filter((word) => stems.has(word)).length }))
    .sort((one, other) => other.shared - one.shared)
  return best !== undefined && best.shared * 2 > rare.length ? best : null
}

/** What a line says, without the test of a rule. */
function textOf({ text: [, ...said] }: BelowLine): string {
  return toPlainText(said).split('→')[0] ?? ''
}
