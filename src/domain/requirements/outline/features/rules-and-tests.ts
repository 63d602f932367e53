import type {
  AcceptanceCriterion,
  BusinessRule,
  Mark,
} from '#domain/requirements/document-items.ts'
import type { Statement } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { listClashes, listWaiting } from '#domain/requirements/outline/open/waiting.ts'
import { writeRuleLine } from '#domain/requirements/outline/rules/rule-line.ts'
import { listCited, writeCriterionLine } from './criteria-lines.ts'
import type { Around } from './requirement-meta.ts'

interface Below {
  rules: readonly BusinessRule[]
  tests: readonly AcceptanceCriterion[]
  /** Below a capability the mark of all that it tells, null for several. */
  above?: Mark | null
}

/** What stands below a requirement or a capability: each rule with the tests of it behind it, then the other tests. */
export function writeRulesAndTests(
  around: Pick<Around, 'desk' | 'named'>,
  { rules, tests, above }: Below,
): Statement[] {
  const { desk, named } = around
  const isOf = (rule: BusinessRule) => (test: AcceptanceCriterion) =>
    listCited(test, named)[0] === rule.id
  const lineOf = (beside: readonly string[]) => (test: AcceptanceCriterion) =>
    writeCriterionLine(desk, test, {
      named,
      beside,
      ...(above !== undefined && { above }),
    })
  const others = tests.filter((test) => !rules.some((rule) => isOf(rule)(test)))
  return [
    ...rules.flatMap((rule) => [
      writeRuleLine(desk, rule),
      ...tests.filter(isOf(rule)).map(lineOf([rule.id])),
    ]),
    ...others.map(lineOf([])),
  ]
}

/** The rules that stand below these requirements, in their order. */
export function rulesBelow(
  { desk, placed }: Pick<Around, 'desk' | 'placed'>,
  ids: readonly string[],
): BusinessRule[] {
  const own = new Set(ids.flatMap((id) => placed.below.get(id) ?? []))
  return desk.document.rules.filter((rule) => own.has(rule))
}

/** What is asked of these rules, beside whom it stands. */
export function listAsked({ document }: Desk, rules: readonly BusinessRule[]): string[] {
  const ids = rules.map(({ id }) => id)
  return [...listClashes(document, ids), ...listWaiting(document, { ids, quotes: [] }).questions]
}
