import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Logger } from 'pino'
import { AppError } from '#server/app-error.ts'
import { readSecondsToWait } from '#server/http/response/make-error-response.ts'
import { DATA_NOTE, REFUSAL_TEXT } from '#server/prompts/agents/door-text.ts'
import { type Fenced, fenceData } from '#server/prompts/fence-data.ts'
import { TEXTS } from '#server/texts/texts.ts'
import { ToolRefusal } from './tool-refusal.ts'

/** What a tool found, as data inside a fence: a value as JSON, a text as it is. */
export function answerWithData(...found: readonly { heading: string; value: unknown }[]) {
  const texts = found.map(
    ({ heading, value }): Fenced => ({
      heading,
      text: typeof value === 'string' ? value : JSON.stringify(value),
    }),
  )
  return answerWithText(`${DATA_NOTE}\n${fenceData(texts)}`)
}

/** Words of ours. */
export function answerWithText(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] }
}

/** Runs a tool; an expected refusal becomes an answer that says so, anything else is logged. */
export async function answerOrRefuse(
  log: Logger,
  work: () => Promise<CallToolResult>,
): Promise<CallToolResult> {
  try {
    return await work()
  } catch (error) {
    return { ...answerWithText(tellFailure(log, error)), isError: true }
  }
}

/** What went wrong, in words of ours; what nobody expected is logged. */
export function tellFailure(log: Logger, error: unknown): string {
  if (error instanceof ToolRefusal) return error.message
  const texts = TEXTS.en
  const seconds = error instanceof AppError ? readSecondsToWait(error) : null
  if (error instanceof AppError && error.code === 'too_many_requests' && seconds !== null) {
    return REFUSAL_TEXT.too_many(seconds)
  }
  if (error instanceof AppError)
    return error.extra.message?.(texts) ?? texts.errors[error.code].message
  log.error({ err: error }, 'unexpected error of a tool')
  return texts.errors.unknown.message
}
