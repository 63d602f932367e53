import { cutSpan, type Span } from '#domain/language/spans.ts'
import { readUnits, type Unit } from '#domain/language/units.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { RowPriority } from '#domain/reading/rows.ts'
import { COULD, MUST, SHOULD } from './cues.ts'

/** A sentence or line of an answer in a language that is read without its grammar. */
export interface PlainLine {
  question: string
  answer: string
  language: string
  unit: Unit
  text: string
  /** "Cocina: ve los pedidos": the name in front, and what follows. */
  label: string | null
  body: string
  heading: string | null
  /** The label of the sentence whose later part this is: "Imprescindible: esto; que aquello". */
  above: string | null
}

/** The lines and sentences of an answer, cut at semicolons as well. */
export function readLines(answer: ReadableAnswer, language: string): PlainLine[] {
  return readUnits(answer.text).flatMap((unit) => {
    if (unit.kind === 'heading') return []
    const parts = unit.kind === 'row' ? [unit] : cutAt(answer.text, unit, /;/)
    return parts.map((part, index) => lineOf(answer, unit, { part, first: index === 0, language }))
  })
}

function lineOf(
  { question, text }: ReadableAnswer,
  unit: Unit,
  { part, first, language }: { part: Span; first: boolean; language: string },
): PlainLine {
  const cells = unit.cells.map((cell) => cell.text)
  const label =
    cells.length > 0 ? (cells[0] ?? null) : first ? (unit.labelled?.label.text ?? null) : null
  const from =
    label !== null && cells.length === 0 ? (unit.labelled?.body.start ?? part.start) : part.start
  const body =
    cells.length > 0
      ? cells
          .slice(1)
          .filter((cell) => /\p{L}|\p{N}/u.test(cell))
          .join(', ')
      : text.slice(from, part.end)
  return {
    question,
    answer: text,
    language,
    unit,
    text: part.text,
    label,
    body: body.replace(/[\s.!;]+$/u, ''),
    heading: unit.headings.at(-1)?.text ?? null,
    above: first ? null : (unit.labelled?.label.text ?? null),
  }
}

function cutAt(whole: string, { start, end }: Span, sign: RegExp): Span[] {
  const spans: Span[] = []
  let from = start
  for (let at = start; at <= end; at++) {
    if (at < end && !sign.test(whole[at] ?? '')) continue
    const span = cutSpan(whole, from, at)
    if (span.text !== '') spans.push(span)
    from = at + 1
  }
  return spans
}

/** The rank that a line or its heading names. */
export function findPriority({ heading, text, above }: PlainLine): RowPriority {
  for (const words of [text, above ?? '', heading ?? '']) {
    if (COULD.test(words)) return 'could'
    if (MUST.test(words)) return 'must'
    if (SHOULD.test(words)) return 'should'
  }
  return 'unsaid'
}
