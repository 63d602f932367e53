import { splitList } from '#domain/reading/facts/list-parts.ts'
import { type UnitPieces, withTail } from '#domain/reading/facts/pieces.ts'
import { propose, wordsAt } from '#domain/reading/facts/propose.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { readRefusal } from './refusals.ts'

/** "Leave it", "don't build it": the sentence before is out. */
const DROPPED =
  /^(?:so |but |and |please |we |i )*(?:leave (?:it|that|this)(?: out)?|(?:do not|don['’]?t) (?:build|make|add|include|do) (?:it|that|this)|(?:take|drop|skip|scrap|forget) (?:it|that|this)(?: out)?)(?: please| for now| again)?[.!]*$/i

/** What the next sentence takes back. */
export function readDropped(
  question: string,
  before: UnitPieces | undefined,
  { unit, whole }: UnitPieces,
): ProposedRow[] {
  if (before === undefined || before.unit.kind !== unit.kind || !DROPPED.test(unit.text)) return []
  const what = before.unit.text.replace(/[\s.!]+$/, '')
  const quoted = /["“]([^"”]{3,})["”]/u.exec(what)?.[1] ?? what
  const said = [wordsAt(question, before.unit), whole]
  return [propose('out', { what: quoted, because: null }, { said, certainty: 'guess' })]
}

/** "a button for receipts no forget that Ada does that": spoken of, and dropped in one breath. */
const TAKEN_BACK =
  /(?:^|\b(?:and|or|plus)\s+)((?:an?|the|my|our)\s[\p{L} '’-]{3,45}?)[\s,.…]+(?:oh |well |hang on )?(?:no|nah|actually|well)[\s,]+(?:forget|scrap|leave|drop|skip)\s+(?:that|it|them)(?: out| alone| one)?\b[\s,]*([^.,;]{0,50})/iu
/** "Texts cost money, so no." */
const SO_NO = /^([\p{L} ]{3,30}?) ((?:costs?|takes?|needs?|is|are) [^.;]{2,40}?),? so no[.!]*$/iu

/** What a sentence of another answer names and drops itself. */
export function readTakenBack({ whole }: UnitPieces): ProposedRow[] {
  const match = TAKEN_BACK.exec(whole.text) ?? SO_NO.exec(whole.text)
  if (match?.[1] === undefined) return []
  const because = match[2]?.trim() ?? ''
  const said = [
    { question: whole.question, text: match[0].replace(/^(?:and|or|plus)\s+/i, '').trim() },
  ]
  const what = match[1].replace(/^(?:an?|the)\s+/i, '')
  return [
    propose(
      'out',
      { what, because: because === '' ? null : because },
      { said, certainty: 'guess' },
    ),
  ]
}

/** "no texts bc phones are banned", "import: none", "nothing to import": out, told elsewhere. */
export function readBareNo({ unit, whole, pieces }: UnitPieces): ProposedRow[] {
  const { labelled } = unit
  if (unit.kind === 'heading' || unit.kind === 'row') return []
  if (labelled !== null && /^(?:none|no|nothing)\b/i.test(labelled.body.text)) {
    const because = labelled.body.text
      .replace(/^(?:none|no|nothing)[\s,;–-]*/i, '')
      .replace(/[.!]+$/, '')
    return [
      propose(
        'out',
        { what: labelled.label.text, because: because === '' ? null : because },
        { said: [whole], certainty: 'guess' },
      ),
    ]
  }
  const nothing = /\bnothing to (\p{L}+)/iu.exec(whole.text)
  if (nothing !== null)
    return [propose('out', { what: nothing[1] ?? '', because: null }, { said: [whole] })]
  const unneeded = splitList(whole.answer, whole).flatMap(({ text }) => {
    const what = UNNEEDED.exec(text)?.[1]
    const said = [{ question: whole.question, text }]
    return what === undefined
      ? []
      : [propose('out', { what, because: null }, { said, certainty: 'guess' })]
  })
  if (unneeded.length > 0) return unneeded
  return pieces.flatMap((piece) => {
    return /^no\s+(?!(?:idea|one|matter|need|problem|issue|more than|logo)\b)/i.test(piece.text)
      ? readRefusal(withTail(piece, pieces))
      : []
  })
}

/** "SMS not needed". */
const UNNEEDED =
  /^((?!(?:it|that|this|they|there|but|and)\b)[\p{L}-]+(?: [\p{L}-]+){0,2}?) (?:is |are )?not (?:needed|necessary|wanted)[.!]?$/iu
