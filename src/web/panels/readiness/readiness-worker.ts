import { findCrossAnswerQuestions } from '#domain/cross-answers/find-cross-answer-questions.ts'
import { checkDocument } from '#domain/requirements/checks/check-document.ts'
import { CHECK_TEXT } from '#domain/requirements/checks/text-en.ts'
import { computeReadinessOfAnswers } from '#domain/requirements/readiness/compute-readiness-of-answers.ts'
import { computeReadiness } from '#domain/requirements/readiness/readiness.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import type {
  Judgement,
  ReadinessInput,
  ReadinessReply,
  ReadinessRequest,
} from './readiness-messages.ts'

/** The engine runs here, on a thread of its own, so that typing never waits for it. */
self.addEventListener('message', ({ data }: MessageEvent<ReadinessRequest>) => {
  const reply: ReadinessReply = { number: data.number, judgement: judge(data.input) }
  self.postMessage(reply)
})

function judge(input: ReadinessInput): Judgement {
  if (input.kind === 'answers') {
    const judged = computeReadinessOfAnswers(input, DOCUMENT_WORDS)
    const open = findCrossAnswerQuestions(input.answers)
    return { readiness: judged, between: [...judged.between, ...open] }
  }
  const judged = computeReadiness(
    input.document,
    checkDocument(input.document, CHECK_TEXT),
    DOCUMENT_WORDS,
  )
  return { readiness: judged, between: judged.between }
}
