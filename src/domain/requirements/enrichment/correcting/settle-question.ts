import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionCell, Quote } from '#domain/requirements/document-items.ts'
import type { Contradiction, OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { quotesOverlap } from '#domain/requirements/registers/quotes-same.ts'
import { sortedIds } from '#domain/requirements/writing/notebook.ts'

/**
 * Takes a question for answered that the founder's words settle: "me if he's away, no, only Donald" asks nothing. It
 * stands with those words among what was answered; a right that waited for it is as it was until then, supposed.
 * Null where it is settled; undefined for what is no question.
 *
 * @param quotes the words that settle it: of a contradiction one of its sides, of another question words that it
 *   does not rest on itself
 */
export function settleQuestion(
  { document }: Bench,
  id: string,
  quotes: readonly Quote[],
): Fault | null | undefined {
  const { contradictions = [], openQuestions } = document
  const clash = contradictions.find((each) => each.id === id)
  const entry = clash ?? openQuestions.find((each) => each.id === id)
  if (entry === undefined) return undefined
  const isOwn = (quote: Quote) => entry.quotes.some((own) => quotesOverlap(own, quote))
  const settling =
    clash === undefined ? quotes.filter((each) => !isOwn(each)) : quotes.filter(isOwn)
  const [reply] = settling
  if (reply === undefined) return { rule: 'told', words: id, part: 'corrected' }
  document.contradictions = contradictions.filter((each) => each !== entry)
  document.openQuestions = openQuestions.filter((each) => each !== entry)
  document.permissions = document.permissions.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => (cell.asked === id ? asSupposed(cell) : cell)),
  }))
  document.answered = [...(document.answered ?? []), answeredOf(entry, { reply, quotes })]
  return null
}

function asSupposed({ role, permission, part }: PermissionCell): PermissionCell {
  return { role, permission, assumed: true, ...(part !== undefined && { part }) }
}

function answeredOf(
  { id, text, wording }: Contradiction | OpenQuestion,
  { reply, quotes }: { reply: Quote; quotes: readonly Quote[] },
): NonNullable<RequirementsDocument['answered']>[number] {
  return {
    ...{ id, text: wording ?? text, reply: reply.text, mark: 'stated' },
    sources: sortedIds(quotes.map(({ question }) => question)),
    quotes: [...quotes],
  }
}
