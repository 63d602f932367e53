import { hasForeignNumber } from '#domain/reading/checks/numbers.ts'
import type { Row, RowOf } from '#domain/reading/rows.ts'
import type { Statement } from '#domain/requirements/document-items.ts'
import { addCurrency } from '#domain/requirements/writing/words/add-currency.ts'
import { sayWords } from '#domain/requirements/writing/words/say-words.ts'
import { groupSame } from './group-same.ts'
import type { Notebook } from './notebook.ts'

/** Money that the same words tell as a rule is told with the rule, by the rule's id. */
export function findMoneyInRules(notebook: Notebook): ReadonlyMap<string, Row[]> {
  const rules = notebook.rows('rule')
  const inRules = new Map<string, Row[]>()
  for (const row of notebook.rows('money')) {
    const rule = rules.find((each) => isSame(row, each) && tellsAmounts(each, row))
    if (rule !== undefined) inRules.set(rule.id, [...(inRules.get(rule.id) ?? []), row])
  }
  return inRules
}

/** Prices, fees and what may be spent, each once. */
export function writeMoney(
  notebook: Notebook,
  inRules: ReadonlyMap<string, readonly Row[]>,
): Statement[] {
  const told = new Set([...inRules.values()].flat())
  const connections = notebook.rows('connection')
  // "We use the shop's card machine" is told once, with the connections.
  const isConnection = (row: RowOf<'money'>) =>
    connections.some(({ what, said }) => what === row.what && isSame(row, { said }))
  const rows = notebook.rows('money').filter((row) => !told.has(row) && !isConnection(row))
  const answers = notebook.answers.map(({ text }) => text)
  return groupSame(rows, ({ what }) => what).map(([row, ...more]) => ({
    ...notebook.item('MON', [row, ...more]),
    text: sayWords(notebook.frames, row, addCurrency(row.what, answers)),
  }))
}

/** A rule out of the same words may be of something else: "valid for six months", not what it costs. */
function tellsAmounts({ when, then }: RowOf<'rule'>, { what }: RowOf<'money'>): boolean {
  return !hasForeignNumber([what], [`${when} ${then}`])
}

function isSame(one: Pick<Row, 'said'>, other: Pick<Row, 'said'>): boolean {
  return (
    one.said.length > 0 &&
    one.said.every(({ question, words }) =>
      other.said.some((each) => each.question === question && each.words.includes(words)),
    )
  )
}
