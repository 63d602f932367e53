import { cutSpan, type Span } from '#domain/language/spans.ts'
import { set } from '#domain/reading/english/grammar/words.ts'

/** One person that a label names: "Treasurer (Lek)". */
export interface LabelName {
  name: string
  also: string[]
  founder: boolean
}

const SPEAKER = set('me i myself we us')
const IS_SPEAKER = /^(?:(?:that|this|which)(?:'?s| is| are) )?(?:me|i|myself|us)$/i
const PART = /\s*(?:,|;|\band\b|&|\+)\s*/i

/** "Me and my assistant", "Ada, deputy", "Treasurer, that is me", "officers (me + 3 others)". */
export function labelNames(label: string): LabelName[] {
  const inside = (/\(([^)]*)\)/.exec(label)?.[1] ?? '').split(PART)
  const [head = '', ...tail] = label
    .replace(/\([^)]*\)/g, ' ')
    .split(/[,;]/)
    .map((text) => text.trim())
  const beside = [...tail, ...inside].map((text) => text.trim())
  const founder = beside.some((text) => IS_SPEAKER.test(text))
  const also = beside.filter((text) => isOtherName(text) && !IS_SPEAKER.test(text))
  const heads = head.split(/\s+(?:and|&)\s+|\s*\+\s*/i)
  const aliases = heads.flatMap((text) => text.split(/\s*\/\s*/))
  const apart = heads.length > 1 || aliases.some(isSpeaker)
  const names = apart ? aliases : [head.split(/\s*\/\s*/)[0] ?? head]
  return names.map((name, at) => ({
    name,
    also: at > 0 ? [] : apart ? also : [...aliases.slice(1), ...also],
    founder: isSpeaker(name) || (names.length === 1 && founder),
  }))
}

/** The label's own name without what is remarked of it: "Rowers, there are nine of us". */
export function headOfLabel(label: Span): Span {
  const cut = label.text.search(/\s*[,;(]/)
  return cut > 0
    ? { start: label.start, end: label.start + cut, text: label.text.slice(0, cut) }
    : label
}

/** "Ada, Ben, Miss Low" after a role: its persons by name; `rest` is what is after them. */
export function namesAfterLabel(
  whole: string,
  body: Span,
): { names: string[]; founder: boolean; rest: Span | null } | null {
  const colon = body.text.search(/:\s/)
  const text = colon === -1 ? body.text : body.text.slice(0, colon)
  const parts = text.split(PART).map((part) => part.replace(/[.!?]+$/, '').trim())
  const names = parts.filter((part) => /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(part))
  const founder = parts.some(isSpeaker)
  // "Ramesh and his two helpers": one by name, the rest by number.
  const helpers = parts.filter((part) =>
    /^(?:his|her|their|\d+|two|three|four|five|six) /i.test(part),
  )
  const known = names.length + (founder ? 1 : 0) + (names.length > 0 ? helpers.length : 0)
  if (known < 2 || parts.length - known > 1) return null
  const rest = colon === -1 ? null : cutSpan(whole, body.start + colon + 1, body.end)
  return { names, founder, rest: rest?.text ? rest : null }
}

function isSpeaker(text: string): boolean {
  return SPEAKER.has(text.trim().toLowerCase())
}

/** A name beside a name: "(Lek)", ", asst". */
function isOtherName(text: string): boolean {
  return (
    text !== '' && !/\d|\b(?:we|they|i|have|has|got)\b/i.test(text) && text.split(/\s+/).length <= 3
  )
}
