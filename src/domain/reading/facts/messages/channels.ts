import { makePattern } from '#domain/language/patterns/make-pattern.ts'

/** Words for the ways on which a message travels, and for a message as such. */
const CHANNELS = [
  'sms',
  'texts?',
  'text messages?',
  'whats ?app',
  'wpp',
  'wsp',
  'e-?mails?',
  'mails?',
  'letters?',
  'push(?: notifications?)?',
  'phone calls?',
  'telegram',
  'messenger',
  'discord',
  'slack',
  'signal',
  'viber',
  'wechat',
  'LINE',
].join('|')
const MESSAGES =
  'messages?|msgs?|notifications?|notif|notices?|reminders?|alerts?|alarms?|pings?|nudges?|warnings?|confirmations?|receipts?|link'

const CHANNEL = new RegExp(`(?<![\\p{L}-])(?:${CHANNELS})(?![\\p{L}-])`, 'giu')
const MESSAGE = new RegExp(`(?<![\\p{L}-])(?:${MESSAGES})(?![\\p{L}-])`, 'iu')

/** The channels that a text names, in their order and as they were written; null for none. */
export function channelIn(text: string): string | null {
  const found = [...text.matchAll(CHANNEL)]
    .filter((match) => !/^line$/i.test(match[0]) || match[0] === 'LINE')
    .map((match) => match[0])
  return found.length === 0 ? null : [...new Set(found)].join(' / ')
}

/** Whether a text names a message or a channel. */
export function namesMessage(text: string): boolean {
  return MESSAGE.test(text) || channelIn(text) !== null
}

/** Whether a text is nothing but channels: "email", "LINE / WhatsApp", "all channels". */
export function isChannelOnly(text: string): boolean {
  if (/^(?:all|every|any) channels?$/i.test(text.trim())) return true
  if (channelIn(text) === null) return false
  const rest = text
    .replace(CHANNEL, ' ')
    .replace(/\b(?:or|and|by|via|on|if|possible|thats|that['’]s|maybe|only)\b|[?!.,/&+()]/gi, ' ')
  return rest.trim() === ''
}

const SMALL_WORDS = 'so|or|and|by|via|on|in|for|to|the|a|all|both|not|no|yes|only|just|if'
const IT_IS = "is|are|it['’]?s|it|that['’]?s"
const ENOUGH = 'maybe|possible|simple|easy|enough|fine|needed|wanted|necessary|required|please'
const BEST = 'would|be|best|better|good|ideal(?:ly)?'
const TALK = makePattern(
  'gi',
)`\b(?:${SMALL_WORDS}|${IT_IS}|${ENOUGH}|${BEST}|everything|them|means?|way|nobody|rather|than)\b|[?!.,:;/&+()–-]`

/** Whether a text only talks of ways: "mails yes", "SMS not needed", "text not email". */
export function isChannelTalk(text: string): boolean {
  if (channelIn(text) === null) return false
  return text.replace(CHANNEL, ' ').replace(TALK, ' ').trim() === ''
}
