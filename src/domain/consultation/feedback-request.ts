import { type AnswerValue, answerText } from '#domain/answers.ts'
import type { WorkshopQuestion } from '#domain/questionnaire/questions.ts'

const ANSWER_MARK = 'My Answer:'
const FEEDBACK_LIST = `Please tell me:
1. Strengths: what is good about my answer
2. Improvements: what is unclear or could be better
3. Suggestions: what I could add or change
4. Missing elements: what is not there yet
5. Next steps: what I should do next`

/** How such a list begins: a line that asks for strengths, or a numbered or marked "Strengths". */
const LIST_SHAPES = [
  /\n[ \t]*please\b[^\n]*(?:\n[^\n]*)?\bstrengths\b/i,
  /\n[ \t]*(?:[-*•]|\d{1,2}[.)])[ \t]*\**strengths\b/i,
]

/**
 * The request that "Ask AI" in the workshop sends: title, prompt and the quoted answer, asking
 * for the five parts (Spec §7).
 */
export function feedbackRequest(
  question: Pick<WorkshopQuestion, 'title' | 'prompt'>,
  answer: AnswerValue,
): string {
  return `Please give me feedback on my answer to this question.

Question: ${question.title}
${question.prompt}

${ANSWER_MARK} "${answerText(answer).trim()}"

${FEEDBACK_LIST}`
}

/**
 * The answer quoted in a feedback request, or null when the text is not one. The closing quote is
 * the last one before the feedback list, so that quotes inside the answer survive.
 */
export function quotedAnswer(asked: string): string | null {
  const request = withoutFeedbackList(asked)
  const mark = /\bMy Answer:?\s{0,9}["“]/i.exec(request)
  if (mark === null) return null
  const quoted = request.slice(mark.index + mark[0].length)
  const end = Math.max(quoted.lastIndexOf('"'), quoted.lastIndexOf('”'))
  return (end === -1 ? quoted : quoted.slice(0, end)).trim()
}

/**
 * What the user said, as the consultation list shows it: the original input if present, else the
 * quoted answer, else the question without its trailing feedback list (Spec §2).
 */
export function shownInput(consultation: {
  question: string
  originalUserInput: string | null
}): string {
  const original = consultation.originalUserInput?.trim() ?? ''
  if (original !== '') return original
  return quotedAnswer(consultation.question) ?? withoutFeedbackList(consultation.question)
}

/** Cuts our own list exactly, another wording of it ("Please ... 1. Strengths ...") by its shape. */
function withoutFeedbackList(text: string): string {
  const trimmed = text.trim()
  if (trimmed.endsWith(FEEDBACK_LIST)) return trimmed.slice(0, -FEEDBACK_LIST.length).trim()
  const list = LIST_SHAPES.map((shape) => trimmed.search(shape)).find((index) => index !== -1)
  return list === undefined ? trimmed : trimmed.slice(0, list).trim()
}
