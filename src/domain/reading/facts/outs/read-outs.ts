import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Span } from '#domain/language/spans.ts'
import type { Unit } from '#domain/language/units.ts'
import { isFiniteVerb } from '#domain/reading/english/grammar/words.ts'
import { findCell, isEmptyCell } from '#domain/reading/facts/columns.ts'
import { splitList, tidyPart } from '#domain/reading/facts/list-parts.ts'
import {
  type AnswerPieces,
  cutPiece,
  type Piece,
  type UnitPieces,
} from '#domain/reading/facts/pieces.ts'
import { propose, takeWords } from '#domain/reading/facts/propose.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { readBareNo, readDropped, readTakenBack } from './outs-elsewhere.ts'
import { CUE, cutRefusals, LATER, REASON, REFUSAL, readRefusal, splitReason } from './refusals.ts'

const OUT_HEAD = /^(?:out|no|not|what|feature|without|excluded|left out)/i
const WHY_HEAD = /^(?:why|reason|because|note)/i
/** A heading of other questions that puts what follows off. */
const LATER_HEAD =
  /^(?:(?:maybe|perhaps|for|in|the)\s+)*(?:later|not now|won['’]?t(?: have)?|out|out of scope|no|never|(?:2nd|second|next) version|v(?:ersion)? ?2|phase (?:2|two)|future)\b/i
const RANK_HEAD = /\b(?:must|should|could|nice|want|important)\b/i
const DO_NOT_WANT = "i (?:do not|don['’]?t) (?:want|need)|we (?:do not|don['’]?t) (?:want|need|do)"
const PLEASE_DO_NOT = "please (?:do not|don['’]?t)(?: (?:put|add|make|build|include|do))?"
const NOT_INCLUDED = '(?:is |are )?not (?:now|yet|needed|wanted|necessary|included|part)'
const OUT_OF_SCOPE = 'leave that(?: one)?|(?:is |are )?out of scope'
const SOME_DAY = [
  '(?:can |may |must )?wait|(?:can |could |may |might |will )?(?:come |follow )?later',
  /(?:maybe|perhaps|possibly),? (?:one day|some ?day|another \p{L}+|next \p{L}+|in (?:the )?future|later)/u,
]
/** The refusal is behind its object: "X I do not want now", "X please do not put", "X later". */
const BEHIND = makePattern(
  'iu',
)`^(.{2,70}?[\p{L}\p{N})])[\s,]+(?:also\s+)?(?:${DO_NOT_WANT}|${PLEASE_DO_NOT}|${NOT_INCLUDED}|no\b|${OUT_OF_SCOPE}|${SOME_DAY}|would be too much(?: work)?|out)\b(?: now| yet)?`
/** "no wait, yes boats": what was out is in again. */
const TAKES_BACK = /\b(?:no wait|wait|actually|scrap that)\b.{0,20}\byes\b|^(?:yes|yeah) \p{L}+/iu

/** "Things we don't need: chat, a blog". */
const NEGATIVE_LABEL = /\b(?:no|not|out|without|later|never)\b|n['’]t\b/i

/** What the app shall not do, with the reason when one was told. */
export function readOuts(answers: readonly AnswerPieces[]): ProposedRow[] {
  return answers.flatMap(({ question, units }) => {
    if (question === 'q8') return readLeftOut(question, units)
    return units.flatMap((unit, index) => {
      const dropped = readDropped(question, units[index - 1], unit)
      if (dropped.length > 0) return dropped
      const takenBack = unit.unit.kind === 'row' ? [] : readTakenBack(unit)
      if (takenBack.length > 0) return takenBack
      if (question === 'q7' && isPutOff(unit.unit)) return readPlain(unit, headingOf(unit.unit))
      return question === 'q13' || question === 'q11' ? readBareNo(unit) : []
    })
  })
}

function readLeftOut(question: string, units: readonly UnitPieces[]): ProposedRow[] {
  const rows: ProposedRow[] = []
  const usesNo = units.some(({ unit }) => /^(?:and\s+|but\s+)?no\b/i.test(unit.text))
  for (const unit of units) {
    if (unit.unit.kind === 'heading') continue
    if (/^(?:see|same as)\b/i.test(unit.unit.text)) continue
    const isBare =
      unit.unit.headings.length === 0 &&
      !/\b(?:no|not|never|without|leave|skip|later|(?:maybe|perhaps|possibly),? (?:another|next|one|some))\b|n['’]?t\b/i.test(
        unit.unit.text,
      )
    if (usesNo && isBare && unit.unit.labelled === null && rows.length > 0) continue
    if (unit.unit.kind === 'row') {
      rows.push(...readRow(question, unit.unit))
      continue
    }
    const reason = /^(?:(?:the )?reason|why|because)s?\s*[:=–-]?\s*(.+?)[.!]*$/i.exec(
      unit.unit.text,
    )?.[1]
    if (TAKES_BACK.test(unit.unit.text)) takeBack(rows, unit.unit.text)
    else if (reason !== undefined && rows.length > 0)
      giveReason(rows, reason, takeWords(question, unit.unit).text)
    else if (isOnlyLater(unit.unit.text) && rows.length > 0)
      giveReason(rows, unit.unit.text.replace(/[.!]+$/, ''), unit.unit.text)
    else rows.push(...readUnit(unit))
  }
  return rows
}

function takeBack(rows: ProposedRow[], text: string): void {
  const words = new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  const kept = rows.filter(
    (row) =>
      row.kind !== 'out' ||
      !row.what
        .toLowerCase()
        .split(/\s+/)
        .some((word) => words.has(word)),
  )
  rows.splice(0, rows.length, ...kept)
}

function isOnlyLater(text: string): boolean {
  return /^(?:(?:maybe|perhaps|all|that['’]?s|for)\s+)*(?:later|not now|not yet|next version|v2)[.!]?$/i.test(
    text.trim(),
  )
}

/** "Reason: …" after a list holds for all of it that has none yet. */
function giveReason(rows: ProposedRow[], reason: string, words: string): void {
  for (const row of rows) {
    if (row.kind !== 'out' || row.because !== null) continue
    row.because = reason
    row.said.push({ question: 'q8', words })
  }
}

function readRow(question: string, unit: Unit): ProposedRow[] {
  const what = findCell(unit, OUT_HEAD) ?? unit.cells[0]
  if (what === undefined || isEmptyCell(what.text)) return []
  const because = findCell(unit, WHY_HEAD)?.text ?? unit.cells[1]?.text ?? null
  return [propose('out', { what: what.text, because }, { said: [takeWords(question, unit)] })]
}

function isPutOff({ headings }: Unit): boolean {
  const above = headings.at(-1)?.text ?? ''
  return LATER_HEAD.test(above) && !RANK_HEAD.test(above)
}

function headingOf({ headings }: Unit): string | null {
  const above = headings.at(-1)?.text ?? null
  return above !== null && LATER.test(above) ? above : null
}

/** Items under a heading that says "no" or "later": each is out as it stands. */
function readPlain({ unit, whole }: UnitPieces, because: string | null): ProposedRow[] {
  if (unit.kind === 'heading') return []
  const told = reasonBehindLabel(whole)
  const { what, reason } = told ?? splitReason(whole)
  const heading = unit.headings.at(-1)
  const said =
    heading === undefined ? [whole] : [whole, { question: whole.question, text: heading.text }]
  return [propose('out', { what: what.text, because: reason ?? because }, { said })]
}

/** "Selling produce: the lease forbids it", "aso ebi - its another business": a sentence behind the name tells why. */
function reasonBehindLabel(whole: Piece): { what: Span; reason: string } | null {
  const { labelled } = whole.unit
  if (labelled === null || labelled.label.text.split(/\s+/).length > LONGEST_NAME) return null
  const { label, body } = labelled
  const isSentence = whole.tokens.some(
    (word, at) => word.start >= body.start && isFiniteVerb(whole.tokens, at),
  )
  return isSentence && !CUE.test(label.text)
    ? { what: label, reason: body.text.replace(/[.!]+$/, '') }
    : null
}

const LONGEST_NAME = 4

function readUnit(unit: UnitPieces): ProposedRow[] {
  const { whole } = unit
  const because = headingOf(unit.unit)
  if (
    unit.unit.headings.length > 0 ||
    (unit.unit.kind === 'item' && unit.unit.place === 0 && !CUE.test(whole.text))
  ) {
    return readPlain(unit, because)
  }
  const behind = BEHIND.exec(whole.text)
  const { labelled } = unit.unit
  // "No money through it: the bucket is the bucket" tells why.
  const refused = labelled === null ? '' : labelled.label.text.replace(CUE, '')
  if (labelled?.sign === ':' && refused !== labelled.label.text && /\p{L}{3}/u.test(refused)) {
    const reason = labelled.body.text.replace(/[.!]+$/, '')
    return [propose('out', { what: refused, because: reason }, { said: [whole] })]
  }
  if (labelled?.sign === ':' && NEGATIVE_LABEL.test(labelled.label.text)) {
    return splitList(whole.answer, labelled.body).map((part) =>
      propose('out', { what: tidyPart(whole.answer, part).text, because }, { said: [whole] }),
    )
  }
  const stretches = cutRefusals(whole)
  if (
    behind !== null &&
    !/^(?:what|that|it|this|things?|they)\b/i.test(behind[1] ?? '') &&
    stretches.length <= 1 &&
    !CUE.test(whole.text) &&
    !REFUSAL.test(whole.text)
  )
    return readBehind(whole, behind)
  const told = stretches.flatMap((stretch) => readRefusal(stretch))
  if (told.length > 0) return told
  const why = labelled?.sign === '-' ? reasonBehindLabel(whole) : null
  if (why !== null)
    return [propose('out', { what: why.what.text, because: why.reason }, { said: [whole] })]
  return isNounList(whole) ? readList(whole, because) : []
}

/** "ski lessons, lift passes": nouns alone, each left out. */
function readList(whole: Piece, because: string | null): ProposedRow[] {
  if (unitLabelled(whole)) {
    const { labelled } = whole.unit
    const reason = labelled?.body.text.replace(/[.!]+$/, '') ?? null
    return [
      propose(
        'out',
        { what: labelled?.label.text ?? whole.text, because: reason },
        { said: [whole] },
      ),
    ]
  }
  const own = splitList(whole.answer, whole)
  if (own.length > 1 && own.some(({ text }) => OWN_REASON.test(text))) {
    return own.map((part) => {
      const told = splitReason(cutPiece(whole, part.start, part.end))
      return propose(
        'out',
        { what: told.what.text, because: told.reason ?? because },
        { said: [whole] },
      )
    })
  }
  const { what, reason } = splitReason(whole)
  return splitList(whole.answer, what).map((part) =>
    propose('out', { what: part.text, because: reason ?? because }, { said: [whole] }),
  )
}

/** "boats (too far), oars → the club": a part with a reason of its own. */
const OWN_REASON = /\S\s*(?:\([^)]*\s[^)]*\)|->|=>|→)/u

function unitLabelled({ unit }: Piece): boolean {
  return unit.labelled !== null
}

function isNounList({ tokens }: Piece): boolean {
  return !tokens.some((word, at) => isFiniteVerb(tokens, at) && word.pos === 'AUX')
}

/** "X I do not want now, because Y". */
function readBehind(whole: Piece, match: RegExpExecArray): ProposedRow[] {
  const name = match[1] ?? ''
  const rest = whole.text.slice(match[0].length)
  const told = REASON.exec(rest)
  const reason = (told === null ? rest : rest.slice(told.index + told[0].length)).replace(
    /^[\s,;]+|[\s.!]+$/g,
    '',
  )
  const later = LATER.exec(match[0])?.[0] ?? null
  const what = name.replace(/\s+also$/i, '')
  const because = reason === '' ? later : reason.replace(/^.*\bbut\s+/i, '')
  return [propose('out', { what, because }, { said: [whole] })]
}
