import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Message } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import { readPeople } from '#domain/requirements/outline/rights/read-people.ts'
import { bare, sentence } from '#domain/requirements/phrases.ts'
import { findKeptChannels } from '#domain/requirements/writing/messages/find-general-channel.ts'
import type { Rank } from '#domain/requirements/writing/rights/rank-roles.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'

/**
 * Messages of which nobody said by what they go, go as others to the same people do, else as those to others who
 * work there, or are served there, as they are, else by the way that is told most, but by none that is kept for some alone. Each is an assumption of its own: struck out, it is
 * open again.
 */
export function settleWays({ document }: Bench, words: DocumentWords): void {
  const { channelUnsaid } = words.writer
  const isSent = ({ channel }: Message) => channel !== channelUnsaid
  const kept = findKeptChannels(document.answers)
  const told = document.messages.filter(
    (message) =>
      isSent(message) && !IS_SEEN.test(message.channel) && !kept.has(message.channel.toLowerCase()),
  )
  const { people } = readPeople(document)
  for (const message of document.messages) {
    const way = isSent(message) ? null : findWay(message, told, people)
    if (way === null) continue
    const { id, recipient, channel, trigger, text } = message
    message.channel = way
    message.supposed = [...(message.supposed ?? []), 'channel']
    const says = words.enrichment.sends({ names: '', channel: way }, bare(trigger ?? text))
    document.assumptions.push({
      ...{ id: `AS#ways${id}`, sources: [HOME], mark: 'assumed', quotes: [] },
      ...{ text: sentence(says), items: [id], settles: { sends: { recipient, channel } } },
    })
  }
}

/**
 * "LINE" of who gets everything "by LINE, else by text": the whole of it, where that is told of two messages to them at
 * least, and a way is only supposed.
 */
export function tellWholeWay(
  { messages }: Pick<RequirementsDocument, 'messages'>,
  recipient: string | null,
  by: string,
): string {
  const own = messages.filter(
    (each) =>
      each.mark !== 'assumed' &&
      each.supposed?.includes('channel') !== true &&
      each.channel !== by &&
      each.channel.toLowerCase().includes(by.toLowerCase()) &&
      each.recipient?.split(NAMES).some((name) => recipient?.split(NAMES).includes(name)),
  )
  const [first] = own
  return by !== '' && own.length >= FEWEST && first !== undefined ? first.channel : by
}

const NAMES = /、|, | and /u
const FEWEST = 2

/** Where the answers tell of messages. */
const HOME = 'q13'
/** What is only looked at is sent to nobody. */
const IS_SEEN = /\b(?:apps?|pages?|screens?)\b|画面|アプリ|ページ/iu

function findWay({ recipient }: Message, told: readonly Message[], people: Ranked): string | null {
  const { roles, rankOf } = people
  const receivers = roles.filter(({ name }) => recipient?.includes(name))
  const ranks: Rank[] = receivers
    .map(rankOf)
    .filter((rank) => rank === 'staff' || rank === 'customer')
  const alike = roles.filter((role) => ranks.includes(rankOf(role)))
  const sentTo = (some: Ranked['roles']) =>
    told.filter((each) => some.some(({ name }) => each.recipient?.includes(name)))
  return findMostUsed(sentTo(receivers)) ?? findMostUsed(sentTo(alike)) ?? findMostUsed(told)
}

type Ranked = Pick<People, 'roles' | 'rankOf'>

/** Of those that are used as often, the one that is told first. */
function findMostUsed(messages: readonly Message[]): string | null {
  const counts = new Map<string, number>()
  for (const { channel } of messages) counts.set(channel, (counts.get(channel) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  return [...counts].find(([, count]) => count === most)?.[0] ?? null
}
