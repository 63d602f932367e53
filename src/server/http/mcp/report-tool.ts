import type { CallToolResult } from '@modelcontextprotocol/server'
import type { ProgressReport } from '#domain/agents/progress.ts'
import { reportProgress } from '#server/agents/progress/report-progress.ts'
import { WRITTEN_TEXT } from '#server/prompts/agents/door-text.ts'
import { answerWithText } from './answer-tool.ts'
import type { Desk } from './desk.ts'
import { findItem } from './find-item.ts'
import { nameReportAddress } from './name-report-address.ts'

/** Takes a report of an item that the newest version has; of what is built, says how to prove it. */
export async function report(
  desk: Desk,
  { project, item, ...said }: ProgressReport & { project: string },
): Promise<CallToolResult> {
  const { id } = await findItem(desk, { project, item })
  const order = { caller: desk.caller, projectId: project, report: { item: id, ...said } }
  const done = await reportProgress(desk.deps, order)
  const { proof, ...told } = WRITTEN_TEXT.progress
  const noted = told[done](id, said.state)
  if (said.state !== 'built') return answerWithText(noted)
  return answerWithText(`${noted} ${proof(nameReportAddress(desk.deps.config, project))}`)
}
