import type { OnStage } from '#contract/generation-stages.ts'
import type { DocumentReading } from '#domain/requirements/write-document.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { RenderedDocument } from '#server/worker/works.ts'
import { makeWritingInput } from './make-writing-input.ts'
import type { WritingSource } from './writing-queries.ts'

/**
 * A person waits no longer for the built-in writer (docs/reliability.md#s25). With a model its own
 * limits count, which the operator sets.
 */
const TIME_LIMIT_MS = 120_000
const MOST_BYTES = 8 * 1024 * 1024

interface Request {
  source: WritingSource
  /** What was understood of the answers. */
  reading: DocumentReading
  /** Whose turn at the model it takes. */
  userId: string
  onStage: OnStage
  signal: AbortSignal
}

/**
 * Lets the assistant write the document and checks what it gives against the contract. Throws
 * `generation_failed` for whatever goes wrong, and when it takes too long or is cancelled;
 * `unavailable` or `too_many_requests` when the line for heavy work is full.
 */
export async function composeDocument(
  deps: Pick<Deps, 'assistant' | 'heavyWork' | 'model' | 'now'>,
  { source, reading, userId, onStage, signal }: Request,
): Promise<RenderedDocument> {
  const limit = deps.model ? signal : AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)])
  try {
    const input = { userId, ...makeWritingInput(source, { now: deps.now(), reading }) }
    const written = await deps.assistant.writeDocument(input, onStage, limit)
    const rendered = await deps.heavyWork('renderDocument', written, { userId, signal: limit })
    if (isTooLarge(rendered)) throw new Error('the document is too large to be kept')
    return rendered
  } catch (cause) {
    // The line for heavy work is full: the next try may do.
    if (cause instanceof AppError && !signal.aborted) throw cause
    throw new AppError('generation_failed', { cause })
  }
}

/** The bound of the document keeps it far below this. */
export function isTooLarge({ content, markdown }: RenderedDocument): boolean {
  return Buffer.byteLength(content) > MOST_BYTES || Buffer.byteLength(markdown) > MOST_BYTES
}
