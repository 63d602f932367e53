import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { asksWhich } from '#domain/requirements/defaults/choose-default.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import type { Contradiction, OpenQuestion } from '#domain/requirements/document-registers.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'

/** So much of the shorter of the two is in the other. */
const MOSTLY = 0.4
/** So many words that are not quoted say what is asked; of a script without spaces, pairs of letters. */
const LEAST_ADDED = { spaced: 2, unspaced: 4 } as const

/**
 * Asks once what is a doubt and a contradiction: of one that says itself, or of which a side says, that it is not known, or of
 * which a side only asks, the doubt with that side's words is a row, and the founder's own default for it holds there.
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
  const isOf = (quote: Quote) => clash.quotes.some((side) => quotesSame(side, quote))
  const saysSo = [clash, ...quotes].some(({ text }) => NOT_KNOWN.test(text))
  const isNotKnown = saysSo && quotes.length > 0 && quotes.every(isOf)
  const isAsked = quotes.some((quote) => asksWhich(quote.text) && isOf(quote))
  return (isNotKnown || isAsked) && tellsOf(question, clash)
}

/** Whether a doubt is of what its contradiction asks, and of nothing else in the same words. */
function tellsOf(question: OpenQuestion, clash: Contradiction): boolean {
  const [stems, others] = [contentStems(question.text), contentStems(clash.text)]
  const quoted = contentStems(
    [...question.quotes, ...clash.quotes].map(({ text }) => text).join('\n'),
  )
  const [added, addedByOther] = [without(stems, quoted), without(others, quoted)]
  const least = UNSPACED.test(question.text) ? LEAST_ADDED.unspaced : LEAST_ADDED.spaced
  const isNew = Math.min(added.size, addedByOther.size) >= least
  if (isNew && sharedCount(added, addedByOther) === 0) return false
  const shorter = Math.min(stems.size, others.size)
  return shorter > 0 && sharedCount(stems, others) / shorter >= MOSTLY
}

function without(stems: ReadonlySet<string>, known: ReadonlySet<string>): Set<string> {
  return new Set([...stems].filter((stem) => !known.has(stem)))
}

const NOT_KNOWN =
  /(?:\bnot|n['’]t) (?:yet )?(?:known|know|sure|decided|clear|settled)\b|\bun(?:known|sure|decided|clear)\b|分から|わから|未定|決まっ?て(?:い|お)?(?:ない|ません|りません)|不明/iu
