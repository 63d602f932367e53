import type { OpenDocument } from '#contract/documents.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { readWrittenJson } from '#server/written-json.ts'
import { getDocument } from './get-document.ts'

/** A version's value with its edits, as others than the browser take it; the newest unless named. */
export async function openValue(
  deps: Pick<Deps, 'db' | 'heavyWork'>,
  asked: ProjectKey & { version?: string; signal: () => AbortSignal },
): Promise<OpenDocument['content']> {
  const written = await getDocument(deps, { version: 'latest', ...asked })
  const { content }: OpenDocument = JSON.parse(readWrittenJson(written))
  return content
}
