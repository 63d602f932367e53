import { listEntries } from '#domain/agents/list-entries.ts'
import { REFUSAL_TEXT } from '#server/prompts/agents/door-text.ts'
import type { Desk } from './desk.ts'
import { openDocument } from './open-document.ts'
import { ToolRefusal } from './tool-refusal.ts'

/** An item of the newest version, its id as the document writes it. */
export async function findItem(
  { deps, caller, signal }: Desk,
  { project, item }: { project: string; item: string },
): Promise<{ id: string; version: number }> {
  const key = { userId: caller.userId, projectId: project, signal }
  const { content, version } = await openDocument(deps, key)
  const wanted = item.trim().toUpperCase()
  const found = listEntries(content).find(({ id }) => id.toUpperCase() === wanted)
  if (found === undefined) {
    throw new ToolRefusal(REFUSAL_TEXT.no_item(item.replaceAll(/\s+/g, ' ')))
  }
  return { id: found.id, version }
}
