import { readUnits, type Unit } from '#domain/language/units.ts'
import { cutSpeech } from './cut-speech.ts'
import { markLines, type ToldLine } from './mark-lines.ts'
import type { Stretch } from './told-stretch.ts'

/** A stretch with what tells where it belongs. */
export interface CutStretch extends Stretch {
  text: string
  /** It leads the stretches below it. */
  isHeading: boolean
  /** The headings above it, outermost first. */
  headings: string[]
  /** How far it stands off what was said before it. */
  gap: 'none' | 'line' | 'block'
}

/**
 * Cuts a told text where its matter may change: at sentences, list lines, the messages of a chat,
 * and at the clauses of speech without full stops; a table stays whole. Every letter is in exactly
 * one stretch or in the lead of one. Linear in the text's length.
 */
export function cutTold(text: string): CutStretch[] {
  const lines = markLines(text)
  const units = unitsByLine(text, lines)
  const stretches: CutStretch[] = []
  let hadBlank = false
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]
    if (line === undefined) continue
    const own = units.get(line) ?? []
    const last =
      own[0]?.kind === 'row' || isTableStart(own, lines, { units, index })
        ? tableEnd(lines, units, index)
        : index
    if (line.kind !== 'blank') {
      const cut =
        last > index ? [wholeTable(text, lines, { index, last })] : cutLine(text, line, own)
      const [first] = cut
      if (first) first.gap = hadBlank ? 'block' : 'line'
      stretches.push(...cut)
    }
    hadBlank = line.kind === 'blank'
    index = last
  }
  return joinFrames(text, stretches)
}

/** The units of the words alone: everything else is as if it were blank, so that places stay. */
function unitsByLine(text: string, lines: readonly ToldLine[]): Map<ToldLine, Unit[]> {
  let masked = ''
  for (const { start, end, words, kind } of lines) {
    masked += text.slice(masked.length, start)
    const from = kind === 'words' ? words : end
    masked += '\u200b'.repeat(from - start) + text.slice(from, end)
  }
  const found = new Map<ToldLine, Unit[]>()
  let at = 0
  for (const unit of readUnits(masked)) {
    while ((lines[at]?.end ?? unit.end) < unit.end) at++
    const line = lines[at]
    if (line) found.set(line, [...(found.get(line) ?? []), unit])
  }
  return found
}

interface Place {
  units: ReadonlyMap<ToldLine, Unit[]>
  index: number
}

/** Whether a table's head is here: its rows are the next lines. */
function isTableStart(own: readonly Unit[], lines: readonly ToldLine[], { units, index }: Place) {
  const below = lines[index + 1]
  if (own[0]?.kind !== 'heading' || !own[0].text.match(/[\t|]/) || below === undefined) return false
  const next = below.kind === 'frame' ? lines[index + 2] : below
  return next !== undefined && units.get(next)?.[0]?.kind === 'row'
}

function tableEnd(lines: readonly ToldLine[], units: Place['units'], from: number): number {
  let end = from
  for (let index = from + 1; index < lines.length; index++) {
    const line = lines[index]
    if (line === undefined || line.kind === 'blank') return end
    const isRow = units.get(line)?.[0]?.kind === 'row'
    if (!isRow && line.kind !== 'frame') return end
    if (isRow) end = index
  }
  return end
}

function wholeTable(
  text: string,
  lines: readonly ToldLine[],
  { index, last }: { index: number; last: number },
): CutStretch {
  const first = lines[index]
  return stretch(text, {
    start: first?.words ?? 0,
    end: lines[last]?.end ?? 0,
    kind: 'words',
    lead: first?.start ?? 0,
  })
}

function cutLine(text: string, line: ToldLine, units: readonly Unit[]): CutStretch[] {
  if (line.kind !== 'words') {
    const kind = line.kind === 'blank' ? 'frame' : line.kind
    return [stretch(text, { start: line.start, end: line.end, kind, lead: line.start })]
  }
  const [first] = units
  const starts = units.flatMap((unit) => [unit.start, ...cutSpeech(text, unit)])
  starts[0] = line.words
  return starts.map((start, place) => {
    const end = starts[place + 1] ?? line.end
    const lead = place === 0 ? line.start : start
    return {
      ...stretch(text, { start, end, kind: 'words', lead }),
      isHeading: units.length === 1 && first?.kind === 'heading',
      headings: first?.headings.map((heading) => heading.text) ?? [],
    }
  })
}

function stretch(whole: string, { start, end, kind, lead }: Stretch): CutStretch {
  const text = whole.slice(start, end).trimEnd()
  return {
    start,
    end: start + text.length,
    kind,
    lead,
    text,
    isHeading: false,
    headings: [],
    gap: 'none',
  }
}

/** The lines of a signature, or of a quoted tail, are one stretch. */
function joinFrames(text: string, stretches: readonly CutStretch[]): CutStretch[] {
  const joined: CutStretch[] = []
  for (const next of stretches) {
    const last = joined.at(-1)
    if (last === undefined || last.kind === 'words' || last.kind !== next.kind) joined.push(next)
    else joined[joined.length - 1] = { ...last, ...stretch(text, { ...last, end: next.end }) }
  }
  return joined
}
