import bidiFactory, { type Bidi } from 'bidi-js'
import { SIGNS } from '#domain/language/signs.ts'
import type { Line, Measure, Piece } from './lines.ts'

// Its types describe another module system than the one it is written in.
const bidi = (bidiFactory as unknown as () => Bidi)()

/** Letters of scripts that are read from right to left. */
const RIGHT_TO_LEFT = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}]/u

/** Which way a paragraph runs: by its first letter; null when nothing in it runs to the left. */
export function detectDirection(text: string): 'ltr' | 'rtl' | null {
  if (!RIGHT_TO_LEFT.test(text)) return null
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
}

interface Placing {
  direction: 'ltr' | 'rtl'
  /** Of the line: what runs from right to left begins at its end. */
  width: number
  measure: Measure
}

/**
 * Gives each word of a line its place (Unicode Bidirectional Algorithm). The pieces stay in the
 * order in which they are read, so that whoever copies or listens gets the words in their order.
 */
export function placeLine(line: Line, { direction, width, measure }: Placing): Line {
  const text = line.map((piece) => piece.text).join('')
  const { levels } = bidi.getEmbeddingLevels(text, direction)
  const atoms = split(line, levels, measure)
  const order = visualOrder(atoms.map(({ level }) => level))
  const used = atoms.reduce((sum, { piece }) => sum + piece.width, 0)
  let at = direction === 'rtl' ? width - used : 0
  for (const index of order) {
    const piece = atoms[index]?.piece
    if (piece === undefined) continue
    piece.at = at
    at += piece.width
  }
  return atoms.map(({ piece }) => piece)
}

interface Atom {
  piece: Piece
  level: number
}

/** Words and the spaces between them, each running one way. */
function split(line: Line, levels: Uint8Array, measure: Measure): Atom[] {
  const atoms: Atom[] = []
  let place = 0
  for (const { text, setting } of line) {
    for (const [word] of text.matchAll(/\s+|\S+/g)) {
      for (const { part, level } of runsOf(word, levels, place)) {
        const shown = level % 2 === 1 ? turned(part) : part
        atoms.push({ piece: { text: shown, setting, width: measure(shown, setting) }, level })
      }
      place += word.length
    }
  }
  return atoms
}

function runsOf(word: string, levels: Uint8Array, from: number): { part: string; level: number }[] {
  const runs: { part: string; level: number }[] = []
  for (let index = 0; index < word.length; index += 1) {
    const level = levels[from + index] ?? 0
    const last = runs.at(-1)
    if (last?.level === level) last.part += word[index]
    else runs.push({ part: word.charAt(index), level })
  }
  return runs
}

/** The typeface turns letters itself; brackets and the like stand mirrored, the last one first. */
function turned(text: string): string {
  if (RIGHT_TO_LEFT.test(text)) return text
  return (text.match(SIGNS) ?? [])
    .reverse()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join('')
}

/** From the highest level down, every stretch of it or higher is turned around. */
function visualOrder(levels: readonly number[]): number[] {
  const order = [...levels.keys()]
  const levelAt = (place: number) => levels[order[place] ?? 0] ?? 0
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      if (levelAt(start) < level) continue
      let end = start
      while (end + 1 < order.length && levelAt(end + 1) >= level) end += 1
      order.splice(start, end - start + 1, ...order.slice(start, end + 1).reverse())
      start = end
    }
  }
  return order
}
