import { type AnswerValue, answerText } from '#domain/answers.ts'
import type { WorkshopQuestion } from '#domain/questionnaire/questions.ts'
import type { FeedbackRequestText } from './consultation-text.ts'
import { REQUEST_TEXT } from './text-en/request.ts'

/** What is before the quoted answer, and what may close it, in any of our languages. */
const ANSWER_MARKS = [
  { opens: /\bMy Answer:?\s{0,9}["“]/i, closes: ['"', '”'] },
  { opens: /私の回答[:：]\s{0,9}「/, closes: ['」'] },
]

/** How such a list begins: a line that asks for strengths, or a numbered or marked "Strengths". */
const LIST_SHAPES = [
  /\n[ \t]*please\b[^\n]*(?:\n[^\n]*)?\bstrengths\b/i,
  /\n[ \t]*(?:[-*•]|\d{1,2}[.)])[ \t]*\**strengths\b/i,
  /\n[^\n]*教えてください[^\n]*\n(?:[^\n]*\n)?[^\n]*よい点/,
]

/**
 * The request that "Ask AI" in the workshop sends: title, prompt and the quoted answer, asking
 * for the five parts (docs/product.md#consultation).
 */
export function composeFeedbackRequest(
  question: Pick<WorkshopQuestion, 'title' | 'prompt'>,
  answer: AnswerValue,
  words: FeedbackRequestText,
): string {
  return `${words.intro}

${words.question(question.title)}
${question.prompt}

${words.answer(answerText(answer).trim())}

${words.list}`
}

/**
 * The answer quoted in a feedback request, or null when the text is not one. The closing quote is
 * the last one before the feedback list, so that quotes inside the answer survive.
 */
export function findQuotedAnswer(asked: string): string | null {
  const request = withoutFeedbackList(asked)
  for (const { opens, closes } of ANSWER_MARKS) {
    const mark = opens.exec(request)
    if (mark === null) continue
    const quoted = request.slice(mark.index + mark[0].length)
    const end = Math.max(...closes.map((sign) => quoted.lastIndexOf(sign)))
    return (end === -1 ? quoted : quoted.slice(0, end)).trim()
  }
  return null
}

/**
 * What the user said, as the consultation list shows it: the original input if present, else the
 * quoted answer, else the question without its trailing feedback list (docs/product.md#dashboard).
 */
export function chooseShownInput(consultation: {
  question: string
  originalUserInput: string | null
}): string {
  const original = consultation.originalUserInput?.trim() ?? ''
  if (original !== '') return original
  return findQuotedAnswer(consultation.question) ?? withoutFeedbackList(consultation.question)
}

/**
 * Cuts our own list exactly, another wording of it ("Please ... 1. Strengths ...") by its shape.
 */
function withoutFeedbackList(text: string): string {
  const trimmed = text.trim()
  if (trimmed.endsWith(REQUEST_TEXT.list)) return trimmed.slice(0, -REQUEST_TEXT.list.length).trim()
  const list = LIST_SHAPES.map((shape) => trimmed.search(shape)).find((index) => index !== -1)
  return list === undefined ? trimmed : trimmed.slice(0, list).trim()
}
