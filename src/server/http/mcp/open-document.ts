import type { OpenDocument } from '#contract/documents.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { getDocument } from '#server/documents/get-document.ts'
import { REFUSAL_TEXT } from '#server/prompts/agents/door-text.ts'
import { readWrittenJson } from '#server/written-json.ts'
import { ToolRefusal } from './tool-refusal.ts'

interface Wanted {
  userId: string
  projectId: string
  /** The newest unless given. */
  version?: number | undefined
  signal: AbortSignal
}

/** A document as its founder left it: its value was checked when it was stored. */
export async function openDocument(
  deps: Pick<Deps, 'db' | 'heavyWork'>,
  { version, signal, ...key }: Wanted,
): Promise<OpenDocument> {
  try {
    const asked = { ...key, version: version === undefined ? 'latest' : String(version) }
    const written = await getDocument(deps, { ...asked, signal: () => signal })
    return JSON.parse(readWrittenJson(written))
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') {
      throw new ToolRefusal(REFUSAL_TEXT.no_document)
    }
    throw error
  }
}
