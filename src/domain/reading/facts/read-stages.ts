import type { ProposedRow } from '#domain/reading/reading.ts'
import type { AnswerPieces, UnitPieces } from './pieces.ts'
import { propose, type Words } from './propose.ts'

const NAMES_STATE = /\b(?:status(?:es)?|states?|stages?|phases?)\b/i
const ARROWS = /\s*(?:->|=>|→|⇒|>(?!=|\s?\d))\s*/u
const SLASHES = /\s+\/\s+/
/** "open, then somebody's on it, then fixed". */
const THENS = /\s*,?\s*(?:and\s+)?then\s+/i
/** "from due to booked to done": a chain in words. */
const CHAIN = /\bfrom\b.*\bto\b|\bto\b.*\bto\b/i
/** What follows an "or" is another end, not another step. */
const BRANCH = /\s*[,;/|]\s*|\s+or\s+/i
const TELLS =
  /\b(?:an?|the|each|every)\s+(\p{L}+(?:\s\p{L}+)?)(?:['’]s\b|\s+(?:is(?: either)?|goes(?: from)?|can be|moves? from|starts? as))\s+(.+)$/iu
/** "from enquiry to tasting, booked, served and closed": every comma is a step. */
const SERIES = /\s+to\s+|\s*,\s*(?:and\s+|then\s+)*|\s+(?:and|then)\s+/i
const FROM_SERIES =
  /\b(?:goes|moves?|passes|runs) from\s+(?:(?! to\b)[^,])+ to (?:(?! to\b)[^,])+,/i
/** "…, and ends as fixed or not fixable": one more step. */
const ENDS =
  /\s*,?\s*(?:and\s+)?(?:then\s+)?(?:ends?|finish(?:es)?)(?: up)?(?: as| in)?\s+(?=\p{L})/giu
const LONGEST_STAGE = 4

interface Found {
  stages: string[]
  moves: { from: string; to: string }[]
}

/** The stages that a thing goes through: "trip: planned / out / back", "a → b → c". */
export function readStages(answers: readonly AnswerPieces[]): ProposedRow[] {
  return answers
    .filter(({ question }) => question === 'q9' || question === 'q10')
    .flatMap(({ question, units }) => units.flatMap((unit) => readUnit(unit, question === 'q9')))
}

/** `bare`: a label with a plain series of words counts, too (question 9). */
function readUnit(told: UnitPieces, bare: boolean): ProposedRow[] {
  if (told.unit.kind === 'heading') return []
  const labelled = readLabelled(told, bare)
  if (labelled !== null) return [labelled]
  for (const piece of [...told.pieces, told.whole]) {
    const match = TELLS.exec(piece.text)
    const isChoice = /\b(?:can be|is either)\s|,.*\bor\s+\p{L}+\.?$/iu.test(match?.[0] ?? '')
    const series = match !== null && FROM_SERIES.test(match[0])
    const found =
      match === null ? null : stagesIn(match[2] ?? '', { commas: isChoice || series, series })
    if (match === null || found === null || found.stages.length < 3) continue
    return [stages(match[1] ?? '', found, piece)]
  }
  return []
}

function readLabelled({ unit, whole }: UnitPieces, bare: boolean): ProposedRow | null {
  const { labelled, cells } = unit
  const label = cells[0]?.text ?? labelled?.label.text ?? null
  if (label === null) return null
  const isNamed = NAMES_STATE.test(label)
  if (labelled?.sign === '→' && !isNamed) return null
  const rest = cells.slice(1).map(({ text }) => text)
  const text = cells.length > 1 ? rest.join(' / ') : (labelled?.body.text ?? '')
  const found = stagesIn(text, { commas: true, series: false })
  if (found === null) return null
  const isSequence =
    (ARROWS.test(text) || (bare && SLASHES.test(text) && cells.length < 2)) &&
    found.stages.length > 2
  const isSeries = bare && cells.length < 2 && isPlainSeries(found.stages)
  return isNamed || isSequence || isSeries ? stages(thingOf(label), found, whole) : null
}

/** "new, paid, prepared, out": nothing but single words. */
function isPlainSeries(found: readonly string[]): boolean {
  return (
    found.length > 3 &&
    found.every((stage) => stage.split(/[\s-]+/).length <= 2 && !/\d/.test(stage))
  )
}

/** `commas`: a series of words is one of stages; `series`: it is one of steps in their order. */
function stagesIn(
  text: string,
  { commas, series }: { commas: boolean; series: boolean },
): Found | null {
  const separator = series ? SERIES : separatorOf(text)
  const told = text.replace(ENDS, ' then ')
  if (separator === null && !SLASHES.test(text) && !commas) return null
  const chain = separator === null ? [text] : told.split(separator)
  const steps = chain.map((part) =>
    part
      .split(BRANCH)
      .map(tidyStage)
      .filter((stage) => stage !== ''),
  )
  const found = steps.flat()
  if (found.length < 2 || found.some((stage) => stage.split(/\s+/).length > LONGEST_STAGE))
    return null
  const moves = separator === null ? [] : movesOf(steps)
  return { stages: [...new Set(found)], moves }
}

function separatorOf(text: string): RegExp | null {
  if (ARROWS.test(text)) return ARROWS
  if ((text.match(/\bthen\b/gi)?.length ?? 0) > 1) return THENS
  return CHAIN.test(text) ? /\s+to\s+/i : null
}

/** Of "accepted or refused" either may follow; what comes next follows the first of them. */
function movesOf(steps: readonly (readonly string[])[]): Found['moves'] {
  const told = steps.filter((step) => step.length > 0)
  return told.slice(1).flatMap((step, index) => {
    const from = told[index]?.[0] ?? ''
    return step.map((to) => ({ from, to }))
  })
}

function tidyStage(text: string): string {
  return text
    .replace(/\([^)]*\)|\s(?:if|when|unless)\s.*$/g, '')
    .replace(/^(?:(?:or|and|from|then|i guess)\s+)+/i, '')
    .replace(/[\s.!]+$/, '')
    .trim()
}

function thingOf(label: string): string {
  const of = /\bof (?:an?|the|our)?\s*(.+)$/i.exec(label)?.[1]
  return (of ?? label.replace(NAMES_STATE, '')).trim() || label
}

function stages(thing: string, { stages: told, moves }: Found, said: Words): ProposedRow {
  const certainty = moves.length > 0 ? 'clear' : 'guess'
  return propose('stages', { thing, stages: told, moves }, { said: [said], certainty })
}
