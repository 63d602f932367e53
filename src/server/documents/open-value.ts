import type { OpenDocument } from '#contract/documents.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import type { Deps } from '#server/deps.ts'
import { openDocument } from './get-document.ts'

/** A version's value with its edits, which nobody may change; the newest unless named. */
export async function openValue(
  deps: Pick<Deps, 'db' | 'heavyWork'>,
  asked: ProjectKey & { version?: string; signal: () => AbortSignal },
): Promise<OpenDocument['content']> {
  return (await openDocument(deps, { version: 'latest', ...asked })).content
}
