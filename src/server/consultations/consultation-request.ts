import type { z } from 'zod'
import type { askConsultationBody } from '#contract/consultations.ts'
import { answerText } from '#domain/answers.ts'
import { quotedAnswer, shownInput } from '#domain/consultation/feedback-request.ts'
import type { Language } from '#domain/language.ts'
import { findQuestion } from '#domain/questionnaire/questions.ts'
import type { ConsultationRequest } from '#server/providers/assistant.ts'
import { TEXTS } from '#server/texts.ts'
import type { AskedAbout } from './queries.ts'

type Body = z.output<typeof askConsultationBody>

/** What the assistant is asked, from what was sent and what the project holds. */
export function consultationRequest(
  { userId, body, language: spoken }: { userId: string; body: Body; language: Language },
  { title, language, answers, thread }: AskedAbout,
): ConsultationRequest {
  const texts = answers
    .map(({ questionId, value }) => ({ questionId, text: answerText(value) }))
    .sort((a, b) => Number(a.questionId.slice(1)) - Number(b.questionId.slice(1)))
  const answer = answerAskedAbout(body, texts)
  const replyLanguage = language === 'answers' ? spoken : language
  const { questions } = TEXTS[replyLanguage]
  return {
    userId,
    projectTitle: title,
    language,
    replyLanguage,
    question: body.questionId ? findQuestion(body.questionId, questions) : null,
    answer,
    asked: body.question,
    answers: texts,
    thread: thread.map((earlier) => ({
      questionId: earlier.questionId,
      asked: shownInput(earlier),
      reply: earlier.response,
    })),
  }
}

/** The text in the editor as it was quoted, which may be newer than the stored answer. */
function answerAskedAbout(body: Body, answers: ConsultationRequest['answers']): string {
  if (!body.questionId) return ''
  const stored = answers.find(({ questionId }) => questionId === body.questionId)
  return quotedAnswer(body.question) ?? body.originalUserInput ?? stored?.text ?? ''
}
