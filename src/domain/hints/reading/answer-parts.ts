import { BLANK } from '#domain/hints/blank.ts'
import { countWords } from '#domain/language/count-words.ts'
import { readsAsEnglish, readsAsJapanese } from '#domain/language/detect-language.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { readUnits } from '#domain/language/units.ts'
import { UNSURE as JAPANESE_UNSURE } from './japanese.ts'
import { UNSURE } from './vocabulary.ts'

/** An answer taken apart once, so that every check reads the same parts. */
export interface AnswerParts {
  /** The whole answer, trimmed, with plain line ends. */
  text: string
  /** Which checks may judge it: those for English or for Japanese words, or neither. */
  language: 'en' | 'ja' | 'other'
  /** The whole answer is an honest "not sure yet", which is a legal answer. */
  unsure: boolean
  /** Lines, numbered steps and sentences, without their marks: each says one thing. */
  items: readonly string[]
  /** The first item with a blank still to be filled in; such items prove nothing yet. */
  openBlank: string | null
  /** The items, and those of a single short sentence split at commas and "and". */
  parts: readonly string[]
  wordCount: number
  /** Numbers in digits or words; the marks of a list do not count. */
  numberCount: number
}

const NUMBER_WORDS = [
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|fifty',
  'hundred|thousand|zero|twice|half',
]
const COUNTERS = '人|名|件|回|円|日|週|か月|ヶ月|年|時間|分|秒|割|席|社|店|枚|個|台'
const NUMBER = makePattern(
  'giu',
)`\p{N}+(?:[.,:]\p{N}+)*|\b(?:${NUMBER_WORDS})\b|(?:[一二三四五六七八九十百千]|数[十百千万])+万?(?:${COUNTERS})`
const UNSURE_WITHIN = 60
const UNSURE_WORDS = 40
/** No check needs more items than this; it bounds the work on a pasted book. */
const MAX_ITEMS = 200
/** A sentence this short, in words, may be a bare list: "Booking, calendar and payments". */
const SHORT_SENTENCE = 14

/** Takes an answer apart. Time grows with its length only. */
export function readAnswer(answer: string): AnswerParts {
  const text = answer.replace(/\r\n?/g, '\n').trim()
  const all = readUnits(text)
    .flatMap((unit) => unit.text.split(/[;；]+/u))
    .map((item) => item.replace(/^\s*#+\s*/, '').trim())
    .filter((item) => /[\p{L}\p{N}_]/u.test(item))
    .slice(0, MAX_ITEMS)
  const items = all.filter((item) => !BLANK.test(item))
  const wordCount = countWords(text)
  const language = readsAsJapanese(text) ? 'ja' : readsAsEnglish(text) ? 'en' : 'other'
  const body = items.join('\n')
  return {
    text,
    language,
    unsure: isUnsure(text, wordCount),
    items,
    openBlank: all.find((item) => BLANK.test(item)) ?? null,
    parts: items.length === 1 ? splitShort(items[0] ?? '') : items,
    wordCount,
    numberCount: body.match(NUMBER)?.length ?? 0,
  }
}

/** "I'm not sure yet, because ..." is near the beginning of a short answer. */
function isUnsure(text: string, wordCount: number): boolean {
  if (JAPANESE_UNSURE.test(text)) return wordCount <= UNSURE_WORDS
  const at = text.search(UNSURE)
  return at !== -1 && at <= UNSURE_WITHIN && wordCount <= UNSURE_WORDS
}

function splitShort(sentence: string): string[] {
  if (countWords(sentence) > SHORT_SENTENCE || /[はがを]/.test(sentence)) return [sentence]
  return sentence
    .split(/[,、，،・]|\band\b|&|と(?=[\p{Script=Han}\p{Script=Katakana}]{2})/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
