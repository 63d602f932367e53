import { listFigures } from '#domain/language/numbers/list-figures.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'

const CAP_BEFORE =
  /(?:at most|no more than|not more than|never more than|more than|up to|over|above|beyond|maximum(?: of)?|max\.?|limit(?:ed)?(?: to| of| is|:)?|capped at|cap of|only)\s+(?:about )?\p{Sc}?$/iu
const CAP_AFTER =
  /^(?:[^\s\p{N}、。]{0,4}(?:まで|以内|以下|を?[越超]え|が(?:限度|上限))|(?:\s\p{L}+){0,2}\s(?:at most|maximum|max|at the outside)\b)/iu
/** What a test says where something is not taken. */
const REFUSED = makePattern(
  'iu',
)`\b(?:refus|reject|turn(?:s|ed) (?:away|down)|not (?:taken|added|booked|put|let|accepted|saved|go)|stops?\b|blocked|full\b|cannot|can['’]t|until)|断|止め|[越超]え|(?:入|でき|取|予約)[らりれ]?(?:ない|ません|ず|ん(?![でだ]))|できん|認め`

/**
 * A figure that only a goal or an account of today has is a wish or a count: "42 visits a day would do"
 * refuses nobody the 43rd. Null where a limit was told of it: "at most 42".
 */
export function findGoalLimit(
  { document, evidence }: Bench,
  text: string,
  { quotes, isTest }: { quotes: readonly Quote[]; isTest: boolean },
): Fault | null {
  const { success, today, counterMeasures } = document
  const goals = [...success, ...today, ...counterMeasures]
  const near = goals.filter((goal) =>
    goal.quotes.some((told) => quotes.some((quote) => quotesSame(told, quote))),
  )
  const told = near.flatMap(({ quotes: own }) => own.map((each) => each.text)).join(' ')
  const known = listFigures(told).filter((figure) => !isLimitTold(figure, evidence.answers))
  const figure = known.find((each) =>
    isTest ? isPassed(each, text) && REFUSED.test(text) : isCapped(each, text),
  )
  if (figure === undefined) return null
  return { rule: 'shape', form: 'goal', words: figure, part: isTest ? 'outcome' : 'text' }
}

/** Both sides of it are tried: the 42nd and the 43rd. */
function isPassed(figure: string, text: string): boolean {
  const all = new Set(listFigures(text))
  return all.has(figure) && all.has(`${Number(figure) + 1}`)
}

function isLimitTold(figure: string, answers: readonly { text: string }[]): boolean {
  return answers.some(({ text }) => isCapped(figure, text))
}

function isCapped(figure: string, text: string): boolean {
  return [...text.matchAll(/\p{N}+(?:[.,:]\p{N}+)*/gu)].some(
    ({ 0: each, index }) =>
      each === figure &&
      (CAP_BEFORE.test(text.slice(0, index)) || CAP_AFTER.test(text.slice(index + each.length))),
  )
}
