import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Gap, Told, Written } from './find-gaps.ts'

const CHANNELS =
  /e-?mail|mail|sms|text|whats ?app|line|push|notif\p{L}+|phone|call|letter|telegram|signal|discord|slack|ping/iu
const CHANNELS_ABROAD = /メール|通知|電話|アプリ|紙|ライン|correo|llamada|carta/iu
const CHANNEL = makePattern('iu')`\b(?:${CHANNELS})(?:s|ed)?\b|${CHANNELS_ABROAD}`

const SENT = /e-?mail|sms|text|whats ?app|push|letter|phone/iu
const FOR_ALL = /otherwise|else|if (?:not|they|it|there|he|she)|only|always|for all|to all/iu
const SENT_IN_JAPANESE = /(?:メール|SMS|ライン|LINE|通知)(?:で|を)(?:送|知らせ|届)/iu
/** "SMS if it's a mobile, otherwise email": how all messages are sent. */
const SENT_BY = makePattern(
  'iu',
)`\b(?:by|via|per|through) (?:an? )?(?:${SENT})\b|\b(?:${SENT})\b[^.?\n]{0,40}\b(?:${FOR_ALL})\b|${SENT_IN_JAPANESE}`

/** Rules, cases and messages: there it is said for all of them. */
const SAID_IN: ReadonlySet<string> = new Set(['q9', 'q12', 'q13'])
const MOST_NAMES = 3
const MOST_BLOCKS = 12

/** How the messages are sent that name no channel, where no answer says it for all of them. */
export function askChannels({ messages }: Written, { answers, words }: Told): Gap[] {
  if (isToldForAll(answers)) return []
  const silent = messages.filter(
    ({ channel, quotes }) =>
      !CHANNEL.test(channel) && !quotes.some(({ text }) => CHANNEL.test(text)),
  )
  const moments = silent.map(({ trigger, text }) => trigger ?? text).slice(0, MOST_NAMES)
  if (silent.length === 0) return []
  const blocks = silent.slice(0, MOST_BLOCKS).map(({ id }) => id)
  return [{ ...words.channel(moments), question: 'q13', blocks }]
}

function isToldForAll(answers: readonly ReadableAnswer[]): boolean {
  return answers.some(({ question, text }) => SAID_IN.has(question) && SENT_BY.test(text))
}
