import { SIGNS } from '#domain/language/signs.ts'
import type { Setting } from './typeface.ts'

export interface Piece {
  text: string
  setting: Setting
  width: number
  /** How far from the line's left end, where it does not stand right of the piece before. */
  at?: number
}

/** One line: its pieces in the order in which they are read. */
export type Line = Piece[]

export type Measure = (text: string, setting: Setting) => number

interface Word {
  text: string
  setting: Setting
  width: number
  isSpace: boolean
  /** A line may end before it. */
  breakBefore: boolean
}

const WIDE = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303F\uFF00-\uFFEF`
const CLOSING = `、。，．・：；？！゛゜ヽヾゝゞ々ー’”）〕］｝〉》」』】%％ぁぃぅぇぉっゃゅょァィゥェォッャュョ`
const OPENING = `（〔［｛〈《「『【`
/** A space, a wide character with what may not part from it, or a word. */
const PARTS = new RegExp(
  String.raw` +|[${OPENING}]*[${WIDE}](?:\p{M}|[${CLOSING}])*|[^ ${WIDE}]+`,
  'gu',
)
const WIDE_START = new RegExp(`^[${WIDE}]`, 'u')
const CLOSING_START = new RegExp(`^[${CLOSING}]`, 'u')

const THAI = /\p{sc=Thai}/u
const THAI_WORDS = new Intl.Segmenter('th', { granularity: 'word' })

/** Breaks runs into lines of at most `width` points; a word that fits no line is cut. */
export function breakLines(
  runs: readonly { text: string; setting: Setting }[],
  width: number,
  measure: Measure,
): Line[] {
  const lines: Line[] = []
  let line: Word[] = []
  let used = 0
  const end = () => {
    while (line.at(-1)?.isSpace) line.pop()
    lines.push(join(line))
    line = []
    used = 0
  }
  for (const group of grouped(words(runs, measure))) {
    const wanted = group.reduce((sum, word) => sum + word.width, 0)
    if (used > 0 && used + wanted > width && !group[0]?.isSpace) end()
    for (const word of group.flatMap((entry) => fitted(entry, width, measure))) {
      if (used + word.width > width && used > 0 && !word.isSpace) end()
      if (word.isSpace && used === 0 && lines.length > 0) continue
      line.push(word)
      used += word.width
    }
  }
  if (line.length > 0 || lines.length === 0) end()
  return lines
}

function words(runs: readonly { text: string; setting: Setting }[], measure: Measure): Word[] {
  let afterSpace = true
  let afterWide = false
  return runs.flatMap(({ text, setting }) =>
    partsOf(text).map((part) => {
      const isSpace = part.startsWith(' ')
      const isWide = WIDE_START.test(part) || THAI.test(part)
      const breakBefore =
        isSpace || afterSpace || ((isWide || afterWide) && !CLOSING_START.test(part))
      afterSpace = isSpace
      afterWide = isWide
      return { text: part, setting, isSpace, breakBefore, width: measure(part, setting) }
    }),
  )
}

/** Thai has no spaces: its words are looked up. */
function partsOf(text: string): string[] {
  const parts = text.match(PARTS) ?? []
  if (!THAI.test(text)) return parts
  return parts.flatMap((part) =>
    THAI.test(part) ? [...THAI_WORDS.segment(part)].map(({ segment }) => segment) : [part],
  )
}

/** Words that may not part stand together. */
function grouped(all: readonly Word[]): Word[][] {
  const groups: Word[][] = []
  for (const word of all) {
    const last = groups.at(-1)
    if (word.breakBefore || last === undefined) groups.push([word])
    else last.push(word)
  }
  return groups
}

/** The word itself, or its parts when no line can hold it. */
function fitted(word: Word, width: number, measure: Measure): Word[] {
  if (word.width <= width || word.isSpace) return [word]
  const parts: Word[] = []
  let text = ''
  let used = 0
  const end = () => {
    if (text !== '') parts.push({ ...word, text, width: used })
    text = ''
    used = 0
  }
  for (const [character] of word.text.matchAll(SIGNS)) {
    const wide = measure(character, word.setting)
    if (used + wide > width) end()
    text += character
    used += wide
  }
  end()
  return parts
}

/** Neighbours in the same setting become one piece. */
function join(line: readonly Word[]): Line {
  const pieces: Line = []
  for (const { text, setting, width } of line) {
    const last = pieces.at(-1)
    if (last?.setting === setting) {
      last.text += text
      last.width += width
    } else pieces.push({ text, setting, width })
  }
  return pieces
}
