import { readCase } from '#domain/requirements/behaviour/write-criteria.ts'
import type {
  BusinessRule,
  FailureLine,
  Integration,
  IntegrationKind,
  Message,
} from '#domain/requirements/document-items.ts'
import type { Segment } from '#domain/requirements/reading/segment.ts'
import type { Actors } from '#domain/requirements/wording/actors.ts'
import { bare, sentence, theActor } from '#domain/requirements/wording/phrases.ts'
import { contentStems, sharedCount } from '#domain/requirements/wording/stems.ts'
import type { Notebook } from './notebook.ts'

const MESSAGE =
  /\b(e-?mails?|sms|text messages?|texts?|whatsapp|push notifications?|notifications?|reminders?|newsletters?|letters?|messages?)\b|(メール|SMS|LINE|通知|リマインダー|リマインド|お知らせ|メッセージ)/i
const NONE =
  /^(?:none|nothing|no\b(?! later).{0,30}\b(?:needed|services?|payments?|messages?)|not needed|n\/a)\b|^(?:特に)?(?:なし|ありません|不要)/i
const MONEY =
  /[$€£¥]\s?\d|\d[\d.,]{0,20}\s*(?:%|€|\$|£|¥|(?:us )?dollars?|usd|euros?|eur|pounds?|gbp|yen|円|万円|francs?|chf|percent|rupees?|pesos?)/i
const KINDS: readonly [IntegrationKind, RegExp][] = [
  ['none', NONE],
  [
    'import',
    /\b(?:import|migrate|bring in|upload|take over|existing (?:data|list|clients|customers))\b|取り込|移行|インポート/i,
  ],
  ['export', /\b(?:export|download|accounting|tax|csv|excel)\b|書き出|エクスポート|会計/i],
  ['calendar', /\bcalendars?\b|カレンダー/i],
  [
    'payment',
    /\b(?:pay|pays|paid|payments?|cards?|paypal|stripe|invoices?|refunds?|cash|checkout|subscriptions?)\b|支払|払い|カード|決済|請求|返金|現金/i,
  ],
]
const TRIGGER =
  /\b((?:on|after|before|when|once|as soon as|every|each|daily|weekly|monthly|at|in the|\d+\s+(?:minutes?|hours?|days?|weeks?)\s+(?:before|after))\b.*)$/i
const TO =
  /\bto\s+(?:the\s+|each\s+|every\s+|all\s+)?([\p{L}][\p{L} ]{1,30}?)(?=\s+(?:on|after|before|when|every|at|\d)|[,.;]|$)/iu

const JAPANESE_TRIGGER =
  /^(.{1,40}?(?:とき|時|たら|ごと|[\d０-９]+(?:分|時間|日|週間?)(?:前|後)|の(?:前|後)|直後|毎[日週月朝晩]))(?:に|と|、|は|$)/u
const JAPANESE_TO =
  /([\p{Script=Han}\p{Script=Katakana}ー]{0,2}お?[\p{Script=Han}\p{Script=Katakana}ー]{2,10})(?:に|へ|宛に)(?=メール|SMS|LINE|通知|リマイン|お知らせ|メッセージ|.{0,6}を送)/u

interface ConnectionBook {
  notebook: Notebook
  actors: Actors
  failures: readonly Failure[]
  integrations: Integration[]
  messages: Message[]
  prices: BusinessRule[]
}

/** Question 13: services, messages and money, each with what happens when it fails. */
export function writeConnections(
  notebook: Notebook,
  segments: readonly Segment[],
  { actors, cases }: { actors: Actors; cases: readonly Segment[] },
): Pick<ConnectionBook, 'integrations' | 'messages' | 'prices'> {
  const book: ConnectionBook = {
    notebook,
    actors,
    failures: failuresIn(cases),
    integrations: [],
    messages: [],
    prices: [],
  }
  for (const segment of segments) readConnection(book, segment)
  const unknown = book.messages.filter((message) => message.recipient === null)
  if (unknown.length > 0) {
    notebook.ask({
      ...notebook.words.ask.recipients,
      blocks: unknown.map(({ id }) => id),
      question: 'q13',
    })
  }
  const timeless = book.messages.filter((message) => message.trigger === null)
  if (timeless.length > 0) {
    notebook.ask({
      ...notebook.words.ask.triggers,
      blocks: timeless.map(({ id }) => id),
      question: 'q13',
    })
  }
  return book
}

function readConnection(book: ConnectionBook, segment: Segment): void {
  const text = bare(segment.text)
  const spoken = MESSAGE.exec(text)
  const channel = spoken?.[1] ?? spoken?.[2]
  const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'service'
  if (channel !== undefined && kind !== 'none' && kind !== 'import') {
    for (const part of splitMessages(text)) addMessage(book, segment, { part, channel })
  } else {
    const item = book.notebook.statement('INT', segment)
    const failure = kind === 'none' ? null : failureOf(book, item.id, text, kind)
    book.integrations.push({ ...item, kind, failure })
  }
  if (MONEY.test(text)) {
    const price = text.split(/,\s+/).find((part) => MONEY.test(part)) ?? text
    const rule = book.notebook.statement('BR', segment, price)
    book.prices.push({ ...rule, condition: null, outcome: null })
  }
}

/** "Email on booking and 24 hours before class" → one message for each moment. */
function splitMessages(text: string): string[] {
  const [first = '', ...more] = text.split(
    /(?:,)?\s+and\s+(?=(?:\d+\s+\p{L}+\s+(?:before|after)|on|after|before|when)\b)/iu,
  )
  const channel = MESSAGE.exec(first)
  const lead = channel === null ? '' : first.slice(0, channel.index + channel[0].length)
  return [first, ...more.map((moment) => `${lead} ${moment}`)]
}

function addMessage(
  book: ConnectionBook,
  segment: Segment,
  { part, channel }: { part: string; channel: string },
): void {
  const item = book.notebook.statement('MSG', segment, part)
  const named = TO.exec(part)?.[1]
  const japanese = JAPANESE_TO.exec(part)?.[1] ?? null
  const recipient = named === undefined ? japanese : (book.actors.at(named)?.phrase ?? japanese)
  book.messages.push({
    ...item,
    channel: channel.toLowerCase().replace(/^e-?mails?$/, 'email'),
    trigger: (TRIGGER.exec(part) ?? JAPANESE_TRIGGER.exec(part))?.[1] ?? null,
    recipient: recipient === null || japanese !== null ? recipient : theActor(recipient),
    failure: failureOf(book, item.id, part, 'message'),
  })
}

const FAILS =
  /\b(?:fails?|failed|does not (?:work|arrive|answer)|doesn['’]t (?:work|arrive|answer)|down|bounces?|declined|rejected|breaks?|not reachable|wrong)\b|失敗|送れな|届かな|できな|つながらな|エラー/i

/** What question 12 says about its failure, else the common line, marked as assumed. */
function failureOf(
  book: ConnectionBook,
  id: string,
  ...[text, kind]: [string, IntegrationKind | 'message']
): FailureLine {
  const stems = contentStems(text)
  const said = book.failures.find((failure) => sharedCount(failure.stems, stems) > 0)?.segment
  if (said !== undefined) {
    return { text: sentence(said.text), mark: 'stated', sources: [said.question] }
  }
  book.notebook.assume(book.notebook.words.assume.deliveryFailure, [id])
  const line = kind === 'message' || kind === 'payment' || kind === 'import' ? kind : 'service'
  return { text: book.notebook.words.failure[line], mark: 'assumed', sources: [] }
}

interface Failure {
  segment: Segment
  stems: Set<string>
}

/** More cases than this are not searched for each connection. */
const MAX_FAILURES = 50

/** The cases of question 12 in which something fails. */
function failuresIn(cases: readonly Segment[]): Failure[] {
  return cases
    .map((segment) => ({ segment, situation: readCase(segment).situation }))
    .filter(({ situation }) => FAILS.test(situation))
    .slice(0, MAX_FAILURES)
    .map(({ segment, situation }) => ({ segment, stems: contentStems(situation) }))
}
