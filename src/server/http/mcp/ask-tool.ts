import type { CallToolResult } from '@modelcontextprotocol/server'
import type { AskedQuestion } from '#domain/agents/asked-question.ts'
import { spend } from '#server/db/spend.ts'
import { digestText } from '#server/digest-text.ts'
import { WRITTEN_TEXT } from '#server/prompts/agents/door-text.ts'
import { askFounder } from '#server/threads/ask-founder.ts'
import { findAsked, toAsked } from '#server/threads/asked-questions.ts'
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
 * words about the same item are the same question: asked again, it tells what became of it, as often
 * as one likes.
 */
export async function ask(desk: Desk, { project, item, question }: Asked): Promise<CallToolResult> {
  const { deps, caller } = desk
  const key = { userId: caller.userId, projectId: project }
  const threadId = nameQuestion(project, item, question)
  const known = await findAsked(deps, { ...key, threadId })
  if (known) return tell(known)
  await spend(deps, { key: `questions:${caller.userId}`, burst: 30, everyMs: MINUTE_MS })
  const { id, version } = await findItem(desk, { project, item })
  const thread = await askFounder(deps, {
    key,
    id: threadId,
    version,
    item: id,
    kind: 'question',
    text: question,
    author: { kind: 'agent', name: caller.name },
  })
  return tell(toAsked(thread))
}

function tell(asked: AskedQuestion): CallToolResult {
  if (asked.state === 'open') return answerWithText(WRITTEN_TEXT.question.open(asked.item))
  return answerWithData({ heading: 'reply', value: asked })
}

/** In the letters that all ids are written in. */
function nameQuestion(project: string, item: string, question: string): string {
  const words = question.trim().replaceAll(/\s+/g, ' ')
  return digestText(`${project}\n${item.trim().toUpperCase()}\n${words}`).slice(0, 32)
}
