import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { isFiniteVerb, type Word } from '#domain/reading/english/grammar/words.ts'
import { splitList } from '#domain/reading/facts/list-parts.ts'
import { cutPiece, type Piece } from '#domain/reading/facts/pieces.ts'
import { propose } from '#domain/reading/facts/propose.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { Certainty } from '#domain/reading/rows.ts'

const BECAUSE =
  /because|bc|cos(?= (?:i|we|they|he|she|it|the|my|our|that|there|no|nobody|you|people)\b)|cause|since|as (?:we|i|they|it|the)\b/
const ALTHOUGH = 'even (?:tho|though|if)|although|though'
const TOO_MUCH = 'too (?:far|little|much|expensive|complicated|early)'
/** Where a reason begins. */
export const REASON = makePattern(
  'iu',
)`\s*(?:,|[–—-]|->|→|\.)?\s*\b(?:${BECAUSE}|reason:?|unless|${ALTHOUGH}|${TOO_MUCH}|for now|at first)\s*|\s*(?:->|=>|→|\s[–—-]\s)\s*`
export const LATER =
  /\b(?:later|not (?:now|yet)|(?:next|another) (?:year|winter|summer|season|version|time)|(?:some|one) ?day|(?:2nd|second) version|v2|for now|first version|v1|at first)\b/i
const LEADS = 'and|also|but|so|ok(?:ay)?|um|uh|please|maybe|probably'
const PROPOSALS = "let['’]?s|i['’]d say|i['’]d|i would|we(?: can| could)?"
const DENIALS = 'no more|no|not|never'
const NOT_WANTED = "what (?:i|we) (?:do not|don['’]?t) (?:want|need) (?:is|are)"
const DROPS = 'without|leave out|leave|skip|forget(?: about)?|drop|keep out'
/** "no X", "without X", "leave out X": what follows the cue is out. */
export const CUE = makePattern(
  'i',
)`^(?:(?:${LEADS}|${PROPOSALS})\s+)*(?:${DENIALS}|${NOT_WANTED}|nothing (?:like|about|with|for)|${DROPS})\s+(?:any\s+|the\s+|doing\s+|a\s+)?`
const WHO = "i['’]m|i am|i|we|it|they|you|the app|one|people|folk|nobody|u"
const VERBS = 'do|does|will|wo|would|should|shall|must|can|am|is|are'
const NOT = "not|n['’]?t|nt"
const SELLING = 'be (?:doing|selling|making|offering|taking)'
const WANTING = 'want(?:s)?|need(?:s)?|do|have|sell(?:ing)?|offer|include'
const HANDLES = [
  'looking for|like|use|care about|put|make|build|be|talk to|connect to|handle|track',
  'manage|cover|touch',
]
/** "I don't want X", "we don't do X", "it should not have X". */
export const REFUSAL = makePattern(
  'i',
)`^(?:and\s+|but\s+)*(?:${WHO})?\s*(?:(?:${VERBS})\s*(?:${NOT})|(?:['’]d|would) rather not|not|never)\s+(?:going to\s+)?(?:${SELLING}|${WANTING}|${HANDLES})\s+(?:to\s+|it\s+to\s+)?(?:any\s+|the\s+|an?\s+)?`
/** One stretch for each "no …": a spoken row of them is cut at every "no". */
export function cutRefusals(whole: Piece): Piece[] {
  const { tokens } = whole
  const starts = tokens.flatMap((word, at) => {
    if (at === 0) return [word.start]
    return opensRefusal(tokens, at) ? [word.start] : []
  })
  return starts.map((from, index) => trimPiece(whole, from, starts[index + 1] ?? whole.end))
}

function opensRefusal(tokens: readonly Word[], at: number): boolean {
  const word = tokens[at]
  const before = tokens[at - 1]
  if (word === undefined || before === undefined || word.inert) return false
  const joint = /^(?:and|but|or|,|;|also|so|plus|then)$/.test(before.low)
  if (word.low === 'no')
    return (
      (joint && before.low !== 'or') ||
      /^(?:NOUN|ADV|PROPN|PUNCT)$/.test(before.pos) ||
      /^(?:me|us|them|him|her|it)$/.test(before.low)
    )
  if (word.low === 'not' || word.low === 'without')
    return joint && !/^(?:but|also)$/.test(before.low)
  const next = tokens.slice(at + 1, at + 3)
  const negated = next.some(({ low }) => low === 'not' || low === "n't" || low === 'never')
  return joint && /^(?:i|we|it|they)$/.test(word.low) && negated
}

function trimPiece(whole: Piece, from: number, to: number): Piece {
  const text = whole.answer.slice(from, to)
  const tail =
    /(?:[\s,;.!]|\s(?:and|but|or|also|so|um|uh|then|oh|plus))*$/i.exec(text)?.[0].length ?? 0
  return cutPiece(whole, from, to - tail)
}

/** "no cats, they scratch", "I don't want folk watching the van": one refusal. */
export function readRefusal(piece: Piece): ProposedRow[] {
  const cue = CUE.exec(piece.text) ?? REFUSAL.exec(piece.text)
  if (cue === null) return []
  const body = cutPiece(piece, piece.start + cue[0].length, piece.end)
  const { what, reason, rest } = splitReason(body)
  const name = tidyName(what.text)
  if (/^(?:that|it|this|those|these|them|so)$/i.test(name)) return []
  if (name === '' || !/\p{L}{2}/u.test(name)) return []
  const certainty: Certainty =
    piece.text.includes('?') || /^(?:i|it|that|this|you)\b/i.test(name) ? 'guess' : 'clear'
  const because = reason ?? rest ?? LATER.exec(piece.text)?.[0] ?? null
  const told = splitList(what.answer, what)
  const parts = told
    .map(({ text }) => tidyName(text.replace(/^(?:and|or|nor)\s+/i, '')))
    .filter((text) => text !== '' && !VAGUE_END.test(text) && !isOnlyWhen(text))
  const isList = parts.length > 1 && parts.every((part) => part.split(/\s+/).length <= 4)
  const names = isList || (parts.length === 1 && told.length > 1) ? parts : [name]
  return names.map((each) =>
    propose('out', { what: each, because: because ?? null }, { said: [piece], certainty }),
  )
}

/** "…, maybe next year", "…, rent only": when, or what there is instead. */
function isOnlyWhen(text: string): boolean {
  const bare = text.replace(/^(?:maybe|perhaps|probably|possibly) /i, '')
  return LATER.exec(bare)?.[0] === bare || /\bonly$/i.test(text)
}

const VAGUE_END = /^(?:all|the like|so on|such|stuff|things|etc)$/i

function tidyName(text: string): string {
  return text
    .replace(/^(?:no|do|have|be able to)\s+/i, '')
    .replace(/[\s.,;!?]+$/, '')
    .replace(
      /(?:\s+(?:not yet|not now|yet|ever|neither|for later|later|for now|in the first version|out|either|too|at all|and all|and the like|and so on|and such|now))+$/i,
      '',
    )
    .trim()
}

/** "much as I would like one": neither out nor a reason. */
const CONCESSION =
  /\s*,?\s*\b(?:(?:as )?(?:much|nice|useful|lovely) as|however (?:much|nice|useful))\s[^,;.]*/i

/** What is out, and why: "no cats – they scratch", "no cats, thats another thing". */
export function splitReason(piece: Piece): {
  what: Piece
  reason: string | null
  rest: string | null
} {
  const bracket = /\s*\(([^)]{6,})\)[.!\s]*$/.exec(piece.text)
  if (
    bracket !== null &&
    (bracket[1] ?? '').split(/\s+/).length > 3 &&
    piece.text.length - bracket[0].length > 3
  ) {
    return {
      what: cutPiece(piece, piece.start, piece.start + bracket.index),
      reason: bracket[1] ?? null,
      rest: null,
    }
  }
  const aside = CONCESSION.exec(piece.text)
  if (aside !== null && aside.index > 1) {
    const rest = piece.text.slice(aside.index + aside[0].length)
    const lead = REASON.exec(rest)
    const reason = lead === null ? '' : rest.slice(lead.index + lead[0].length)
    return {
      what: cutPiece(piece, piece.start, piece.start + aside.index),
      reason: reason.replace(/[\s.!]+$/, '') || null,
      rest: null,
    }
  }
  const told = REASON.exec(piece.text)
  if (told !== null && told.index > 1) {
    const at = told.index
    const isLater = LATER.test(told[0]) || /^\W*(?:too|unless)\b/i.test(told[0])
    const isNoReason = /\b(?:even|although|though)\b/i.test(told[0])
    const after = piece.text.slice(isLater ? at : at + told[0].length)
    const reason = after.replace(/^[\s,;.–-]+|[\s.!]+$/g, '').replace(/^for now because\s+/i, '')
    return {
      what: cutPiece(piece, piece.start, piece.start + at),
      reason: reason === '' || isNoReason ? null : reason,
      rest: null,
    }
  }
  const clause = secondClause(piece)
  if (clause === null) return { what: piece, reason: null, rest: null }
  return {
    what: cutPiece(piece, piece.start, clause),
    reason: null,
    rest: piece.answer.slice(clause, piece.end).replace(/^[\s,;]+|[\s.!]+$/g, ''),
  }
}

/** "no payroll my brother does that", "no cats, they scratch": where a sentence begins after the noun. */
function secondClause(piece: Piece): number | null {
  const { tokens } = piece
  const at = tokens.findIndex((word, index) => {
    if (index === 0 || word.inert) return false
    const before = tokens[index - 1]
    const isOwn = /^(?:my|our|his|her|their)$/.test(word.low)
    if (isOwn && /^(?:NOUN|PROPN|PUNCT|ADV)$/.test(before?.pos ?? '')) return true
    if (isOwn && before?.pos === 'VERB' && before.low.endsWith('ing')) return true
    const afterComma = before?.low === ',' && /^(?:NOUN|PROPN)$/.test(word.pos)
    if (afterComma && tokens[index + 1]?.pos === 'AUX') return true
    if (
      !/^(?:i|we|he|she|they|it|that|that['’]?s|thats|there|nobody|my|our|his|her|the|you|folk|people)(?:['’](?:m|re|s|ve|ll|d))?$/.test(
        word.low,
      )
    )
      return false
    if (
      /^(?:i|we|he|she|they)(?:['’]\p{L}+)?$/u.test(word.low) &&
      !/^(?:that|who|which|what)$/.test(before?.low ?? '')
    )
      return true
    if (before?.pos === 'ADP' || before?.pos === 'VERB' || before?.pos === 'DET') return false
    return tokens
      .slice(index + 1, index + 5)
      .some((_, offset) => isFiniteVerb(tokens, index + 1 + offset))
  })
  const word = tokens[at]
  return at <= 0 || word === undefined ? null : word.start
}
