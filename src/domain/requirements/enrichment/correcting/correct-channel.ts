import type { Message } from '#domain/requirements/document-items.ts'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { bare } from '#domain/requirements/phrases.ts'
import type { Cited } from './correct-line.ts'

/**
 * By what a message goes that none of its words tells, gives way in silence to the one other way of the draft
 * that the correction names: the founder is not asked about what nobody said. Undefined where a way was told,
 * or it is about something else.
 */
export function correctChannel(
  bench: Bench,
  { message, put }: { message: Message; put: string },
  { quotes, words, place }: Cited,
): Fault | null | undefined {
  const { id, recipient, channel, supposed = [], text: read } = message
  const isTold = message.quotes.some(({ text }) => names(text, channel))
  if (channel === words.writer.channelUnsaid || (isTold && !supposed.includes('channel'))) {
    return undefined
  }
  const others = new Set(bench.document.messages.map((each) => each.channel))
  const [way, ...more] = [...others].filter((each) => each !== channel && names(put, each))
  if (way === undefined) return undefined
  if (more.length > 0) return { rule: 'told', words: id, part: 'corrected' }
  message.channel = way
  message.text = read.replace(channel, way)
  if (!supposed.includes('channel')) message.supposed = [...supposed, 'channel']
  const told = words.enrichment.sends({ names: '', channel: way }, bare(message.trigger ?? read))
  suppose(bench, place, {
    ...{ text: told, quotes: [...quotes], item: id },
    settles: { sends: { recipient, channel, text: read } },
  })
  return null
}

function names(text: string, way: string): boolean {
  return text.toLowerCase().includes(way.toLowerCase())
}
