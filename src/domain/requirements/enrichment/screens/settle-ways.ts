import type { Message, Role } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'

/**
 * Messages of which nobody said by what they go, go as others to the same people do, else by the way that
 * is told most; that is supposed, and one question asks it of all of them.
 */
export function settleWays({ document }: Bench, words: DocumentWords): void {
  const { channelUnsaid } = words.writer
  const isSent = ({ channel }: Message) => channel !== channelUnsaid
  const told = document.messages.filter(
    (message) => isSent(message) && !IS_SEEN.test(message.channel),
  )
  const settled = document.messages.flatMap((message) => {
    const way = isSent(message) ? null : findWay(message, told, document.roles)
    return way === null ? [] : [{ message, way }]
  })
  if (settled.length === 0) return
  for (const { message, way } of settled) {
    message.channel = way
    message.supposed = [...(message.supposed ?? []), 'channel']
  }
  const blocks = settled.map(({ message }) => message.id)
  const { ways } = words.enrichment
  const asked = document.openQuestions.find(({ text }) => text === ways.text)
  if (asked === undefined) {
    const item = { id: 'OQ#ways', sources: [HOME], mark: 'open' as const, quotes: [] }
    document.openQuestions.push({ ...item, ...ways, blocks })
  } else asked.blocks = blocks
}

/** Where the answers tell of messages. */
const HOME = 'q13'
/** What is only looked at is sent to nobody. */
const IS_SEEN = /\b(?:apps?|pages?|screens?)\b|画面|アプリ|ページ/iu

function findWay(
  { recipient }: Message,
  told: readonly Message[],
  roles: readonly Role[],
): string | null {
  const receivers = roles.filter(({ name }) => recipient?.includes(name))
  const toThem = told.filter((each) => receivers.some(({ name }) => each.recipient?.includes(name)))
  return findMostUsed(toThem) ?? findMostUsed(told)
}

/** Of those that are used as often, the one that is told first. */
function findMostUsed(messages: readonly Message[]): string | null {
  const counts = new Map<string, number>()
  for (const { channel } of messages) counts.set(channel, (counts.get(channel) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0] ?? null
}
