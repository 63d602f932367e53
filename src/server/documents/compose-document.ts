import type { OnStage } from '#contract/generation-stages.ts'
import { requirementsValueSchema } from '#contract/requirements-document.ts'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { DocumentInput } from '#server/providers/assistant.ts'
import { heavyWork } from '#server/threads/heavy-work.ts'
import type { RenderedDocument } from '#server/threads/works.ts'
import type { GenerationSource } from './generation-queries.ts'

/** A person waits no longer for a document (Reliability: S25). */
const TIME_LIMIT_MS = 120_000

interface Request {
  source: GenerationSource
  /** Whose turn at the model it takes. */
  userId: string
  onStage: OnStage
  signal: AbortSignal
}

/**
 * Lets the assistant write the document and checks what it gives against the contract. Throws
 * `generation_failed` for whatever goes wrong, and when it takes too long or is cancelled.
 */
export async function composeDocument(
  deps: Pick<Deps, 'assistant' | 'now'>,
  { source, userId, onStage, signal }: Request,
): Promise<RenderedDocument> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)])
  try {
    const input = toInput(source, { now: deps.now(), userId })
    const written = await deps.assistant.writeDocument(input, onStage, limit)
    return await heavyWork('renderDocument', written, limit)
  } catch (cause) {
    throw new AppError('generation_failed', { cause })
  }
}

function toInput(
  source: GenerationSource,
  { now, userId }: { now: Date; userId: string },
): DocumentInput {
  const { title, description, assignee, startDate, endDate } = source
  const order = new Map(QUESTIONS.map(({ id, order }) => [id as string, order]))
  const place = (questionId: string) => order.get(questionId) ?? QUESTIONS.length + 1
  const previous = requirementsValueSchema.safeParse(source.previous)
  return {
    userId,
    language: source.language,
    project: { title, description, assignee, startDate, endDate },
    answers: source.answers.toSorted((a, b) => place(a.questionId) - place(b.questionId)),
    version: source.documentCount + 1,
    date: now.toISOString().slice(0, 10),
    previous: previous.success ? previous.data : null,
  }
}
