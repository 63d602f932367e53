import type { CallToolResult } from '@modelcontextprotocol/server'
import { spend } from '#server/db/spend.ts'
import { digestText } from '#server/digest-text.ts'
import { WRITTEN_TEXT } from '#server/prompts/agents/door-text.ts'
import { askFounder } from '#server/threads/ask-founder.ts'
import { answerWithData, answerWithText } from './answer-tool.ts'
import type { Desk } from './desk.ts'
import { findItem } from './find-item.ts'

const MINUTE_MS = 60_000

interface Asked {
  project: string
  item: string
  question: string
}

/**
 * Puts a question about an item to the founder, beside the answer that the item comes from. The same
 * words about the same item are the same question: asked again, it tells what became of it.
 */
export async function ask(desk: Desk, { project, item, question }: Asked): Promise<CallToolResult> {
  const { deps, caller } = desk
  await spend(deps, { key: `questions:${caller.userId}`, burst: 30, everyMs: MINUTE_MS })
  const { id, version } = await findItem(desk, { project, item })
  const thread = await askFounder(deps, {
    key: { userId: caller.userId, projectId: project },
    id: nameQuestion(project, id, question),
    version,
    item: id,
    kind: 'question',
    text: question,
    author: { kind: 'agent', name: caller.name },
  })
  if (thread.state === 'open') return answerWithText(WRITTEN_TEXT.question.open(id))
  const { state, reply, heldIn } = thread
  return answerWithData({ heading: 'reply', value: { item: id, state, reply, heldIn } })
}

function nameQuestion(project: string, item: string, question: string): string {
  const words = question.trim().replaceAll(/\s+/g, ' ')
  return digestText(`${project}\n${item}\n${words}`).slice(0, 32)
}
