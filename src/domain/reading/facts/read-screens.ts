import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { RowFields } from '#domain/reading/rows.ts'
import { findCell } from './columns.ts'
import { type FactsContext, findRole } from './facts-context.ts'
import { splitList } from './list-parts.ts'
import type { AnswerPieces, Piece, UnitPieces } from './pieces.ts'
import { propose } from './propose.ts'

type About = RowFields['look']['about']

const SCREEN = /\b(?:screens?|page|pages|board|dashboard|view|calendar|list|map|wall|tab|menu)\b/i
const FIRST_SCREEN =
  /\b(?:(?:first|second|third|main|home|front|start|next)\s+)?(?:screens?|page|view|board|dashboard)\b/i
const DEVICE =
  /\b(?:(?:tele)?phones?|mobiles?|smartphones?|tablets?|ipads?|iphones?|androids?|laptops?|pcs?|computers?|desktops?|chromebooks?|tv|fire stick|kiosk|browser|tecno|itel|samsung)\b/i
const SIZES = 'big|bigger|large|huge|massive|giant'
const HANDS = 'gloves|wet hands|fingers|sunlight|cracked|broken screen|glasses'
const PEOPLE = 'blind|voice|read(?:ing)? aloud|simple|few words|old people|elderly|senior'
const ACCESS = makePattern('i')`\b(?:${SIZES}|${HANDS}|${PEOPLE}|contrast|readable)\b`
const STYLE =
  /\b(?:colou?rs?|logo|style|flashy|dark mode|fonts?|dignified|cringe|red|green|blue|yellow|black|white|orange|gold|teal|purple|pink|brand|look)\b/i
const EUROPEAN = [
  'english|spanish|french|german|italian|portuguese|dutch|polish|russian|ukrainian',
  'turkish',
]
const ASIAN = [
  'arabic|hindi|marathi|bengali|tamil|urdu|chinese|mandarin|cantonese|japanese|korean',
  'thai|vietnamese|indonesian|tagalog',
]
const AFRICAN = 'somali|yoruba|igbo|hausa|pidgin|swahili'
const OTHER_EUROPEAN = [
  'irish|gaelic|welsh|greek|bulgarian|romanian|serbian|croatian|slovene|czech|hungarian',
  'swedish|norwegian|danish|finnish|hebrew',
]
const LANGUAGES = makePattern(
  'i',
)`\b(?:${EUROPEAN}|${ASIAN}|${AFRICAN}|${OTHER_EUROPEAN}|languages?|translat\w*)\b`

/** The screens, and how it looks: devices, languages, style, accessibility (question 11). */
export function readScreens(
  answers: readonly AnswerPieces[],
  context: FactsContext,
): ProposedRow[] {
  return answers
    .filter(({ question }) => question === 'q11')
    .flatMap(({ units }) => units.flatMap((unit) => readUnit(unit, context)))
}

function readUnit(unit: UnitPieces, context: FactsContext): ProposedRow[] {
  if (unit.unit.kind === 'heading') return looksOf(unit.whole)
  if (unit.unit.kind === 'row') return readRow(unit, context)
  const { labelled } = unit.unit
  const { whole } = unit
  if (labelled !== null) {
    const { label, body } = labelled
    if (SCREENS.test(label.text) && body.text.includes(';')) return screensOf(unit, context)
    if (/^screens?|^pages?/i.test(label.text)) {
      return splitList(whole.answer, body).map((part) =>
        propose('screen', { name: part.text, shows: null, role: null }, { said: [whole] }),
      )
    }
    const role = findRole(label.text, context.roles)?.name ?? null
    if (FIRST_SCREEN.test(label.text)) {
      return [propose('screen', { name: label.text, shows: body.text, role }, { said: [whole] })]
    }
    const looks = looksOf(whole)
    if (looks.length > 0 || role === null) return looks
    return [
      propose(
        'screen',
        { name: label.text, shows: body.text, role },
        { said: [whole], certainty: 'guess' },
      ),
    ]
  }
  return unit.pieces.flatMap((piece) => readPiece(piece, context))
}

const SCREENS = /^(?:(?:the|our|main|my)\s+)*(?:screens?|pages?|views?)$/i

/** "the guest's page with the bill; the list for the porters": each its own screen. */
function screensOf({ unit, whole }: UnitPieces, context: FactsContext): ProposedRow[] {
  const parts = (unit.labelled?.body.text ?? '').split(/\s*;\s*(?:and\s+)?/)
  return parts.flatMap((part) => {
    const text = part.replace(/[\s.!]+$/, '')
    const [, name, shows] = /^(.+?) with (.+)$/i.exec(text) ?? []
    const role = findRole(name ?? text, context.roles)?.name ?? null
    const said = [{ question: whole.question, text }]
    const plain = (name ?? text).replace(/^the /i, '')
    return text === ''
      ? []
      : [propose('screen', { name: plain, shows: shows ?? null, role }, { said })]
  })
}

function readRow({ unit, whole }: UnitPieces, context: FactsContext): ProposedRow[] {
  const name = findCell(unit, /^(?:screen|page|view|name)/i) ?? unit.cells[0]
  if (name === undefined) return []
  const device = findCell(unit, /^(?:device|where|on)/i)
  const who = findCell(unit, /^(?:who|role|user|for)/i)
  if (LANGUAGES.test(name.text)) return [look(whole, 'language')]
  const shows = findCell(unit, /^(?:most|shows?|content|what|important)/i)?.text ?? null
  const role = who === null ? null : (findRole(who.text, context.roles)?.name ?? who.text)
  const rows = [propose('screen', { name: name.text, shows, role }, { said: [whole] })]
  return device === null ? rows : [...rows, look(whole, 'device', device.text)]
}

function readPiece(piece: Piece, context: FactsContext): ProposedRow[] {
  const looks = looksOf(piece)
  const isScreen = SCREEN.test(piece.text) && !/\bbroken screen|cracked screen\b/i.test(piece.text)
  const alone = looks.every((row) => row.kind === 'look' && row.about !== 'device')
  if (isScreen && (looks.length === 0 || (alone && FIRST_SCREEN.test(piece.text)))) {
    const role = findRole(piece.text, context.roles)?.name ?? null
    const name = FIRST_SCREEN.exec(piece.text)?.[0] ?? SCREEN.exec(piece.text)?.[0] ?? piece.text
    return [
      propose(
        'screen',
        { name, shows: tidy(piece.text), role },
        { said: [piece], certainty: 'guess' },
      ),
      ...looks,
    ]
  }
  return looks
}

/** What a text says of devices, languages, colours and size. */
function looksOf(piece: Piece): ProposedRow[] {
  if (
    piece.text.split(/\s+/).length === 1 &&
    !DEVICE.test(piece.text) &&
    !LANGUAGES.test(piece.text) &&
    !STYLE.test(piece.text)
  )
    return []
  const cues: [About, RegExp][] = [
    ['device', DEVICE],
    ['language', LANGUAGES],
    ['accessibility', ACCESS],
    ['style', STYLE],
  ]
  return cues
    .filter(([, cue]) => cue.test(piece.text))
    .slice(0, 2)
    .map(([about]) => look(piece, about))
}

function look(piece: Piece, about: About, what: string = piece.text): ProposedRow {
  return propose('look', { about, what: tidy(what) }, { said: [piece] })
}

function tidy(text: string): string {
  return text.replace(/^(?:and|but|so|then|also)\s+/i, '').replace(/[\s.!,;]+$/, '')
}
