import { type FactsContext, findRole } from '#domain/reading/facts/facts-context.ts'
import { splitList } from '#domain/reading/facts/list-parts.ts'
import {
  type AnswerPieces,
  joinHeard,
  type Piece,
  type UnitPieces,
} from '#domain/reading/facts/pieces.ts'
import type { Words } from '#domain/reading/facts/propose.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { channelIn, isChannelOnly, isChannelTalk, namesMessage } from './channels.ts'
import { findReceiver, message, TIME } from './message-rows.ts'
import { readOrdered } from './ordered-messages.ts'
import { findReceivers, type Receivers } from './receivers.ts'
import { readTold } from './told-messages.ts'

const QUESTIONS: ReadonlySet<string> = new Set(['q6', 'q7', 'q9', 'q12', 'q13', 'q15'])
const MESSAGE_HEAD =
  /\b(?:messages?|notifications?|reminders?|alerts?|emails?|texts?|sms|pings?)\b/i
/** "late: text to the rower". */
const SENT_TO =
  /^(?:an? )?(?:texts?|sms|e-?mails?|messages?|whats ?app|push|alerts?|pings?) to (?:the |all )?\p{L}+/iu
/** "To the porter whenever a guest leaves.": goes on with what is sent. */
const TO_WHEN =
  /^(?:and |also )?to (?:the |all |our |my )?(\p{L}+(?: \p{L}+){0,2}) (?:whenever|when|if|once|as soon as) (.+?)[.!]*$/iu
const KIND_ALONE =
  /^(?:(?:the|all|our) )?(?:pings?|reminders?|messages?|notifications?|alerts?|notices?)$/i
/** "ping when it is your turn": a message and what sets it off, without a verb. */
const BARE =
  /^(?:an? |the )?(?:pings?|reminders?|messages?|notifications?|alerts?|texts?|sms|e-?mails?)\s+(?:when|if|once|as soon as)\s+(.+?)[.!]*$/i

/** The messages that are sent, to whom, when and on which way. */
export function readMessages(
  answers: readonly AnswerPieces[],
  context: FactsContext,
): ProposedRow[] {
  const receivers = findReceivers(answers, context)
  const rows = answers
    .filter(({ question }) => QUESTIONS.has(question))
    .flatMap((told) => ({ answer: told.answer, units: joinHeard(told) }))
    .flatMap(({ answer, units }) =>
      units.flatMap((unit, index) => {
        if (unit.unit.kind === 'heading') return []
        if (unit.unit.kind === 'row') return readCells(unit, context)
        const listed = readListed(unit, context, receivers)
        const ordered = readOrdered(unit, context)
        const isSure = listed.some(({ certainty }) => certainty === 'clear')
        if (listed.length > 0 && (isSure || ordered.rows.length === 0)) return listed
        const told = readTold({
          answer,
          unit,
          context,
          receivers,
          earlier: earlierOf(units, index),
        })
        return [...told.filter((row) => !isTaken(row, ordered.texts)), ...ordered.rows]
      }),
    )
  return spreadChannels(rows)
}

/** Whether an order was read of the same words. */
function isTaken({ said }: ProposedRow, texts: readonly string[]): boolean {
  return said.some(({ words }) =>
    texts.some((text) => words.includes(text) || text.includes(words)),
  )
}

/** The sentence before in the same line. */
function earlierOf(units: readonly UnitPieces[], index: number): string | null {
  const own = units[index]?.unit
  const before = units[index - 1]?.unit
  if (own === undefined || before === undefined || before.line !== own.line) return null
  return before.kind === 'heading' ? null : before.text.replace(/[\s.!]+$/, '')
}

type Message = ProposedRow & { kind: 'message' }

/** "pings = email" names the way of all messages that were called a ping elsewhere. */
function spreadChannels(rows: readonly ProposedRow[]): ProposedRow[] {
  const messages = rows.filter((row): row is Message => row.kind === 'message')
  const ways = messages.filter(({ when }) => isChannelTalk(when ?? ''))
  const general = messages.filter((row) => !ways.includes(row) && KIND_ALONE.test(row.when ?? ''))
  const spread = new Set<ProposedRow>(ways)
  for (const way of general) {
    const stem = (way.when ?? '')
      .replace(/^(?:the|all|our) /i, '')
      .replace(/s$/i, '')
      .toLowerCase()
    const named = messages.filter(
      (row) =>
        !general.includes(row) && row.said.some(({ words }) => words.toLowerCase().includes(stem)),
    )
    for (const row of named) {
      row.channel ??= way.channel
      row.said.push(...way.said)
      spread.add(way)
    }
  }
  return rows.filter((row) => !spread.has(row))
}

/** "booking ok: email" under "messages", "SMS reminder: evening before", "pings = email". */
function readListed(
  { unit, whole }: UnitPieces,
  context: FactsContext,
  { main }: Receivers,
): ProposedRow[] {
  const { labelled } = unit
  const { question } = whole
  const heading = unit.headings.at(-1)?.text ?? ''
  const one = (when: string, channel: string | null, text: string = unit.text) =>
    message({ to: findReceiver(text, context), when, channel }, whole, main)
  if (labelled !== null && isChannelOnly(labelled.body.text)) {
    return [one(labelled.label.text, labelled.body.text, labelled.label.text)]
  }
  const bare = BARE.exec(unit.text)?.[1]
  if (bare !== undefined) return [one(bare, channelIn(unit.text))]
  const [, whom, event] = question === 'q13' ? (TO_WHEN.exec(unit.text) ?? []) : []
  const named = whom === undefined ? null : findRole(whom, context.roles)
  if (named !== null && event !== undefined)
    return [message({ to: named.name, when: event, channel: channelIn(unit.text) }, whole, main)]
  const to = labelled === null ? null : SENT_TO.exec(labelled.body.text)
  if (labelled !== null && to !== null) return [one(labelled.label.text, channelIn(to[0]), to[0])]
  if (question !== 'q13') return []
  if (labelled !== null && namesMessage(labelled.label.text)) {
    const parts = splitList(whole.answer, labelled.body)
    const channel = channelIn(labelled.label.text)
    const named = findReceiver(labelled.label.text, context)
    return parts.map(({ text }) => {
      const to = findReceiver(text, context) ?? named
      const when = text
        .replace(/^with /i, '')
        .replace(
          /^(?:and )?to (?:the |all |our )?\p{L}+(?: \p{L}+)? (?:when|if|once|as soon as) /iu,
          '',
        )
      return message({ to, when, channel }, whole, main)
    })
  }
  const each = readSeries(whole)
  if (each.length > 0)
    return each.map((part) =>
      one(isChannelTalk(part) ? part : triggerIn(part), channelIn(part), part),
    )
  if (MESSAGE_HEAD.test(heading))
    return [one(unit.text, channelIn(unit.text) ?? channelIn(heading))]
  return readNouns(whole).map((part) => one(part, channelIn(part), part))
}

/** "The confirmation at once, a reminder on Thursday, and the last question.", "Bills by email once a month." */
function readNouns(whole: Piece): string[] {
  const text = whole.text.replace(/[\s.!]+$/, '')
  if (!isNoun(whole) || NO_MESSAGE.test(text) || isChannelTalk(text)) return []
  const parts = splitList(whole.answer, whole).map((part) => part.text)
  const named = parts.filter((part) => namesMessage(part) && part.split(/\s+/).length > 1)
  if (named.length > 1) return parts.map((part) => part.replace(/^(?:and|plus)\s+/i, ''))
  if (named.length === 1) return parts.length < 3 ? [text] : named
  return []
}

const NO_MESSAGE =
  /^(?:no|not|never|without|maybe)\b|, so no$|\b(?:api|login|excel|calendar|import|export|newsletters?)\b/i

/** "email to the cox after booking, SMS the day before": several messages in one line. */
function readSeries(whole: Piece): string[] {
  const parts = splitList(whole.answer, whole)
  const isSeries =
    parts.length > 1 && parts.every(({ text }) => namesMessage(text) && !STARTS_SENTENCE.test(text))
  return isSeries ? parts.map(({ text }) => text) : []
}

const STARTS_SENTENCE = /^(?:i|we|it|they|he|she|the app|no|not)\b/i

/** "an alert to me when somebody cancels": what follows "when", "after", or the time. */
function triggerIn(text: string): string {
  const told = /\b(?:when|whenever|if|once|as soon as)\s+(.+)$/i.exec(text)?.[1]
  return told ?? /\bafter\s+.+$/i.exec(text)?.[0] ?? TIME.exec(text)?.[0] ?? text
}

function isNoun({ tokens }: Piece): boolean {
  return !tokens.some(
    ({ pos, low }, at) => pos === 'AUX' || (pos === 'VERB' && at > 0 && !low.endsWith('ing')),
  )
}

/** "SMS | to the rower: boat is free; boat is taken": a row whose first cell is a way. */
function readCells({ unit, whole }: UnitPieces, context: FactsContext): ProposedRow[] {
  const [first, second] = unit.cells
  const { question } = whole
  if (first === undefined || second === undefined) return []
  const said: Words = { question, text: unit.text }
  if (question === 'q13' && isChannelOnly(first.text)) {
    const to = findReceiver(second.text, context)
    const list = second.text.replace(/^to (?:the )?[^:]{1,30}:\s*/i, '')
    return list
      .split(/\s*;\s*/)
      .map((when) => message({ to, when, channel: first.text }, said, null))
  }
  const told =
    /\b(?:gets?|receives?) (?:an? |the )?(?:\p{L}+ )?(?:message|text|sms|e-?mail|ping|notification|alert)\b/iu.exec(
      unit.text,
    )
  if (told === null) return []
  const before = unit.text.slice(0, told.index)
  const who = findRole(before.slice(-30), context.roles)?.name ?? lastNoun(before)
  return [message({ to: who, when: first.text, channel: channelIn(told[0]) }, said, null)]
}

function lastNoun(text: string): string | null {
  return /(\p{L}+)\s*$/u.exec(text)?.[1] ?? null
}
