import { countWords } from '#domain/language/count-words.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { LONG, NEXT_CLAUSE } from './spoken-pieces.ts'

/** What a recogniser heard, and what is before the place where it is typed. */
export interface Heard {
  /** The text up to the cursor. */
  before: string
  /** The words as they were recognised, mostly without marks. */
  words: string
  language: 'en' | 'ja'
}

/** A sentence this long, in words, ends where a new clause begins; a shorter one takes a comma. */
const WHOLE = 10
/** Fewer words are no sentence: what comes next belongs to them. */
const FRAGMENT = 3

const CONJUNCTIONS = 'and|but|or|so|because|cause|if|when|while|that|which|who'
const PREPOSITIONS = 'to|of|in|on|at|for|with|from|by|about|into|than|as|like'
const AUXILIARIES = 'is|are|was|were|be|has|have|had|will|would|can|could|should|must'
const POSSESSIVES = 'my|our|your|their|his|her|its'
/** A sentence does not end with these. */
const JOINT_AT_END = makePattern(
  'iu',
)`(?:^|\s)(?:${CONJUNCTIONS}|the|an?|${PREPOSITIONS}|${AUXILIARIES}|${POSSESSIVES}|then|also|not|very|really|um+|uh+|er)$`
/** A sentence does not begin with these: they take up what was said before a pause. */
const TAKES_UP =
  /^(?:of|to|for|with|in|on|at|by|from|than|which|who|whose|or|as|into|about|is|are|was|were)\b/iu
const NEW_CLAUSE = /^(?:and|but|so|because|when|if|unless|until|while|then)\b/iu
const ENDED = /[.!?:;,…。、！？：；,\n-]\s*$/u

/**
 * What to type for the words that were heard: with full stops and commas where they are sound, and
 * with the space or mark that parts them from what is before. No word is changed or left out; the
 * first letter of a sentence is made large.
 */
export function punctuateSpeech({ before, words, language }: Heard): string {
  const heard = words.replace(/\s+/gu, ' ').trim()
  if (heard === '') return ''
  if (language === 'ja') return japanese(before, heard)
  const text = cutClauses(heard)
  const isFresh = before.trim() === '' || /[.!?。！？\n]\s*$/u.test(before)
  if (isFresh) return (/\S$/u.test(before) ? ' ' : '') + capital(text)
  if (/\s$/u.test(before)) return text
  const mark = ENDED.test(before) ? '' : markBetween(lastSentence(before), text)
  return `${mark} ${mark === '.' ? capital(text) : text}`
}

/** The mark at the end of what was said, once nothing more comes; empty where there is none to add. */
export function endOfSpeech({ before, language }: Omit<Heard, 'words'>): string {
  if (ENDED.test(before) || /\s$/u.test(before)) return ''
  const sentence = lastSentence(before)
  if (language === 'ja') return POLITE_END.test(sentence) ? '。' : ''
  return countWords(sentence) >= FRAGMENT && !JOINT_AT_END.test(sentence) ? '.' : ''
}

function markBetween(sentence: string, next: string): '' | ',' | '.' {
  if (countWords(sentence) < FRAGMENT || JOINT_AT_END.test(sentence) || TAKES_UP.test(next))
    return ''
  return NEW_CLAUSE.test(next) && countWords(sentence) < WHOLE ? ',' : '.'
}

/** A long run of words without a mark is cut where a clause with its own subject begins. */
function cutClauses(text: string): string {
  if (countWords(text) <= LONG || /[.!?]\s/u.test(text)) return text
  let from = 0
  let cut = ''
  for (const { 0: joint, index } of text.matchAll(NEXT_CLAUSE)) {
    const clause = text.slice(from, index)
    if (countWords(lastSentence(cut + clause)) < FRAGMENT) continue
    const isWhole = countWords(lastSentence(cut + clause)) >= WHOLE
    cut += `${clause}${isWhole ? '.' : ','} `
    from = index + joint.length - joint.trimStart().length
    if (isWhole) cut += text.charAt(from++).toUpperCase()
  }
  return cut + text.slice(from)
}

function lastSentence(text: string): string {
  return text.slice(text.search(/[^.!?。！？\n]*$/u)).trim()
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const POLITE = '(?:です|ます|でした|ました|ません|ましょう|でしょう|ください)'
const POLITE_END = new RegExp(`${POLITE}(?:よね|ね|よ|か)?$`, 'u')
/** A polite ending with a new sentence behind it: nothing that the ending runs on into. */
const POLITE_WITHIN = new RegExp(
  `(?<!ます)${POLITE}(?:よね|ね|よ)?(?=[^がけのかしとねよらうでなっ。、！？\\s）」])(?!まで|まい|ます)`,
  'gu',
)
const RUNS_ON = new RegExp(
  `${POLITE}(?:けれども|けれど|けど|ので|から|が|し)(?=[^、。！？\\s）」])`,
  'gu',
)
const JOINS = /(?:て|で|が|けど|けれど|けれども|ので|から|たら|れば|たり|し|は)$/u

/** Japanese has no spaces between words; those that a recogniser puts are pauses. */
function japanese(before: string, heard: string): string {
  const letter = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]'
  const pause = new RegExp(`(?<=${letter}) (?=${letter})`, 'gu')
  const pieces = heard.split(pause)
  let text = ''
  for (const piece of pieces) text += markInJapanese(before + text) + marked(piece)
  return text
}

function marked(piece: string): string {
  return piece.replace(POLITE_WITHIN, '$&。').replace(RUNS_ON, '$&、')
}

function markInJapanese(before: string): string {
  if (before === '' || ENDED.test(before) || /\s$/u.test(before)) return ''
  if (POLITE_END.test(before)) return '。'
  return JOINS.test(before) ? '、' : ''
}
