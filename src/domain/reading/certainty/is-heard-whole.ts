import { countWords } from '#domain/language/count-words.ts'
import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { BREATH } from '#domain/language/speech/breath.ts'
import { contentWords } from '#domain/reading/checks/content-words.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'

/** So many words between two breaths are more than one sentence. */
const LONGEST_BREATH = 24
/** The speaker thinks aloud, or takes something back. */
const ALOUD =
  /\b(?:no (?:wait|say|sorry|i|we|it|they|that)|hang on|i mean|well|or something|sort of|kind of|i suppose|i think|not even)\b/iu
const BINDS =
  /\b(?:must|mustn['’]t|can|can['’]t|cannot|never|only|nobody|no|not|(?:have|has|got|gotta) to|gotta|\p{L}+n['’]t)\b/iu
const VAGUE = /^(?:do|want|need|like|treat|get it)\b/iu
/** What is counted is not said: "it", "they're". */
const NO_NAME = /^(?:it|that|they|so)\b|^i['’]ve never\b/iu
const LONGEST_FIELD = 4
const LONGEST_NAME = 6
const LONGEST_WHEN = 14
const LONGEST_THEN = 22
const LONGEST_TEXT = 14

/** Whether the answers that a row quotes were spoken without stops. */
function quotesSpeech({ said }: ProposedRow, answers: readonly ReadableAnswer[]): boolean {
  return said.some(({ question }) =>
    answers.some((answer) => answer.question === question && answer.text.includes(BREATH)),
  )
}

/** Whether a guess of spoken words says nothing that could be confirmed: its words stay the founder's. */
export function isHeardEmpty(row: ProposedRow, answers: readonly ReadableAnswer[]): boolean {
  if (row.certainty === 'clear' || !quotesSpeech(row, answers)) return false
  if (row.kind === 'quality' || row.kind === 'limit') return row.about === 'other'
  if (row.kind === 'connection') return row.direction === null && !saysEnough(row)
  if (row.kind === 'measure') return NO_NAME.test(row.what) && !row.guard
  return (row.kind === 'rule' || row.kind === 'feature') && !saysEnough(row)
}

/**
 * Whether a row that was read of speech without stops stands for one whole sentence of it, and says
 * enough to be held for the founder's word.
 */
export function isHeardWhole(row: ProposedRow, answers: readonly ReadableAnswer[]): boolean {
  const heard = row.said.flatMap(({ question, words }) => {
    const text = answers.find((answer) => answer.question === question)?.text ?? ''
    return text.includes(BREATH) ? [{ text, words }] : []
  })
  const isWhole = heard.every(({ text, words }) => {
    const at = text.indexOf(words)
    if (at < 0) return false
    const start = text.lastIndexOf(BREATH, at) + 1
    const end = text.indexOf(BREATH, at + words.length)
    const breath = text.slice(start, end < 0 ? text.length : end)
    return countWords(breath) <= LONGEST_BREATH && !ALOUD.test(breath)
  })
  return heard.length === 0 || (isWhole && saysEnough(row))
}

function saysEnough(row: ProposedRow): boolean {
  switch (row.kind) {
    case 'feature':
      return contentWords(row.does).length > 1 && !VAGUE.test(row.does)
    case 'permission':
      return !VAGUE.test(row.what)
    case 'rule':
      if (row.when !== null && countWords(row.then) > 2) return true
      return BINDS.test(row.then) || findNumbers(row.then).length > 0
    case 'case':
      return countWords(row.when) <= LONGEST_WHEN && countWords(row.then ?? '') <= LONGEST_THEN
    case 'thing':
      return row.fields.every(({ name }) => countWords(name) <= LONGEST_FIELD)
    case 'measure':
      return countWords(row.what) <= LONGEST_NAME && !/\b(?:i|we)\b/iu.test(row.what)
    case 'connection':
      return /\s\p{Lu}/u.test(row.what)
    case 'money':
    case 'quality':
    case 'limit':
      return countWords(row.what) <= LONGEST_TEXT
    case 'out':
      return contentWords(row.what).length > 0
    default:
      return true
  }
}
