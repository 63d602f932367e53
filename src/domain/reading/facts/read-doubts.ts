import { findAmounts } from '#domain/language/numbers/amounts.ts'
import { MONTHS } from '#domain/language/patterns/calendar-words.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Unit } from '#domain/language/units.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { Certainty, RowFields } from '#domain/reading/rows.ts'
import { splitList } from './list-parts.ts'
import { type AnswerPieces, cutPiece, type Piece, type UnitPieces } from './pieces.ts'
import { propose, takeWords } from './propose.ts'
import { isAside } from './read-asides.ts'

type About = RowFields['doubt']['about']
type LimitAbout = RowFields['limit']['about']

const DO_NOT_KNOW = [
  "(?:do|does|did)(?: not|n['’]?t) (?:really |yet |even )?know|dont know|idk|dunno",
  "no idea|(?:not|n['’]?t) (?:got )?a clue|no clue",
]
const NOT_SURE = [
  'not (?:yet |really |quite )?(?:sure|certain|decided|clear)|unsure|undecided',
  'unknowns?',
]
const NOT_DECIDED = "have(?: not|n['’]?t) decided|not decided|never figured"
const OPEN = 'wonder(?:ing)? (?:if|whether)|tbd|open question|to be decided'
const CUES: readonly [About, RegExp][] = [
  ['worry', /\b(?:worr(?:y|ied|ies)|afraid|fear(?:s|ed)?|scared|concern(?:s|ed)?|anxious)\b/i],
  ['unknown', makePattern('i')`\b(?:${DO_NOT_KNOW}|${NOT_SURE}|${NOT_DECIDED}|${OPEN})\b`],
  [
    'assumption',
    /\b(?:assum(?:e|es|ed|ing|ption|ptions)|suppos(?:e|ing|ition)|guessing|we think|taking it that|takes? it (?:for granted )?that|taking (?:it )?for granted|presume|presumably)\b/i,
  ],
]
const MOMENTS = 'deadline|ready|launch|live|start|before|by|until|date|in time for|season'
const SHORT_MONTHS = 'jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'
const BUILDERS = 'freelancer|developer|programmer|coder?'
const BUILDING = 'codes?|builds?|building|makes? it|looks? after|maintain'
const RELATIVES = 'nephew|niece|brother|sister|son|daughter|cousin|friend'
const LIMITS: readonly [LimitAbout, RegExp][] = [
  [
    'budget',
    /\b(?:budget|money|cost|costs|spend|spent|grant|funding|running|afford|cheap|price)\b/i,
  ],
  ['date', makePattern('i')`\b(?:${MOMENTS}|${MONTHS}|${SHORT_MONTHS})\b`],
  [
    'people',
    makePattern(
      'i',
    )`\b(?:who (?:builds?|looks after|makes)|${BUILDERS}|${BUILDING}|team|volunteers?|${RELATIVES}|student|agency|nobody to|tech person|just me)\b`,
  ],
]
/** Outside question 15 only what the founder says of herself is a fear or an assumption. */
const OWN = {
  worry:
    /\b(?:i|i['’]?m|we|we['’]?re|my|our)\b.{0,20}\b(?:worr|afraid|fear|scared|concern|anxious)/i,
  assumption: /\b(?:i|we)(?:['’]?(?:m|re)| am| are)?(?: just)? (?:assum|presum)/i,
} as const
/** "The old tool doesn't know who pays" is the problem, where the problem and today are told. */
const PROBLEM = /^q[1-4]$/
const OF_OTHERS =
  /^(?!(?:i|we|you|nobody|no one|it['’]?s|its|and|but|so|still|also|well)\b)[^,;]{2,40}?\b(?:does(?: not|n['’]?t)|did(?: not|n['’]?t)) (?:really |even )?know\b/i
/** "I guess", "you know", "I suppose": no doubt about the matter. */
const HEDGE = /\b(?:i (?:guess|suppose|think|don['’]?t know)|you know)\s*[,.!]?$/i

/** What the founder does not know, assumes or fears, wherever it is told; and the limits (question 15). */
export function readDoubts(answers: readonly AnswerPieces[]): ProposedRow[] {
  return answers.flatMap(({ question, units }) =>
    units.flatMap((unit) => {
      if (unit.unit.kind === 'heading') return []
      if (question === 'q15') return readPlans(question, unit)
      return question === 'q6' ? [] : unit.pieces.flatMap((piece) => readDoubt(piece, unit))
    }),
  )
}

function readPlans(question: string, unit: UnitPieces): ProposedRow[] {
  const { whole } = unit
  const label =
    unit.unit.cells[0]?.text ??
    unit.unit.labelled?.label.text ??
    unit.unit.headings.at(-1)?.text ??
    ''
  const body = bodyOf(unit.unit) ?? whole.text
  const heading = unit.unit.headings.at(-1)
  const said = [
    takeWords(question, unit.unit),
    ...(heading === undefined ? [] : [takeWords(question, heading)]),
  ]
  const about = cueOf(label)
  if (about !== null) {
    const parts = about === 'unknown' ? body.split(/\s*;\s*/) : [body]
    return parts.map((what) => propose('doubt', { about, what: tidy(what) }, { said }))
  }
  if (unit.unit.kind === 'row') {
    // "who looks after | ?": it is asked, not told.
    if (/^\s*\?+\s*$/.test(body))
      return [propose('doubt', { about: 'unknown', what: tidy(label) }, { said })]
    const limit = limitOf(label) ?? limitOf(body)
    if (limit === null) return []
    return [propose('limit', { about: limit, what: body }, { said })]
  }
  return gather(whole, unit.pieces).flatMap((piece) => {
    const doubt = readDoubt(piece, unit)
    return doubt.length > 0 ? doubt : readLimit(piece)
  })
}

function bodyOf(unit: Unit): string | null {
  if (unit.cells.length > 1)
    return unit.cells
      .slice(1)
      .map(({ text }) => text)
      .join(' ')
      .trim()
  return unit.labelled?.body.text ?? null
}

/** A doubt runs on to the next doubt or limit: "I don't know if …" keeps its "if". */
function gather(whole: Piece, pieces: readonly Piece[]): Piece[] {
  const stretches: { start: number; end: number; kind: string | null }[] = []
  for (const piece of pieces) {
    const kind = cueOf(piece.text) ?? limitOf(piece.text)
    const last = stretches.at(-1)
    const isObject =
      last !== undefined &&
      isDoubt(last.kind) &&
      (piece.link === null || /^(?:if|whether|that|because|since)$/.test(piece.link))
    // "I don't know if they come and I've no idea what it costs" is two.
    const isWish =
      /^i(?:['’]d| would)? (?:want|need|like)\b/i.test(piece.text) && piece.link === null
    const isNext = isWish || (isDoubt(kind) && piece.link === 'and' && isDoubt(last?.kind ?? null))
    if (
      last !== undefined &&
      !isNext &&
      (kind === null || kind === last.kind || (isObject && !isDoubt(kind)))
    ) {
      last.end = piece.end
      last.kind ??= kind
    } else stretches.push({ start: piece.start, end: piece.end, kind })
  }
  return stretches.map(({ start, end }) => cutPiece(whole, start, end))
}

function isDoubt(kind: string | null): boolean {
  return kind === 'unknown' || kind === 'assumption' || kind === 'worry'
}

function cueOf(text: string): About | null {
  let first: { about: About; at: number } | null = null
  for (const [about, cue] of CUES) {
    const at = text.search(cue)
    if (at !== -1 && (first === null || at < first.at)) first = { about, at }
  }
  return first?.about ?? null
}

function limitOf(text: string): LimitAbout | null {
  const amounts = findAmounts(text)
  if (amounts.some(({ kind }) => kind === 'money')) return 'budget'
  if (/\d\s?k\b|\b(?:thousand|grand|million)\b/i.test(text)) return 'budget'
  for (const [about, cue] of LIMITS) if (cue.test(text)) return about
  return null
}

function readDoubt(piece: Piece, { whole, unit }: UnitPieces): ProposedRow[] {
  const about = cueOf(piece.text)
  if (about === null || piece.text.split(/\s+/).length < 2 || isHedge(piece.text)) return []
  // "I don't know" alone speaks of what is before it.
  const isShort = piece.text.split(/\s+/).length <= 4
  const stretch = isShort && unit.text.split(/\s+/).length <= 30 ? whole : piece
  const isOwn =
    stretch.question === 'q15' ||
    (about === 'unknown'
      ? !(PROBLEM.test(stretch.question) && OF_OTHERS.test(piece.text))
      : OWN[about].test(piece.text))
  if (!isOwn || BARE_DOUBT.test(stretch.text)) return []
  const certainty: Certainty = about === 'unknown' || stretch.question === 'q15' ? 'clear' : 'guess'
  return [propose('doubt', { about, what: tidy(stretch.text) }, { said: [stretch], certainty })]
}

/** Said alone it is a sigh, and nothing to be asked. */
const BARE_DOUBT = /^(?:so |and |but )?(?:i (?:do not|don['’]?t) know|(?:i )?dunno|idk)[.!]*$/i
/** "Nobody can tell me", "who knows", a question. */
const ASKS = /\b(?:(?:nobody|no one) (?:knows|can (?:say|tell))|who knows)\b|\?\s*$/i

function isHedge(text: string): boolean {
  return HEDGE.test(text) && text.split(/\s+/).length > 6
}

function readLimit(piece: Piece): ProposedRow[] {
  const about = limitOf(piece.text)
  if (about === null) {
    if (isAside(piece.text)) return []
    if (ASKS.test(piece.text))
      return [propose('doubt', { about: 'unknown', what: tidy(piece.text) }, { said: [piece] })]
    const isSaid = piece.text.split(/\s+/).length >= 3
    return isSaid
      ? [
          propose(
            'limit',
            { about: 'other', what: tidy(piece.text) },
            { said: [piece], certainty: 'guess' },
          ),
        ]
      : []
  }
  const parts = splitList(piece.answer, piece)
  const kinds = parts.map(({ text }) => limitOf(text))
  // "5,000 at most, before May" are two limits; "5,000, in two parts" is one.
  const isMixed =
    parts.length > 1 && kinds.every((kind) => kind !== null) && new Set(kinds).size > 1
  if (!isMixed) return [propose('limit', { about, what: tidy(piece.text) }, { said: [piece] })]
  return parts.map(({ text }, index) =>
    propose(
      'limit',
      { about: kinds[index] ?? about, what: tidy(text) },
      { said: [{ ...piece, text }] },
    ),
  )
}

function tidy(text: string): string {
  return text.replace(/^(?:and|but|so|then|also)\s+/i, '').replace(/[\s.!,;]+$/, '')
}
