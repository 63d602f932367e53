import type { Contradiction, OpenQuestion } from '#domain/requirements/document-registers.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { isSameQuestion } from './is-same-question.ts'

const ALIKE = 0.7

/**
 * Asks once what is a doubt and a contradiction: of one that says itself that a side is not known, the
 * doubt with that side's words is a row, and the founder's own default for it holds there.
 */
export function foldDoubts(
  questions: readonly OpenQuestion[],
  contradictions: readonly Contradiction[],
): { questions: OpenQuestion[]; clashes: Contradiction[] } {
  const clashes = contradictions.map((clash) => ({ ...clash }))
  const left = questions.filter((question) => {
    const clash = clashes.find((each) => isSide(question, each))
    if (clash === undefined) return true
    const { rows = [], blocks, suggestedDefault } = question
    clash.rows = [...(clash.rows ?? []), ...rows]
    clash.items = [...new Set([...clash.items, ...blocks])]
    if (suggestedDefault !== null) clash.suggestedDefault = suggestedDefault
    return false
  })
  return { questions: left, clashes }
}

function isSide(question: OpenQuestion, clash: Contradiction): boolean {
  const { quotes } = question
  return (
    quotes.length > 0 &&
    NOT_KNOWN.test(clash.text) &&
    quotes.every((quote) => clash.quotes.some((side) => quotesSame(side, quote))) &&
    isSameQuestion(question, clash, ALIKE)
  )
}

const NOT_KNOWN =
  /\b(?:not|n['’]t) (?:yet )?(?:known|know|sure|decided|clear|settled)\b|\bun(?:known|sure|decided|clear)\b|分から|わから|未定|決まっ?て(?:い|お)?(?:ない|ません|りません)|不明/iu
