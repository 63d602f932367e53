import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { splitList } from '#domain/reading/facts/list-parts.ts'
import { addTail, type UnitPieces } from '#domain/reading/facts/pieces.ts'
import { propose, takeWords } from '#domain/reading/facts/propose.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { readRefusal } from './refusals.ts'

const DO_NOT_BUILD = "(?:do not|don['’]?t) (?:build|make|add|include|do)"
const DROP = 'take|drop|skip|scrap|forget'
/** "Leave it", "don't build it": the sentence before is out. */
const DROPPED = makePattern(
  'i',
)`^(?:so |but |and |please |we |i )*(?:leave (?:it|that|this)(?: out)?|${DO_NOT_BUILD} (?:it|that|this)|(?:${DROP}) (?:it|that|this)(?: out)?)(?: please| for now| again)?[.!]*$`

/** What the next sentence takes back. */
export function readDropped(
  question: string,
  before: UnitPieces | undefined,
  { unit, whole }: UnitPieces,
): ProposedRow[] {
  if (before === undefined || before.unit.kind !== unit.kind || !DROPPED.test(unit.text)) return []
  const what = before.unit.text.replace(/[\s.!]+$/, '')
  const quoted = /["“]([^"”]{3,})["”]/u.exec(what)?.[1] ?? what
  const said = [takeWords(question, before.unit), whole]
  return [propose('out', { what: quoted, because: null }, { said, certainty: 'guess' })]
}

const THING = /(?:an?|the|my|our)\s[\p{L} '’-]{3,45}?/u
const NO_AFTER_ALL = '(?:no|nah|actually|well)'
const DROP_IT = /(?:forget|scrap|leave|drop|skip)\s+(?:that|it|them)(?: out| alone| one)?\b/
/** "a button for receipts no forget that Ada does that": spoken of, and dropped in one breath. */
const TAKEN_BACK = makePattern(
  'iu',
)`(?:^|\b(?:and|or|plus)\s+)(${THING})[\s,.…]+(?:oh |well |hang on )?${NO_AFTER_ALL}[\s,]+${DROP_IT}[\s,]*([^.,;]{0,50})`
const LEFT_THING = /[\p{L} -]{3,30}?/u
const LEAVE_IT = /(?:leave|forget|scrap|skip|drop) (?:that|it|them)(?: out| alone)?\b/
/** "Actually no, the roster is on the whiteboard, leave that": the thing, and why it is dropped. */
const LEFT = makePattern(
  'iu',
)`(?:^|[.;,]\s*)(?:actually |oh |well |hang on,? )*no,? (?:the |my |our )?(${LEFT_THING})(?:['’]s| is| are) ([^.;]{3,60}?),? (?:so )?${LEAVE_IT}`
/** "my card reader leave that alone". */
const ALONE = /\b(?:my|the|our) ([\p{L} -]{3,30}?),? leave (?:that|it|them) alone\b/iu
/** "Texts cost money, so no." */
const SO_NO = /^([\p{L} ]{3,30}?) ((?:costs?|takes?|needs?|is|are) [^.;]{2,40}?),? so no[.!]*$/iu

/** What a sentence of another answer names and drops itself. */
export function readTakenBack({ whole }: UnitPieces): ProposedRow[] {
  const { text } = whole
  const match = TAKEN_BACK.exec(text) ?? SO_NO.exec(text) ?? LEFT.exec(text) ?? ALONE.exec(text)
  if (match?.[1] === undefined) return []
  const because = match[2]?.trim() ?? ''
  const said = [
    {
      question: whole.question,
      text: match[0].replace(/^[\s.;,]+|^(?:and|or|plus)\s+/gi, '').trim(),
    },
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
  const unlinked = NOT_TO.exec(whole.text)?.[1]?.replace(/,?\s+(?:um|uh|er),?\s+/gi, ', ')
  if (unlinked !== undefined)
    return [propose('out', { what: unlinked, because: null }, { said: [whole] })]
  const refused = refusedParts(whole)
  if (refused.length > 0) return refused
  const [, left, why] = NAMED_NO.exec(whole.text) ?? []
  if (left !== undefined)
    return [propose('out', { what: left, because: why || null }, { said: [whole] })]
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
    return /^no\s+(?!(?:others?(?: \p{L}+)? (?:gets?|sees?|has|have|can|may|needs)|idea|one|matter|need|problem|issue|more than|logo|money)\b)/iu.test(
      piece.text,
    )
      ? readRefusal(addTail(piece, pieces))
      : []
  })
}

const LINKS = 'link|connect|hook|tie|sync|integrate|join|share'
/** "don't link it to the pager". */
const NOT_TO = makePattern(
  'i',
)`^(?:(?:and|but|so|oh|please)[,\s]+)*(?:don['’]?t|do not|never) (?:${LINKS}) (?:(?:it|this|that|up|anything) )*(?:to |with |into )?(?:the |my |our |any )?(.{2,50}?)[.!]*$`

/** "Cash or transfer, no cards, the fees eat us": one of a list that is refused, and why. */
function refusedParts(whole: UnitPieces['whole']): ProposedRow[] {
  const parts = splitList(whole.answer, whole)
  return parts.flatMap(({ text }, at) => {
    const what = at === 0 ? undefined : NO_PART.exec(text)?.[1]
    if (what === undefined) return []
    const next = parts[at + 1]?.text
    const because = next !== undefined && next.split(/\s+/).length > 2 ? next : null
    const words = because === null ? text : `${text}, ${because}`
    const said = whole.text.includes(words) ? words : text
    return [propose('out', { what, because }, { said: [{ question: whole.question, text: said }] })]
  })
}

const NO_PART =
  /^no (?!(?:idea|one|matter|need|problem|issue|more|money|charge|cost|rush|limit|longer|wait)\b)([\p{L}-]+(?: [\p{L}-]+)?)$/iu

/** "SMS no, nobody reads them". */
export const NAMED_NO =
  /^((?!(?:and|but|or|so|oh|if|with|there|it|that|this)\b)[\p{L}-]+(?: [\p{L}-]+){0,2}?) no(?:[,;.!]\s*(.*?))?[.!]*$/iu

/** "SMS not needed". */
const UNNEEDED =
  /^((?!(?:it|that|this|they|there|but|and)\b)[\p{L}-]+(?: [\p{L}-]+){0,2}?) (?:is |are )?not (?:needed|necessary|wanted)[.!]?$/iu
