import { findEntry, listEntries } from '#domain/agents/list-entries.ts'
import type { Desk } from './desk.ts'
import { openDocument } from './open-document.ts'
import { refuseItem } from './tool-refusal.ts'

/** An item of the newest version, its id as the document writes it. */
export async function findItem(
  { deps, caller, signal }: Desk,
  { project, item }: { project: string; item: string },
): Promise<{ id: string; version: number }> {
  const key = { userId: caller.userId, projectId: project, signal }
  const { content, version } = await openDocument(deps, key)
  const found = findEntry(listEntries(content), item)
  if (found === undefined) throw refuseItem(item)
  return { id: found.id, version }
}
