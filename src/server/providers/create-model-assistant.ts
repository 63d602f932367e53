import { composeReply } from '#domain/consultation/compose-reply.ts'
import {
  completeFreeReply,
  completeReview,
  replaceReview,
} from '#domain/consultation/grounding/complete-reply.ts'
import { GroundedReply } from '#domain/consultation/grounding/ground-reply.ts'
import { writeConsultationPrompt } from '#server/prompts/consultation.ts'
import { TEXTS } from '#server/texts/texts.ts'
import type { HeavyWork } from '#server/worker/heavy-work.ts'
import type { Assistant, ConsultationReply, ConsultationRequest } from './assistant.ts'
import { createBuiltInAssistant } from './create-built-in-assistant.ts'
import { createModelWriter } from './model-writer/create-model-writer.ts'
import type { ModelCaller } from './models/model-caller.ts'
import { ModelFault } from './models/model-fault.ts'

/**
 * The configured model, bounded by the built-in checks (docs/product.md#built-in-rules-and-models).
 */
export function createModelAssistant(model: ModelCaller, heavyWork: HeavyWork): Assistant {
  return {
    source: model.name,
    consult: (...asked) => consult(model, ...asked),
    // A small model holds no whole document in mind.
    writeDocument: model.isSmall
      ? createBuiltInAssistant(heavyWork).writeDocument
      : createModelWriter(model, heavyWork),
  }
}

async function consult(
  model: ModelCaller,
  ...[request, onText, signal]: Parameters<Assistant['consult']>
): Promise<ConsultationReply> {
  const prompt = writeConsultationPrompt(request)
  const grounded = new GroundedReply(sourcesOf(request))
  let text = ''
  const say = (piece: string) => {
    text += piece
    if (piece !== '') onText(piece)
  }
  const { userId } = request
  const call = { userId, purpose: 'consultation', ...prompt, signal }
  try {
    const { end } = await model.text(call, (piece) => say(grounded.push(piece)))
    say(grounded.end())
    if (end === 'token_limit') return { text, source: model.name, ending: 'cut' }
  } catch (error) {
    say(grounded.end())
    if (text.trim() === '' || !(error instanceof ModelFault)) throw error
    return { text, source: model.name, ending: 'cut' }
  }
  return completed({ request, text, names: grounded.names, source: model.name })
}

interface Said {
  request: ConsultationRequest
  text: string
  names: ReadonlySet<string>
  source: string
}

async function completed({ request, text, names, source }: Said): Promise<ConsultationReply> {
  const language = request.replyLanguage
  const { users } = sourcesOf(request)
  if (request.question === null) {
    return { text: completeFreeReply({ text, names, users, language }), source, ending: 'whole' }
  }
  const reading = await request.reading()
  const builtIn = composeReply({ ...request, reading }, TEXTS[language].reviewer)
  const review = completeReview({ text, names, users, builtIn, language })
  if (review !== null) return { text: review, source, ending: 'whole' }
  return { text: replaceReview(builtIn, language), source: 'built-in', ending: 'whole' }
}

/** The user's own words, and ours around them. */
function sourcesOf({ projectTitle, answer, answers, asked, replyLanguage }: ConsultationRequest) {
  const { questions } = TEXTS[replyLanguage]
  return {
    users: [projectTitle, answer, asked, ...answers.map(({ text }) => text)],
    ours: questions.flatMap(({ title, prompt }) => [title, prompt]),
  }
}
