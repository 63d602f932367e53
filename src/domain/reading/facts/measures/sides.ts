import { type Amount, findAmounts } from '#domain/language/numbers/amounts.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Piece } from '#domain/reading/facts/pieces.ts'

const AT_PRESENT = [
  'from|presently|currently|current|now|today|right now|rn|at (?:the )?moment',
  'at present|as of now',
]
const SO_FAR = 'last (?:year|month|winter|summer|season)'
const WE_HAVE = 'we (?:do|have|had|get|lost)|i (?:get|have|do|lost|spent)'
/** What is before these amounts is today's. */
const NOW = makePattern(
  'i',
)`\b(?:${AT_PRESENT}|${SO_FAR}|${WE_HAVE}|stands? at|it['’]?s|was|were)\b[^\d,;]*$`
const TODAY_AFTER =
  /^\s*(?:now|today|at (?:the )?moment|presently|currently|last \p{L}+|as of (?:now|today))\b/iu
const NEAR = '(?:about|around|maybe|only|just|like|below|under|at least|max)'
/** "to" counts right before the amount alone: "time to rent a bike 12 min" is no aim. */
const TO = `\\b(?:down to|up to|to|come to)(?=\\s+(?:${NEAR}\\s+)?$)`
const WISHED =
  "(?:\\b(?:i|we)(?:[’']d| would) (?:like|love)\\b|\\b(?:under|should|must|shall|would|wants?|happy with|aim|goal|target|become|reach|at least|at most|max|if)\\b)"
/** What is before these amounts is the aim. */
const AIM = new RegExp(`(?:${TO}|${WISHED}|->|=>|→|⇒)[^\\d,;]*$`, 'iu')

export interface Sides {
  from: Amount | null
  to: Amount | null
}

/** "from 0 to 50 %" is two amounts, not a range. */
function splitRange(piece: Piece, amount: Amount): Amount[] {
  const isMove = /\bfrom\s+(?:like\s+|about\s+)?$/i.test(
    piece.answer.slice(piece.start, amount.start),
  )
  const at = amount.text.search(/\s?\bto\b/i)
  if (!isMove || at === -1) return [amount]
  const rest = /^\s?to\s?/i.exec(amount.text.slice(at))?.[0].length ?? 0
  const start = amount.start + at + rest
  return [
    { ...amount, text: amount.text.slice(0, at), end: amount.start + at },
    { ...amount, text: amount.text.slice(at + rest), start },
  ]
}

/** Which amount is today's and which is the aim. */
export function readSides(piece: Piece): Sides {
  const amounts = findAmounts(piece.text, piece.start)
    .filter(({ kind }) => kind !== 'clock')
    .flatMap((amount) => splitRange(piece, amount))
  let from: Amount | null = null
  let to: Amount | null = wordAim(piece)
  const rest: Amount[] = []
  for (const [index, amount] of amounts.entries()) {
    const before = piece.answer.slice(amounts[index - 1]?.end ?? piece.start, amount.start)
    const after = piece.answer.slice(amount.end, piece.end)
    if (/\b(?:of (?:the |our )?|in |after |before |by |(?<!stands? )at |until |on )$/i.test(before))
      continue
    if (/^\s*(?:st|nd|rd|th)\b/i.test(after)) continue
    const isNow = NOW.test(before) && lastCue(before, NOW_CUE) >= lastCue(before, AIM_CUE)
    const leadsOn = /^\s*(?:->|=>|→|⇒)/u.test(after)
    if (!isNow && !leadsOn && (AIM.test(before) || amount.bound !== null)) to = to ?? amount
    else if (isNow || TODAY_AFTER.test(after) || /^\s*(?:->|=>|→|⇒)/u.test(after))
      from = from ?? amount
    else rest.push(amount)
  }
  for (const amount of rest) {
    if (to === null && from === null) to = amount
    else if (from === null && to !== null && amount.start < to.start) from = amount
  }
  return { from, to }
}

/** "four hours a month down to one", "two a season, want none": the aim is a bare word at the end. */
function wordAim(piece: Piece): Amount | null {
  const [whole, text] = WORD_AIM.exec(piece.text) ?? []
  if (whole === undefined || text === undefined) return null
  const start = piece.end - whole.length + whole.indexOf(text)
  const value = /^one$/i.test(text) ? 1 : 0
  return { text, start, end: start + text.length, value, bound: null, kind: 'count' }
}

const WORD_AIM = /(?:\b(?:down|up) to|\b(?:want|like|need)s?) (one|none|nil|zero|nothing)[\s.!]*$/i

/** What must not get worse is as it is today. */
export function guarded({ from, to }: Sides): Sides {
  return from === null && to?.bound === null ? { from: to, to: null } : { from, to }
}

const NOW_CUE =
  /\b(?:stands? at|from|presently|currently|now|today|rn|i get|i have|we do|we have|we get)\b/gi
const AIM_CUE = /\b(?:to|should|must|would|want|like|happy with)\b|->|→/gi

/** Where the last of these words is. */
function lastCue(text: string, cue: RegExp): number {
  let last = -1
  for (const match of text.matchAll(cue)) last = match.index
  return last
}
