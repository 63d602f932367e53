import { crossAnswerQuestions } from '#domain/cross-answers/cross-answer-questions.ts'
import { readiness } from '#domain/readiness/readiness.ts'
import { readinessOfAnswers } from '#domain/readiness/readiness-of-answers.ts'
import { checkDocument } from '#domain/requirements/checks/check-document.ts'
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
    const judged = readinessOfAnswers(input)
    const open = crossAnswerQuestions(input.answers)
    return { readiness: judged, between: [...judged.between, ...open] }
  }
  const judged = readiness(input.document, checkDocument(input.document))
  return { readiness: judged, between: judged.between }
}
