import type { OpenDocument } from '#contract/documents.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { openDocument as open } from '#server/documents/get-document.ts'
import { REFUSAL_TEXT } from '#server/prompts/agents/door-text.ts'
import { ToolRefusal } from './tool-refusal.ts'

interface Wanted {
  userId: string
  projectId: string
  /** The newest unless given. */
  version?: number | undefined
  signal: AbortSignal
}

/** A document as its founder left it; refuses in the agent's words where there is none. */
export async function openDocument(
  deps: Pick<Deps, 'db' | 'heavyWork'>,
  { version, signal, ...key }: Wanted,
): Promise<OpenDocument> {
  const asked = { ...key, version: String(version ?? 'latest'), signal: () => signal }
  return refuseMissing(() => open(deps, asked))
}

/** Refuses in the agent's words where a document is not there, or no more. */
export async function refuseMissing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') {
      throw new ToolRefusal(REFUSAL_TEXT.no_document)
    }
    throw error
  }
}
