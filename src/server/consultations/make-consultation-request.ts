import type { z } from 'zod'
import type { askConsultationBody } from '#contract/consultations.ts'
import { answerText, isBlank } from '#domain/answers.ts'
import {
  chooseShownInput,
  findQuotedAnswer,
} from '#domain/consultation/compose-feedback-request.ts'
import { NOTHING_READ, type ProjectReading } from '#domain/consultation/gaps/told-answer.ts'
import type { Language } from '#domain/language.ts'
import { findQuestion } from '#domain/questionnaire/questions.ts'
import { findUnplaced } from '#domain/reading/find-unplaced.ts'
import type { ConsultationRequest } from '#server/providers/assistant.ts'
import { readAfresh } from '#server/providers/read-afresh.ts'
import { TEXTS } from '#server/texts/texts.ts'
import type { HeavyWork } from '#server/worker/heavy-work.ts'
import type { AskedAbout } from './queries.ts'

type Body = z.output<typeof askConsultationBody>

interface Asked {
  userId: string
  body: Body
  language: Language
  /** Aborts when the reply is stopped. */
  signal: AbortSignal
  heavyWork: HeavyWork
}

/** What the assistant is asked, from what was sent and what the project holds. */
export function makeConsultationRequest(
  { userId, body, language: spoken, signal, heavyWork }: Asked,
  about: AskedAbout,
): ConsultationRequest {
  const { title, language, answers, thread } = about
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
    reading: () =>
      readingOf(about, { userId, signal, heavyWork, question: body.questionId ?? null, answer }),
    thread: thread.map((earlier) => ({
      questionId: earlier.questionId,
      asked: chooseShownInput(earlier),
      reply: earlier.response,
    })),
  }
}

interface Typed {
  userId: string
  signal: AbortSignal
  heavyWork: HeavyWork
  /** The question on the screen; null when asked freely. */
  question: string | null
  /** The text of its answer as it is in the editor. */
  answer: string
}

/** No stored answer has it: the text in the editor is newer than what was read. */
const UNSAVED = 0

/** What was understood of the answers, with the one on the screen as it is there. */
async function readingOf(
  { answers, stored }: AskedAbout,
  { userId, signal, heavyWork, question, answer }: Typed,
): Promise<ProjectReading> {
  const others = answers.filter(({ questionId }) => questionId !== question)
  const same = answers.find(({ questionId }) => questionId === question)
  const isSame = same !== undefined && answerText(same.value).trim() === answer.trim()
  const typed = { questionId: question ?? '', value: answer, version: UNSAVED }
  const told = question === null ? others : [...others, isSame ? same : typed]
  if (told.every(({ value }) => isBlank(value))) return NOTHING_READ
  const read = await readAfresh({ heavyWork }, { answers: told, stored }, { userId, signal })
  const { rows } = read.reading
  return { rows, unplaced: findUnplaced(read.answers, rows), answers: read.answers }
}

/** The text in the editor as it was quoted, which may be newer than the stored answer. */
function answerAskedAbout(body: Body, answers: ConsultationRequest['answers']): string {
  if (!body.questionId) return ''
  const stored = answers.find(({ questionId }) => questionId === body.questionId)
  return findQuotedAnswer(body.question) ?? body.originalUserInput ?? stored?.text ?? ''
}
