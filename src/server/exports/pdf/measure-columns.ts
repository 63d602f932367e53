import { type PrintedCell, readText } from '#server/exports/layout/blocks.ts'
import { measureStretch } from './set-text.ts'
import type { Sheet } from './sheet.ts'

interface Measures {
  sheet: Sheet
  size: number
  /** Of a cell, left and right together. */
  padding: number
  /** Of the table. */
  width: number
}

/** No column gets narrower than this, in points. */
const NARROWEST = 36
/** A column is as wide as its longest word, up to this part of the table. */
const WIDEST_WORD = 0.25
/** Longer texts say nothing more about how the width should be shared. */
const MOST_SIGNS = 120

/** What is never parted; Chinese, Japanese and Thai are, between any two signs. */
const WORDS = /[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]+/gu

/** What a column would like to have, and what its longest word needs. */
interface Wish {
  wanted: number
  least: number
}

/** Shares a table's width by what its columns hold: short ones keep their words whole. */
export function measureColumns(rows: readonly PrintedCell[][], measures: Measures): number[] {
  const { width } = measures
  const wishes = Array.from({ length: rows[0]?.length ?? 0 }, (_, index) =>
    wishOf(rows, index, measures),
  )
  const total = wishes.reduce((sum, { wanted }) => sum + wanted, 0)
  if (total <= width) return wishes.map(({ wanted }) => (wanted / total) * width)
  const shares = shared(wishes, width)
  const all = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => (share / all) * width)
}

/**
 * Who wants no more than its share gets it whole. The others share what is left by the root of what
 * they want, so that a long text leaves room to a short one, and no word is parted without need.
 */
function shared(wishes: readonly Wish[], width: number): number[] {
  const shares = wishes.map(() => 0)
  let open = [...wishes.keys()]
  let room = width
  while (open.length > 0) {
    const weight = (index: number) => Math.sqrt(wishes[index]?.wanted ?? 0)
    const weights = open.reduce((sum, index) => sum + weight(index), 0)
    const fair = (index: number) => (weight(index) / weights) * room
    const settled = open.filter((index) => {
      const { wanted, least } = wishes[index] ?? { wanted: 0, least: 0 }
      return wanted <= fair(index) || least >= fair(index)
    })
    if (settled.length === 0) {
      for (const index of open) shares[index] = fair(index)
      return shares
    }
    for (const index of settled) {
      const { wanted, least } = wishes[index] ?? { wanted: 0, least: 0 }
      shares[index] = Math.max(least, Math.min(wanted, fair(index)))
    }
    room = Math.max(0, width - shares.reduce((sum, share) => sum + share, 0))
    open = open.filter((index) => !settled.includes(index))
  }
  return shares
}

function wishOf(rows: readonly PrintedCell[][], index: number, measures: Measures): Wish {
  const { width, padding } = measures
  const wish = { wanted: NARROWEST, least: NARROWEST }
  for (const row of rows) {
    for (const runs of row[index] ?? []) {
      const text = runs.map((run) => ({ ...run, text: run.text.slice(0, MOST_SIGNS) }))
      const room = padding + 1
      wish.wanted = Math.max(wish.wanted, Math.min(width, widthOf(text, measures) + room))
      const look = { bold: text.some(({ bold }) => bold), note: text.every(({ note }) => note) }
      for (const [word] of readText(text).matchAll(WORDS)) {
        const wide = widthOf([{ ...look, text: word }], measures) + room
        wish.least = Math.max(wish.least, Math.min(width * WIDEST_WORD, wide))
      }
    }
  }
  return wish
}

function widthOf(runs: PrintedCell[number], { sheet, size }: Measures): number {
  const parts = runs.flatMap((run) => {
    const { text, look } = measureStretch(run, size)
    return sheet.faces.stretches(text, look)
  })
  return parts.reduce((sum, { text, setting }) => sum + sheet.measure(text, setting), 0)
}
