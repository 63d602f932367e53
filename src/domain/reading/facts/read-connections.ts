import { findAmounts } from '#domain/language/numbers/amounts.ts'
import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { pricedRow } from '#domain/language/priced-row.ts'
import { BREATH } from '#domain/language/speech/breath.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { RowFields } from '#domain/reading/rows.ts'
import { isChannelOnly, namesMessage } from './messages/channels.ts'
import { NAMED_NO } from './outs/outs-elsewhere.ts'
import type { AnswerPieces, Piece, UnitPieces } from './pieces.ts'
import { propose } from './propose.ts'
import { isAside } from './read-asides.ts'

type Direction = RowFields['connection']['direction']

const OUTWARD =
  /\b(?:export\w*|end up in|goes? to|send(?:s|ing)? to|into|push(?:es)? to|writes? to|prints?)\b/i
const BRING_IN = 'bring (?:in|over|across)|brought in'
const TYPES_IN = /typ(?:es?|ed|ing) (?:\p{L}+ )?in|comes? from/u
const FROM_OLD = /from (?:my|our|the)|since \d{4}|old (?:list|excel|sheet)/
const INWARD = makePattern(
  'iu',
)`\b(?:import\w*|${BRING_IN}|${TYPES_IN}|reads?|typed? in|take (?:in|over|those)|(?:needs?|have|has) to go in|${FROM_OLD}|give)\b`
const BOTH = /\b(?:sync\w*|both ways|talks? to|connect\w*|integrat\w*)\b/i
const BRING_OVER = /export|import|bring (?:over|across)|typ(?:es?|ed|ing) (?:\p{L}+ )?in\b/u
const CONNECT = 'sync|connect|integrat|login|log in|api'
const FILES = 'calendar|excel|csv|sheets?|quickbooks'
const PAYMENT = 'pay(?:ment)?s? (?:by|with|through|via)|card reader|through|gateway|bank|invoice'
const CONNECTS = makePattern('iu')`\b(?:${BRING_OVER}|${CONNECT}|${FILES}|${PAYMENT})`
/** Prices stand with a currency or as a share. */
const PRICE = /\b(?:prices?|fees?|costs?|deposit|commission|discount)\b/i
const NEGATIVE = /^(?:no|none|nothing|not)\b/i

/** "Payments, please see 8": another answer tells it. */
const POINTER =
  /^(?:[^,:;.]{2,30}[,:]?\s+)?(?:please\s+)?(?:see|(?:same )?as (?:in|under|told in)|look at)\s+(?:(?:my |the )?(?:question|answer|point|no\.?|number|q)\s*)?(?:\d{1,2}|above|before|below)\b[\s.!)]*$/i

/** What it connects to, and what costs money (question 13). */
export function readConnections(answers: readonly AnswerPieces[]): ProposedRow[] {
  return answers
    .filter(({ question }) => question === 'q13')
    .flatMap(({ units }) => units.flatMap(readUnit))
}

function readUnit(unit: UnitPieces): ProposedRow[] {
  const { whole } = unit
  if (unit.unit.kind === 'heading') return []
  if (unit.unit.kind === 'row') return readRow(unit)
  const heading = unit.unit.headings.at(-1)?.text ?? ''
  if (/\b(?:messages?|notifications?|reminders?)\b/i.test(heading)) return []
  const { labelled } = unit.unit
  if (labelled !== null && (isChannelOnly(labelled.body.text) || namesMessage(labelled.label.text)))
    return []
  if (labelled !== null && NEGATIVE.test(labelled.body.text)) return []
  if (whole.tokens.length <= SHORT) return readPiece(whole)
  return unit.pieces.flatMap(readPiece)
}

/** So few words without a verb name something. */
const BARE = 8
/** A unit of so many words is one connection or price. */
const SHORT = 25

function readRow({ unit, whole }: UnitPieces): ProposedRow[] {
  const [first] = unit.cells
  if (first === undefined) return []
  const priced = pricedRow(unit)
  if (priced !== null) {
    const what = `${priced.item}: ${priced.told.join(', ')}`
    return [propose('money', { what }, { said: [whole] })]
  }
  if (isChannelOnly(first.text)) return []
  const what = unit.cells
    .map(({ text }) => text)
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .join(', ')
  return [propose('connection', { what, direction: directionOf(unit.text) }, { said: [whole] })]
}

function readPiece(piece: Piece): ProposedRow[] {
  if (/^(?:no (?:money|charges?|payments? at all)|nobody pays)\b/i.test(piece.text))
    return [propose('money', { what: tidy(piece.text) }, { said: [piece] })]
  if (POINTER.test(piece.text)) return [propose('aside', { what: null }, { said: [piece] })]
  if (NEGATIVE.test(piece.text) || /^nobody\b/i.test(piece.text) || NAMED_NO.test(piece.text))
    return []
  const isMoney = findAmounts(piece.text).some(({ kind }) => kind === 'money' || kind === 'share')
  if (isMoney || (PRICE.test(piece.text) && findAmounts(piece.text).length > 0))
    return [
      propose(
        'money',
        { what: tidy(piece.text) },
        { said: [piece], certainty: UNSURE.test(piece.text) ? 'guess' : 'clear' },
      ),
    ]
  if (isSpokenPrice(piece))
    return [propose('money', { what: tidy(piece.text) }, { said: [piece], certainty: 'guess' })]
  const connects =
    CONNECTS.test(piece.text) ||
    BOTH.test(piece.text) ||
    INWARD.test(piece.text) ||
    OUTWARD.test(piece.text)
  if (isChannelOnly(piece.text) || (namesMessage(piece.text) && !connects)) return []
  const names = piece.tokens.some(
    ({ pos, text }, at) => pos === 'PROPN' && (at > 0 || /^[A-Z]/.test(text)),
  )
  const isBare =
    piece.tokens.length > 1 &&
    piece.tokens.length <= BARE &&
    !piece.tokens.some(({ pos }) => pos === 'AUX')
  if ((!connects && !names && !isBare) || isAside(piece.text)) return []
  const fields = { what: tidy(piece.text), direction: directionOf(piece.text) }
  return [
    propose('connection', fields, {
      said: [piece],
      certainty: connects && !WISH.test(piece.text) && !isPartial(piece) ? 'clear' : 'guess',
    }),
  ]
}

/** "a puncture's eighteen", "a full service seventy five": said without a currency. */
function isSpokenPrice({ answer, text, tokens }: Piece): boolean {
  const last = findNumbers(text).at(-1)
  const isBare = tokens.length <= LONGEST_PRICE && !/^(?:it|there|i|we|they|he|she)\b/i.test(text)
  return answer.includes(BREATH) && isBare && last?.end === text.length && last.start > 2
}

const LONGEST_PRICE = 12

/** A question or a wish, or words that point at what is elsewhere. */
const WISH = /\?|\b(?:i['’]?d|would(?:n['’]?t)?|could|maybe|prolly|probably|i think)\b/i

/** "I think", "the accountant will confirm": nobody knows it yet. */
const UNSURE =
  /\b(?:i think|i guess|maybe|perhaps|probably|not sure|(?:will|must|to) (?:confirm|check|tell))\b|\?/i

function isPartial({ tokens }: Piece): boolean {
  return (
    /^(?:could|it|that|they|those|he|she)$/.test(tokens[0]?.low ?? '') ||
    /^(?:those|it|that|them|but|and)$/.test(tokens.at(-1)?.low ?? '')
  )
}

function directionOf(text: string): Direction {
  if (BOTH.test(text)) return 'both'
  if (OUTWARD.test(text)) return 'out'
  return INWARD.test(text) ? 'in' : null
}

function tidy(text: string): string {
  return text.replace(/^(?:and|but|so|then|also)\s+/i, '').replace(/[\s.!,;]+$/, '')
}
