import type { Labelled } from '#domain/language/labels.ts'
import { findAmounts } from '#domain/language/numbers/amounts.ts'
import type { Unit } from '#domain/language/units.ts'
import { findCell, hasColumn } from '#domain/reading/facts/columns.ts'
import type { FactsContext } from '#domain/reading/facts/facts-context.ts'
import { splitList } from '#domain/reading/facts/list-parts.ts'
import {
  type AnswerPieces,
  cutPiece,
  type Piece,
  type UnitPieces,
} from '#domain/reading/facts/pieces.ts'
import { takeWords } from '#domain/reading/facts/propose.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { readFields } from './fields.ts'
import { isSpan, keptThing, saysKeep, saysPrivate } from './keep.ts'
import { tellThings } from './tell-things.ts'
import { ThingReader } from './thing-reader.ts'

const THING_HEAD = /^(?:things?|entit(?:y|ies)|objects?|records?|tables?|what|data)$/i
const FIELDS_HEAD =
  /^(?:fields?|details?|data|information|info|attributes?|what we (?:keep|store|save))$/i
const KEEP_HEAD = /^(?:keep|kept|how long|retention|store|storage|until|delet\w*)/i
const PRIVATE_HEAD = /^(?:private|secret|confidential|who (?:may )?sees?)/i
const HEADING_WORDS = 4

/** The things that the app keeps, with their details, how long, and what is private (question 10). */
export function readThings(answers: readonly AnswerPieces[], context: FactsContext): ProposedRow[] {
  const reader = new ThingReader(fallbackName(answers, context))
  for (const { question, units } of answers) {
    for (const told of units) {
      const isTable = isThingTable(told.unit) || (question === 'q10' && told.unit.kind === 'row')
      if (isTable) readRow(reader, question, told.unit)
      else if (question === 'q10') readUnit(reader, told)
    }
  }
  return reader.rows()
}

function isThingTable(unit: Unit): boolean {
  return unit.kind === 'row' && hasColumn(unit, FIELDS_HEAD) && hasColumn(unit, THING_HEAD)
}

/** Bare details belong to the role that the answers talk of most, as a guess. */
function fallbackName(answers: readonly AnswerPieces[], { roles }: FactsContext): string {
  const text = answers.map(({ answer }) => answer.toLowerCase()).join('\n')
  const counted = roles.map(({ name }) => ({ name, count: text.split(name.toLowerCase()).length }))
  const most = counted.sort((a, b) => b.count - a.count)[0]
  return most?.name ?? 'person'
}

function readRow(reader: ThingReader, question: string, unit: Unit): void {
  const name = findCell(unit, THING_HEAD) ?? unit.cells[0]
  const list = findCell(unit, FIELDS_HEAD) ?? unit.cells[1]
  if (name === undefined || list === undefined) return
  const whole: Piece = { ...unit, question, answer: '', unit, tokens: [], link: null }
  const said = takeWords(question, unit)
  reader.found.add(name.text, fieldsOfCell(whole, list.text), { said })
  const kept = findCell(unit, KEEP_HEAD)
  if (kept !== null) reader.found.keep(name.text, kept.text, said)
  const hidden = findCell(unit, PRIVATE_HEAD)?.text ?? 'no'
  if (/^(?:no|public|-)$/i.test(hidden)) return
  const isWhole = /^(?:private|yes)$/i.test(hidden)
  reader.found.hideOf(name.text, isWhole ? list.text : hidden)
  reader.noteRule('privacy', isWhole ? `${name.text}: ${hidden}` : hidden, said)
}

function fieldsOfCell(whole: Piece, text: string): ReturnType<typeof readFields> {
  const span = { text, start: 0, end: text.length }
  return readFields({ ...whole, ...span, answer: text })
}

function readUnit(reader: ThingReader, { unit, whole, pieces }: UnitPieces): void {
  const above = unit.headings.at(-1)?.text ?? null
  if (unit.kind === 'heading') return
  if (above !== null && KEEP_HEAD.test(above)) keepIn(reader, whole, unit)
  else if (unit.labelled !== null && isNamed(whole, unit.labelled))
    readLabelled(reader, whole, unit)
  else if (above !== null && above.split(/\s+/).length <= HEADING_WORDS)
    reader.addFields(above, whole)
  else tellThings(reader, whole, pieces)
}

/** "medical forms 7 years": under a heading that says "keep". */
function keepIn(reader: ThingReader, piece: Piece, unit: Unit): void {
  const time = findAmounts(piece.text, piece.start).find(({ kind }) => kind === 'time')
  const name =
    unit.labelled?.label.text ??
    keptThing(piece) ??
    piece.text.slice(0, (time?.start ?? piece.end) - piece.start)
  reader.found.keep(name.trim() === '' ? null : name.trim(), piece.text, piece)
}

/** A label that names something; "from - to" and "(copy: only me)" are details themselves. */
function isNamed({ answer, tokens }: Piece, { label, sign, body }: Labelled): boolean {
  if (/^[([]/.test(label.text)) return false
  if (
    sign === '-' &&
    splitList(answer, body).length < 2 &&
    !isSpan(body.text) &&
    !saysPrivate(body.text)
  )
    return isSpan(label.text)
  return tokens.some(({ pos, end }) => end <= label.end && /^(?:NOUN|PROPN|ADJ|VERB|X)$/.test(pos))
}

/** "Member: name, phone", "signatures – 5 years", "sizes: S, M" under a heading. */
function readLabelled(reader: ThingReader, piece: Piece, unit: Unit): void {
  const { labelled } = unit
  if (labelled === null) return
  const body = cutPiece(piece, labelled.body.start, unit.end)
  const label = labelled.label.text.replace(/^(?:(?:and|also|for|each|every|the|an?)\s+)+/i, '')
  const owner = unit.headings.at(-1)?.text ?? null
  const isList = splitList(body.answer, body).length > (labelled.sign === ':' ? 2 : 4)
  if (KEEP_HEAD.test(label)) keepIn(reader, body, { ...unit, labelled: null })
  else if (owner !== null) addDetail(reader, owner, { label, body, said: piece })
  else if (!isList && saysKeep(body)) reader.found.keep(label, body.text, piece)
  else if (!isList && saysPrivate(body.text)) reader.hide(piece)
  else if (labelled.sign !== ':' && isSpan(body.text)) reader.found.keep(label, body.text, piece)
  else if (isSpan(label)) keepIn(reader, piece, { ...unit, labelled: null })
  else {
    reader.current = label
    reader.found.add(label, readFields(body), { said: piece })
  }
}

/** Under the heading of a thing a label is one of its details, and its list the values. */
function addDetail(
  reader: ThingReader,
  owner: string,
  { label, body, said }: { label: string; body: Piece; said: Piece },
): void {
  const isHidden = saysPrivate(body.text)
  const values = isHidden ? [] : splitList(body.answer, body).map(({ text }) => text)
  reader.found.add(owner, [{ name: label, private: isHidden, values, span: said }], { said })
  if (isHidden) reader.hide(said)
}
