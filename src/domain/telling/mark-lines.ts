import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { detectChatForm, isChatNotice } from './chat-lines.ts'
import type { StretchKind } from './told-stretch.ts'

/** A line of a told text, and where its own words begin. */
export interface ToldLine {
  /** Of the line, without its line break. */
  start: number
  end: number
  /** Past the time and name of a chat, or the sign of a quotation; else as `start`. */
  words: number
  kind: StretchKind | 'blank'
}

const LINE = /([^\r\n\u0085\u2028\u2029]*)(?:\r\n|[\r\n\u0085\u2028\u2029]|$)/gu
const QUOTED = /^\s*>+\s?/
const HEAD =
  /^\s*\*?(?:from|to|cc|bcc|sent|date|subject|reply-to|von|an|gesendet|betreff|de|para|enviado|asunto|差出人|宛先|日時|件名|送信日時)\*?\s?[:：]/iu
const WROTE =
  /^\s*(?:on .{6,120} wrote:|am .{6,120} schrieb.{0,60}:|el .{6,120} escribió:|.{4,80}のメール[:：]|.{4,80}(?:wrote|さんは書きました)[:：])\s*$/iu
const DIVIDER =
  /^\s*(?:-{2,}\s*(?:original message|forwarded message|ursprüngliche nachricht|mensaje original|元のメッセージ|転送).{0,40}|begin forwarded message:)\s*-*\s*$/iu
const GREETING =
  /^\s*(?:(?:hi|hello|hey|dear|hola|hallo|liebe|querid[oa])(?:\s+[\p{L}.'’-]+){0,4}|good (?:morning|afternoon|evening)(?:\s+[\p{L}.'’-]+){0,3}|お世話になっております|こんにちは|お疲れ様です)\s*[,!.。、]*\s*$/iu
const REGARDS = [
  /(?:with )?(?:kind|best|warm|many|all the)?\s*(?:regards|wishes|best)/,
  'yours (?:sincerely|faithfully|truly)|sincerely|cheers',
  '(?:many )?thanks(?: (?:again|in advance|a lot|so much))?|thank you',
]
const OTHER_CLOSINGS = 'take care|love|saludos|un saludo|mfg|(?:viele|liebe|beste) grüße'
const JAPANESE = '以上|よろしくお願い(?:いた)?します|よろしくお願い申し上げます'
const CLOSING = makePattern('iu')`^\s*(?:${REGARDS}|${OTHER_CLOSINGS}|${JAPANESE})\s*[,!.。、]*\s*$`
const SENT_FROM =
  /^\s*(?:sent from my\b|get outlook for\b|von meinem .* gesendet|enviado desde mi\b|iPhoneから送信)/iu
const SIGNATURE_LINES = 8
const CLOSING_LINES = 5

/** The lines of a told text, each with what it is. Linear in the text's length. */
export function markLines(text: string): ToldLine[] {
  const lines = splitLines(text)
  const form = detectChatForm(lines.map(({ start, end }) => text.slice(start, end)))
  for (const line of lines) markLine(text, line, form)
  markHeads(text, lines)
  markSignatures(text, lines)
  unquoteWholeTexts(text, lines)
  return lines
}

function splitLines(text: string): ToldLine[] {
  const lines: ToldLine[] = []
  for (const match of text.matchAll(LINE)) {
    const start = match.index
    const end = start + (match[1] ?? '').length
    if (start < text.length) lines.push({ start, end, words: start, kind: 'words' })
  }
  return lines
}

function markLine(text: string, line: ToldLine, form: RegExp | null): void {
  const own = text.slice(line.start, line.end)
  if (own.trim() === '') line.kind = 'blank'
  else if (WROTE.test(own) || DIVIDER.test(own) || GREETING.test(own)) line.kind = 'frame'
  else if (QUOTED.test(own)) {
    line.kind = 'quoted'
    line.words += QUOTED.exec(own)?.[0].length ?? 0
  } else if (form !== null) {
    line.words += form.exec(own)?.[0].length ?? 0
    if (isChatNotice(text.slice(line.words, line.end))) line.kind = 'frame'
  }
  if (line.kind === 'words' && !/[\p{L}\p{N}]/u.test(own)) line.kind = 'frame'
}

/** "From:" alone may be anything; two such lines one after the other are the head of an email. */
function markHeads(text: string, lines: readonly ToldLine[]): void {
  const isHead = (line: ToldLine | undefined) =>
    line?.kind === 'words' && HEAD.test(text.slice(line.words, line.end))
  const heads = lines.filter(
    (line, index) => isHead(line) && (isHead(lines[index - 1]) || isHead(lines[index + 1])),
  )
  for (const line of heads) line.kind = 'frame'
}

function markSignatures(text: string, lines: readonly ToldLine[]): void {
  lines.forEach((line, index) => {
    const own = text.slice(line.words, line.end)
    if (SENT_FROM.test(own)) line.kind = 'signature'
    if (/^\s*--\s*$/.test(own)) markBlock(lines, index, SIGNATURE_LINES)
    else if (line.kind === 'words' && CLOSING.test(own) && isSigned(text, lines, index))
      markBlock(lines, index, CLOSING_LINES)
  })
}

/** Marks a line and those below it until an empty one. */
function markBlock(lines: readonly ToldLine[], from: number, most: number): void {
  for (const [place, line] of lines.slice(from, from + most).entries()) {
    if (line.kind === 'blank' && place > 1) return
    if (line.kind === 'quoted') return
    if (line.kind !== 'blank') line.kind = 'signature'
  }
}

/** Whether only short lines are below it, up to an empty one: a name, a telephone number. */
function isSigned(text: string, lines: readonly ToldLine[], index: number): boolean {
  const below = lines.slice(index + 1, index + 1 + CLOSING_LINES)
  const first = below.findIndex(({ kind }) => kind !== 'blank')
  if (first < 0) return true
  const block = below.slice(first)
  const end = block.findIndex(({ kind }) => kind === 'blank')
  const signed = end < 0 ? block : block.slice(0, end)
  const isShort = ({ start, end: to }: ToldLine) =>
    to - start < 60 && !/[.!?:;。]\s*$/.test(text.slice(start, to))
  return signed.every((line) => line.kind !== 'words' || isShort(line)) && first <= 1
}

/** A text of hardly anything but quoted lines was pasted for their sake. */
function unquoteWholeTexts(text: string, lines: readonly ToldLine[]): void {
  const letters = (kind: ToldLine['kind']) =>
    lines.reduce((sum, line) => sum + (line.kind === kind ? line.end - line.words : 0), 0)
  if (letters('quoted') <= letters('words') * 3) return
  for (const line of lines) {
    if (line.kind !== 'quoted') continue
    line.kind = text.slice(line.words, line.end).trim() === '' ? 'frame' : 'words'
  }
}
