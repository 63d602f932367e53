import { findAmounts } from '#domain/language/numbers/amounts.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { cutSpan, type Span } from '#domain/language/spans.ts'
import type { Unit } from '#domain/language/units.ts'
import { findCell, hasColumn, isEmptyCell } from '#domain/reading/facts/columns.ts'
import { splitList } from '#domain/reading/facts/list-parts.ts'
import {
  type AnswerPieces,
  cutPiece,
  type Piece,
  type UnitPieces,
} from '#domain/reading/facts/pieces.ts'
import { propose, takeWords } from '#domain/reading/facts/propose.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { ABOUT_FIGURES, BY, GUARD_HEAD, LOOKS, measureName } from './measure-name.ts'
import { guarded, readSides } from './sides.ts'

const WHAT_HEAD = /^(?:measures?|metric|what|number|goal|success|indicator|kpi)/i
const FROM_HEAD =
  /^(?:now|today|baseline|from|before|current|presently|at present|at the moment|so far|last year)/i
const TO_HEAD =
  /^(?:goal|target|to|after|want|wish|should(?: be)?|aim|hope|later|then|in (?:a|one) year)/i
const BY_HEAD = /^(?:when|by|until|date|by when)/i
/** It must stay as it is. */
const GUARD = new RegExp(
  [
    "(?:\\b(?:not|never|no)|n['’]?t)\\s+(?:\\p{L}+\\s+){0,2}(?:worse|worsen|go up|go down|rise|drop|fall|increase|decrease|suffer)\\b",
    '\\bnot (?:worse|more|fewer|less)\\s*[:.!]?$',
    "\\b(?:do|does)\\s?(?:not|n['’]?t) want\\b.{3,60}\\b\\p{L}+er than (?:now|today|it (?:is|does))\\b",
    "\\bwhat (?:(?:i|we) (?:do not|don['’]?t|never) want|(?:must|may|should)(?: not|n['’]t| never) \\p{L}+) (?:is|are)\\b",
    "\\b(?:must|may|should)\\s?(?:not|n['’]?t)\\s+(?:grow|need|take|cost|wait|lose)\\b",
    '\\bstays?\\b|\\bkeep .{0,30}\\b(?:as (?:it is|now|today)|at)\\b|\\bno worse\\b',
  ].join('|'),
  'iu',
)
const NONE = /\b(?:zero|nil|none|nothing|never|no|half(?! (?:an?|past)\b))\b/i
/** "no class over its number": what there shall be none of. */
const NO_MORE = /^(?:and |but )?(no|nobody|no one)\s+(?=\p{L})/iu
/** Somebody who wonders states no aim; a limit on doing is a rule. */
const DOUBT = /\b(?:idk|dunno|(?:don['’]?t|do not) know|not sure|no idea|would you count)\b/i
const NEVER_MORE = /\b(?:never|not)\b.{0,40}\bmore than\b.{0,30}\btimes\b/i
/** Said as a thought only. */
const HEDGED = /^(?:and |but )?(?:maybe|if|ideally|perhaps)\b/i
/** What success is measured by (question 4). */
export function readMeasures(answers: readonly AnswerPieces[]): ProposedRow[] {
  return answers.flatMap(({ question, units }) => {
    const rows = units.filter(({ unit }) => isMeasureTable(unit))
    const told = units.filter(
      ({ unit }) => question === 'q4' && /^(?:item|sentence)$/.test(unit.kind),
    )
    const lines = new Map<number, UnitPieces[]>()
    for (const each of told) lines.set(each.unit.line, [...(lines.get(each.unit.line) ?? []), each])
    return [
      ...rows.flatMap(({ unit }) => readRow(question, unit)),
      ...[...lines.values()].flatMap(readLine),
    ]
  })
}

function isMeasureTable(unit: Unit): boolean {
  return unit.kind === 'row' && hasColumn(unit, FROM_HEAD) && hasColumn(unit, TO_HEAD)
}

function readRow(question: string, unit: Unit): ProposedRow[] {
  const what = findCell(unit, WHAT_HEAD) ?? unit.cells[0]
  if (what === undefined || isEmptyCell(what.text)) return []
  const fields = {
    what: what.text,
    from: findCell(unit, FROM_HEAD)?.text ?? null,
    to: findCell(unit, TO_HEAD)?.text ?? null,
    due: findCell(unit, BY_HEAD)?.text ?? null,
    guard: GUARD.test(unit.text) || /\bnot more than\b/i.test(unit.text),
  }
  return [propose('measure', fields, { said: [takeWords(question, unit)] })]
}

function readLine(units: readonly UnitPieces[]): ProposedRow[] {
  const heading = units[0]?.unit.headings.at(-1)?.text ?? ''
  const guard = GUARD_HEAD.test(heading)
  const by = BY.exec(heading)?.[0] ?? /\bafter (\d+ \p{L}+)/iu.exec(heading)?.[0] ?? null
  return gatherMeasures(units).flatMap((piece) => readMeasure(piece, { guard, by, heading }))
}

/** "one, …", "Two, …": counted up in speech. */
const COUNTS_UP =
  /^(?:[^:]{0,60}:\s*)?(?:and )?(?:number )?(?:one|two|three|four|five|six|first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|last(?:ly)?)$/i

/** One stretch for each measure: a part that only says "now" or "should be" belongs to the last. */
function gatherMeasures(units: readonly UnitPieces[]): Piece[] {
  const first = units[0]?.whole
  const last = units.at(-1)?.whole
  if (first === undefined || last === undefined) return []
  const tokens = units.flatMap(({ whole }) => whole.tokens)
  const line = { ...first, end: last.end, text: first.answer.slice(first.start, last.end), tokens }
  const parts = units.flatMap(({ whole }) =>
    splitList(whole.answer, whole)
      .flatMap((part) => cutAtUnwanted(whole.answer, part))
      .map((part, index) => ({ ...part, opens: index === 0 })),
  )
  const stretches: { start: number; end: number; amounts: number }[] = []
  const isCounted = parts.filter(({ text }) => COUNTS_UP.test(text)).length > 1
  let opens = false
  for (const part of parts) {
    if (isCounted && COUNTS_UP.test(part.text)) {
      opens = true
      continue
    }
    const amounts = findAmounts(part.text).length + (NONE.test(part.text) ? 1 : 0)
    const before = stretches.at(-1)
    const isOwn = part.opens || GUARD.test(part.text) || (amounts === 0) === (before?.amounts === 0)
    // "Three months after I look at: one, …": what is before the count is none of it.
    if (isCounted && stretches.length === 0 && !opens) continue
    const goesOn = isCounted ? !opens : continues(part.text) || !isOwn
    opens = false
    if (before !== undefined && goesOn) {
      before.end = part.end
      before.amounts += amounts
    } else stretches.push({ start: part.start, end: part.end, amounts })
  }
  return stretches.map(({ start, end }) => cutPiece(line, start, end))
}

/** Speech: "half of them online | what I don't want is the regulars leaving". */
function cutAtUnwanted(whole: string, part: Span): Span[] {
  const at = part.text.search(
    /(?<=(?:\S+ ){5})what (?:(?:i|we) (?:do not|don['’]?t|never) want|must not|mustn['’]t)\b/i,
  )
  if (at === -1) return [part]
  const cut = part.start + at
  return [cutSpan(whole, part.start, cut), cutSpan(whole, cut, part.end)]
}

const PRONOUNS = 'nor|it|its|they|that|this|which'
const PRESENT = 'now|presently|currently|today|rn|right now'
const LIMITS = 'should|must|from|down|up to|but|because|since|max|at (?:most|least)|not more|or'
const WE_WANT = "(?:i|we)(?:['’]d| would| should| shall) (?:be|like|want|love|hope|accept)"
const WE_HAVE = '(?:i|we) (?:spent|have|had|get|lost)'
const CONTINUES = makePattern(
  'i',
)`^(?:${PRONOUNS}|${PRESENT}|${LIMITS}|${WE_WANT}|right now|we do|we are|the goal|target|about|over|he|she|${WE_HAVE})\b`

const WE_WOULD = "(?:and |but )?(?:(?:i|we)(?:['’]d| would| should)? )?"
const WANTS = 'want|like|love|hope for|aim (?:for|at)|need'
const NOTHING = 'zero|nil|none|half'
const FIGURE = /\d[\d.,]*|two|three|four|five|six|ten/
/** "…, I want none", "we'd like 2": the aim of what is before. */
const BARE_AIM = makePattern(
  'iu',
)`^${WE_WOULD}(?:${WANTS}) (?:it (?:at |to be )?)?(?:(?:about|under|below|at most|max) )?(?:${NOTHING}|(?:${FIGURE}) ?(?:%|min\w*|hours?|days?)?(?: (?:a|per) \p{L}+)?)[.!]?$`

function continues(text: string): boolean {
  if (BARE_AIM.test(text)) return true
  return CONTINUES.test(text) && !/\bmust not\b/i.test(text)
}

function readMeasure(
  piece: Piece,
  above: { guard: boolean; by: string | null; heading: string },
): ProposedRow[] {
  const guard = above.guard || GUARD.test(piece.text)
  const label = labelIn(piece)
  const body = label === null ? piece : cutPiece(piece, label.end, piece.end)
  if (DOUBT.test(piece.text) || NEVER_MORE.test(piece.text) || ABOUT_ALL.test(piece.text)) return []
  const { from, to } = guard ? guarded(readSides(body)) : readSides(body)
  const by = BY.exec(piece.text)?.[0] ?? above.by
  const target = to?.text ?? (guard ? null : noneIn(body.text))
  const named = measureName(piece, label?.text ?? null, { from, to })
  const what = target === 'none' ? named.replace(NO_MORE, '') : named
  if (what === '' || !/\p{L}{2}/u.test(what) || FILLER.test(what)) return []
  // "all guesses", "these are from my diary": about the figures, none of them.
  if (target === null && from === null && ABOUT_FIGURES.test(piece.text)) return []
  const found = target !== null || from !== null || guard
  const fields = {
    what,
    from: from?.text ?? null,
    to: target,
    due: target === by ? null : by,
    guard,
  }
  const isWhole =
    found &&
    (target !== null || guard) &&
    !HEDGED.test(piece.text) &&
    !/^(?:i|we|they|it|he|she|you)\b/i.test(what)
  const certainty = isWhole ? 'clear' : 'guess'
  // A heading that says "not worse" or "after 3 months" is part of what is said.
  const said = [
    piece,
    ...(above.guard || above.by !== null
      ? [{ question: piece.question, text: above.heading }]
      : []),
  ]
  return [propose('measure', fields, { said, certainty })]
}

const FILLER = /^(?:um+|uh+|er|erm|well|so|ok(?:ay)?|right|yeah|hmm)$/i
const WHICH_FIGURES = 'first|last|all|both|other|these|those|two|three'
const OF_THEM = 'one|two|three|of (?:them|these)|figures?|numbers?'
const SOURCES = /guess\w*|diary|books?|head|memory/
/** "the first two are from my diary": which figures are sure, no figure. */
const ABOUT_ALL = makePattern(
  'i',
)`^(?:the )?(?:${WHICH_FIGURES})\b(?: (?:${OF_THEM}))* (?:is|are|was|were|come) [^\d]{0,20}\b(?:${SOURCES})\b`
/** "planning time: 90 min → 15 min": the words before the colon. */
function labelIn(piece: Piece): { text: string; end: number } | null {
  const at = piece.text.search(/(?<!\d)[:：](?=\s|\d)|\s=\s/u)
  if (at === -1) return null
  const before = piece.text.slice(0, at)
  // "After three months I look at: …" names nothing; "…. Target: 5" names the first sentence.
  if (LOOKS.exec(`${before} `)?.[0].trim() === before.trim()) return null
  return { text: /^.{8,}?(?=[.!?]\s)/u.exec(before)?.[0] ?? before, end: piece.start + at + 1 }
}

/** "should be nil", "zero fights". */
function noneIn(text: string): string | null {
  return /\b(?:zero|nil|none|never|half(?! (?:an?|past)\b))\b/i.exec(text)?.[0] ?? noMoreIn(text)
}

function noMoreIn(text: string): string | null {
  const word = NO_MORE.exec(text)?.[1]?.toLowerCase()
  return word === 'no' ? 'none' : (word ?? null)
}
