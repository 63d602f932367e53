import type { CallToolResult } from '@modelcontextprotocol/server'
import { listEntries } from '#domain/agents/list-entries.ts'
import type { ProgressReport } from '#domain/agents/progress.ts'
import { reportProgress } from '#server/agents/progress/report-progress.ts'
import { REFUSAL_TEXT, WRITTEN_TEXT } from '#server/prompts/agents/door-text.ts'
import { answerWithText } from './answer-tool.ts'
import type { Desk } from './desk.ts'
import { openDocument } from './open-document.ts'
import { ToolRefusal } from './tool-refusal.ts'

/** Takes a report of an item that the newest version has. */
export async function report(
  desk: Desk,
  { project, item, ...said }: ProgressReport & { project: string },
): Promise<CallToolResult> {
  const id = await findItem(desk, { project, item })
  const order = { caller: desk.caller, projectId: project, report: { item: id, ...said } }
  const done = await reportProgress(desk.deps, order)
  return answerWithText(WRITTEN_TEXT.progress[done](id, said.state))
}

/** The item's id as the document writes it. */
async function findItem(
  { deps, caller, signal }: Desk,
  { project, item }: { project: string; item: string },
): Promise<string> {
  const key = { userId: caller.userId, projectId: project, signal }
  const { content } = await openDocument(deps, key)
  const wanted = item.trim().toUpperCase()
  const found = listEntries(content).find(({ id }) => id.toUpperCase() === wanted)
  if (found === undefined) throw new ToolRefusal(REFUSAL_TEXT.no_item(item.replaceAll(/\s+/g, ' ')))
  return found.id
}
