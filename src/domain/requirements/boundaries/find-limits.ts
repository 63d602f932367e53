import { answerLanguage, readsAsJapanese } from '#domain/language/detect-language.ts'
import { ENGLISH_FIGURES } from './english/figures.ts'
import {
  findAllEnglishFigures,
  findEnglishBars,
  findEnglishFigures,
  findEnglishLimits,
} from './english/find-limits.ts'
import {
  findAllJapaneseFigures,
  findJapaneseFigures,
  findJapaneseLimits,
  JAPANESE_DURATION,
} from './find-japanese-limits.ts'
import type { FigureAt, Limit } from './limit.ts'
import { plainLimits } from './plain-limits.ts'

/** No more of a text is searched; it bounds the work while typing. */
const MAX_READ = 2_000

/** The limits that a text sets, in their order. `language` is that of all answers together. */
export function findLimits(text: string, language: string): Limit[] {
  const read = text.slice(0, MAX_READ)
  switch (languageOf(read, language)) {
    case 'ja':
      return findJapaneseLimits(read)
    case 'en':
      return findEnglishLimits(read)
    default:
      return plainLimits(read)
  }
}

/** The figures of a text that sets none of these limits, money aside: "Boat 1: 22 people". */
export function findFigures(text: string, language: string): Limit[] {
  const read = text.slice(0, MAX_READ)
  const own = languageOf(read, language)
  if (own === 'ja') return findJapaneseFigures(read)
  if (own !== 'en') return []
  const figures = findEnglishFigures(read)
  return figures.length > 0 ? figures : findEnglishBars(read)
}

/** Among English answers a note without any telling word is English. */
function languageOf(text: string, language: string): string {
  if (readsAsJapanese(text)) return 'ja'
  return language === 'en' || language === 'und' ? 'en' : answerLanguage(text, language)
}

/** Every figure of a text, whether a word makes a limit of it or not. */
export function findEveryFigure(text: string, language: string): FigureAt[] {
  const read = text.slice(0, MAX_READ)
  const own = languageOf(read, language)
  const limits = findLimits(read, language)
  const all =
    own === 'ja' ? findAllJapaneseFigures(read) : own === 'en' ? findAllEnglishFigures(read) : []
  const rest = all.filter(
    ({ start, end }) => !limits.some((limit) => start < limit.end && end > limit.start),
  )
  return [...limits, ...rest].sort((a, b) => a.start - b.start)
}

/** The lengths of time in a text, letter by letter. */
export function findDurations(text: string, language: string): string[] {
  const own = languageOf(text, language)
  const pattern =
    own === 'ja' ? JAPANESE_DURATION : own === 'en' ? ENGLISH_DURATION : PLAIN_DURATION
  return [...text.matchAll(pattern)].map(([words]) => words.trim())
}

const ENGLISH_DURATION = new RegExp(ENGLISH_FIGURES.duration, 'giu')
const PLAIN_DURATION = /\d+\s\p{L}+/giu
