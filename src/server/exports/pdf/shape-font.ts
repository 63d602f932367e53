import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { mapToCopiedText } from './map-to-copied-text.ts'

/** As far as pdfkit uses a glyph of a text. */
interface Glyph {
  id: number
  codePoints: readonly number[]
  advanceWidth: number
}

interface Position {
  xAdvance: number
  yAdvance: number
  xOffset: number
  yOffset: number
}

interface Run {
  glyphs: readonly Glyph[]
  positions: readonly Position[]
  /** Of all together, in the font's units. */
  advanceWidth: number
}

/** An opened font; the rest of it is pdfkit's business. */
export interface Font {
  hasGlyphForCodePoint(codePoint: number): boolean
  layout(text: string, features?: unknown): Run
  /** Glyphs by their number, each with the characters that it was first asked for. */
  _glyphs: Record<number, unknown>
}

/** Words of the last documents; shaping one takes longer than all else that is done with it. */
const MOST_WORDS = 20_000

const opened = new Map<string, Font>()

/**
 * A font file that is read once for each thread, and that remembers how its words are shaped.
 * A word's glyphs do not depend on what was set before, so the same text gives the same bytes.
 */
export function shapeFont(file: string): Font {
  const known = opened.get(file)
  if (known !== undefined) return known
  const font = openFont(file)
  const words = new Map<string, Run>()
  const shape = (text: string) => {
    const found = words.get(text)
    if (found !== undefined) return found
    if (words.size >= MOST_WORDS) words.clear()
    font._glyphs = {}
    const run = settled(font.layout(text, JOINING.test(text) ? undefined : NO_ALTERNATES))
    words.set(text, run)
    return run
  }
  const shaped: Font = Object.create(font, {
    layout: {
      value: (text: string) =>
        fresh(
          text.length > 1 && text.endsWith(' ')
            ? [shape(text.slice(0, -1)), shape(' ')]
            : [shape(text)],
        ),
    },
  })
  opened.set(file, shaped)
  return shaped
}

/** Scripts whose letters depend on their neighbours. */
const JOINING = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Thai}\p{sc=Deva}]/u
/** In other scripts they would only turn "->" into an arrow, and take a third of the time. */
const NO_ALTERNATES = { calt: false }

/** An empty glyph at the end of a file is read as if its head stood there. */
const PAST_THE_END = 16

/** pdfkit opens it; its types do not show that the opened font is kept in the current one. */
function openFont(file: string): Font {
  const bytes = Buffer.concat([readFileSync(file), Buffer.alloc(PAST_THE_END)])
  const doc = new PDFDocument({ autoFirstPage: false, font: null as unknown as string })
  return (doc.font(bytes) as unknown as { _font: { font: Font } })._font.font
}

/** What is remembered: plain values, since a font forgets its glyphs before the next word. */
function settled({ glyphs, positions, advanceWidth }: Run): Run {
  return {
    glyphs: glyphs.map(({ id, codePoints, advanceWidth: wide }) => ({
      id,
      codePoints: mapToCopiedText(codePoints),
      advanceWidth: wide,
    })),
    positions: positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
      xAdvance,
      yAdvance,
      xOffset,
      yOffset,
    })),
    advanceWidth,
  }
}

/** A copy, since pdfkit scales the positions where they are and sums them up afterwards. */
function fresh(runs: readonly Run[]) {
  const positions = runs.flatMap((run) => run.positions.map((position) => ({ ...position })))
  return {
    glyphs: runs.flatMap((run) => run.glyphs),
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    },
  }
}
