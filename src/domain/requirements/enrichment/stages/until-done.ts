import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { isDenied } from '#domain/requirements/enrichment/negations.ts'
import { isMistaken } from '#domain/requirements/writing/stages/complete-ways.ts'
import { baseOf, rootOf } from '#domain/requirements/writing/stages/word-root.ts'
import { listSentences } from '#domain/requirements/writing/words/list-sentences.ts'
import { namesStage, tellsOf } from './stage-words.ts'

interface Way {
  from: string
  to: string
  condition?: string | undefined
}

export type Telling = Pick<RequirementsDocument, 'rules' | 'nonGoals' | 'answers'>

interface Ban {
  id: string
  text: string
}

/** Every line that may say that a thing never goes a way: the rules, what is left out, each sentence of an answer. */
export function listBans({ rules, nonGoals, answers }: Telling): Ban[] {
  const sentences = answers.flatMap(({ question, text }) =>
    listSentences(text).map(({ start, end }) => ({ id: question, text: text.slice(start, end) })),
  )
  return [...rules, ...nonGoals, ...sentences]
}

/** Whether some line lets nothing go this way before what is not done yet at the stage it comes from. */
export function isBarred(bans: readonly Ban[], way: Way): boolean {
  return bans.some(({ text }) => deniesUntil(text, way))
}

/**
 * "Can't go out till it's been washed" of what goes out from "at the wash"; of what was washed it says nothing, and of
 * what is only taken back neither.
 */
export function deniesUntil(sentence: string, { from, to, condition = '' }: Way): boolean {
  if (isMistaken(condition)) return false
  return partsOf(sentence).some(
    ({ denied, done }) =>
      !isDenied(done) &&
      (UNSPACED.test(to) ? tellsOf(denied, to) : namesStage(denied, to)) &&
      (UNSPACED.test(from) ? isOpenInJapanese(from, done) : isOpen(from, done)),
  )
}

interface Parts {
  /** What may not be. */
  denied: string
  /** What has to be done first. */
  done: string
}

function partsOf(sentence: string): Parts[] {
  const { first = '', rest = '' } = IN_JAPANESE.exec(sentence)?.groups ?? {}
  if (first !== '') return isDenied(rest) ? [{ denied: rest, done: first }] : []
  const [head = '', ...tails] = sentence.split(UNTIL)
  if (tails.length !== 1) return []
  const [tail = ''] = tails
  const [before = '', ...behind] = tail.split(',')
  const [given, done] = head.trim() === '' ? [behind.join(','), before] : [head, tail]
  const no = NO.exec(given)
  return no === null || !isDenied(given) ? [] : [{ denied: given.slice(no.index), done }]
}

const UNTIL = /\b(?:until|till?|unless|before)\b/iu
const NO = /\b(?:not|never|no|nobody|nothing|none|cannot)\b|n['’]t\b/iu
const IN_JAPANESE =
  /(?<first>[^、。]+?)(?:まで(?:は|に)?|なければ|ないと|ないうちは|てからで(?:ないと|なければ))、?(?<rest>[^、。]+)/u

/** "At the wash", "not paid" and "waiting for payment", where what has to be done first is the same; not "washed". */
function isOpen(from: string, done: string): boolean {
  const roots = new Set([...wordsOf(done)].map(rootOf))
  const words = wordsOf(from)
  const shared = words.filter((word) => roots.has(rootOf(word.replace(UNDONE, ''))))
  if (shared.length === 0) return false
  const isDone = words.some(
    (word, at) => isParticiple(word) && !UNDONE.test(word) && !NOT_YET.test(words[at - 1] ?? ''),
  )
  return !isDone && (UNDER_WAY.test(from) || shared.some((word) => UNDONE.test(word)))
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => contentStems(word).size > 0 || NOT_YET.test(word),
  )
}

function isParticiple(word: string): boolean {
  return baseOf(word) !== word.toLowerCase() ? !/^go(?:es|ing)$/u.test(word) : /ed$/u.test(word)
}

const UNDONE = /^un(?=\p{L}{4})/u
const NOT_YET = /^(?:not|be|being|half|part|partly)$/u
const UNDER_WAY =
  /^(?:at|in|on|under|not|being|to be|half|part(?:ly)?|await\p{L}*|wait\p{L}*)\b|^\p{L}+ing\b/iu

/** 「洗濯中」, 「入金待ち」, 「未払い」. */
function isOpenInJapanese(from: string, done: string): boolean {
  return /中$|待ち$|前$|^未/u.test(from) && tellsOf(done, from.replace(/^未|前$/gu, ''))
}
