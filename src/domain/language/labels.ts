import { splitSentences } from './sentences.ts'
import { cutSpan, type Span } from './spans.ts'

/** "Owner: sees all", "boss – everything", "members = upload": a short lead and what it leads. */
export interface Labelled {
  label: Span
  sign: ':' | '=' | '-' | '→'
  body: Span
}

const SIGN =
  /(?<=\S)(?:[ \u00a0\u202f]?[:：](?=\s)|：|[:：](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|\s+[–—-]\s+|\s*(?:->|=>|→|⇒)\s*|\s*=\s*)/u
const LABEL_WORDS = 9
const LABEL_LETTERS = 60

/** The short lead of a text that is before a colon, dash, arrow or "="; null without one. */
export function labelOf(whole: string, start: number, end: number): Labelled | null {
  const text = whole.slice(start, Math.min(end, start + LABEL_LETTERS + 8))
  const match = SIGN.exec(text)
  if (match === null || match.index > LABEL_LETTERS) return null
  const label = cutSpan(whole, start, start + match.index)
  const body = cutSpan(whole, start + match.index + match[0].length, end)
  if (label.text === '' || body.text === '') return null
  if (
    label.text.split(/\s+/).length > LABEL_WORDS ||
    splitSentences(whole, label.start, label.end).length > 1
  )
    return null
  const mark = match[0].trim()
  const isRange = /^[–—-]$/.test(mark) && /\d$/.test(label.text) && /^\d/.test(body.text)
  return isRange ? null : { label, sign: signOf(mark), body }
}

function signOf(mark: string): Labelled['sign'] {
  if (mark === '=') return '='
  if (/[>→⇒]/u.test(mark)) return '→'
  return /[:：]/.test(mark) ? ':' : '-'
}
