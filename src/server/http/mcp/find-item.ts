import { findEntry, listEntries } from '#domain/agents/list-entries.ts'
import type { Desk } from './desk.ts'
import { openFound } from './look.ts'
import { refuseItem } from './tool-refusal.ts'
import { WISHES } from './wishes.ts'

/** An item of the newest version, its id as the document writes it. */
export async function findItem(
  desk: Desk,
  { project, item }: { project: string; item: string },
): Promise<{ id: string; version: number }> {
  const { opened } = await openFound(desk, WISHES.report_progress({ project }))
  const { content, version } = opened
  const found = findEntry(listEntries(content), item)
  if (found === undefined) throw refuseItem(item)
  return { id: found.id, version }
}
