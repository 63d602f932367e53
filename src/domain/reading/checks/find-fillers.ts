import { answerLanguage, detectLanguage } from '#domain/language/detect-language.ts'
import { isHedged } from '#domain/language/hedges.ts'
import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import type { Tagger, Taggers, Token } from '#domain/language/tagger.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Said } from '#domain/reading/rows.ts'
import { contentWords } from './content-words.ts'

/**
 * Of the stretches that no row has taken, those in which no word says anything: no name, thing or figure, no
 * yes, no or must, nobody who is meant, and no verb but one whose object is quoted elsewhere. Each word is
 * judged as it stands in its answer, by its part of speech.
 */
export function findFillers(
  unplaced: readonly Said[],
  { answers, taggers }: { answers: readonly ReadableAnswer[]; taggers: Taggers },
): Said[] {
  const main = detectLanguage(answers.map(({ text }) => text))
  const told = new Map(answers.map(({ question, text }) => [question, text]))
  return unplaced.filter(({ question, words }) => {
    const text = told.get(question) ?? ''
    if (!text.includes(words) || /\p{N}/u.test(words)) return false
    if (UNSPACED.test(words)) return saysNothingInJapanese(tokensOf({ text, words }, taggers.ja))
    return answerLanguage(text, main) === 'en' && saysNothing(tokensOf({ text, words }, taggers.en))
  })
}

function tokensOf({ text, words }: { text: string; words: string }, tagger: Tagger): Token[] {
  const from = text.indexOf(words)
  const to = from + words.length
  const tokens = tagger.tag(text).filter(({ start, end }) => end > from && start < to)
  // Half a word says what the whole does.
  return tokens.every(({ start, end }) => start >= from && end <= to) ? tokens : []
}

type Test = (token: Token, at: number, all: readonly Token[]) => boolean

const isSilent = new Map<string, Test>([
  ['PUNCT', () => true],
  ['CCONJ', ({ text }) => !/^(?:but|or)$/i.test(text)],
  ['SCONJ', ({ text }) => /^(?:that|as|so)$/i.test(text)],
  ['ADP', ({ text }) => !PLACES.test(text)],
  ['DET', ({ text }) => /^(?:an?|the|this|that|these|those)$/i.test(text)],
  // "Ok, so" opens; "she ok the estimate", "it is ok" say something.
  ['INTJ', ({ text }, at, all) => !YES_OR_NO.test(text) && OPENS.test(all[at - 1]?.pos ?? '')],
  ['PRON', ({ text }, at, all) => NOBODY.test(text) && all[at - 1]?.pos !== 'ADP'],
  ['AUX', ({ text }) => COPULA.test(text)],
  ['ADV', ({ text }) => !YES_OR_NO.test(text) && contentWords(text).length === 0],
  ['ADJ', (_, at, all) => isFronted(all, at) || isOfPointer(all, at)],
  ['VERB', (_, at, all) => isPointer(all, at) || isCut(all, at)],
])

function saysNothing(tokens: readonly Token[]): boolean {
  const told = tokens.map(({ text }) => text).join(' ')
  return (
    tokens.length > 0 &&
    !isHedged(told) &&
    tokens.every((token, at) => isSilent.get(token.pos)?.(token, at, tokens))
  )
}

const OPENS = /^(?:PUNCT|INTJ|CCONJ)?$/
const YES_OR_NO =
  /^(?:yes|yeah|yep|no|nope|not|never|only|just|too|also|again|both|all|each|every|when|where|while|up|out|off|on|in|over|most|more|less)$/i
/** "When we're out", "without it", "by the". */
const PLACES =
  /^(?:out|up|down|off|over|away|back|under|within|by|without|except|but|against|before|after|until|till|since|above|below)$/i
/** Whom it is about is not among these. */
const NOBODY = /^(?:I|we|they|he|she|it|there|this|that|these|those|which|what)$/i
const COPULA = /^(?:is|are|was|were|be|been|being|am|['’](?:s|re|m|ll|d|ve)|shall|will|would)$/i
/** "I would guess a" is sure of nothing. */
const MODAL = /^(?:shall|will|['’]ll)$/i

/** "At present there is", "In general it is": no more than when. */
function isFronted(all: readonly Token[], at: number): boolean {
  return at === 1 && /^(?:at|in)$/i.test(all[0]?.text ?? '') && all[2]?.pos === 'PRON'
}

/** "Subject to the following": it only points to what was read. */
function isOfPointer(all: readonly Token[], at: number): boolean {
  return all[at + 1]?.lemma === 'to' && isPointer(all, at + 3)
}

function isPointer(all: readonly Token[], at: number): boolean {
  return (
    all[at]?.lemma === 'follow' &&
    all[at - 1]?.text.toLowerCase() === 'the' &&
    at === all.length - 1
  )
}

/** "I shall take a": what follows stands in a row, with all that the verb is about. */
function isCut(all: readonly Token[], at: number): boolean {
  const [before, verb, after] = [all[at - 1], all[at], all[at + 1]]
  const isOfI = all.slice(0, at).some(({ text }) => /^(?:I|we)$/i.test(text))
  const isToCome = MODAL.test(before?.text ?? '') && verb?.text.toLowerCase() === verb?.lemma
  return isOfI && isToCome && after?.pos === 'DET' && at === all.length - 2
}

const isSilentInJapanese = new Map<string, Test>([
  ['PUNCT', () => true],
  ['CCONJ', ({ text }) => !/^(?:いや|または|ただし|なお)$/u.test(text)],
  ['SCONJ', ({ text }) => /^(?:けれど|けど|けれども|が|ので|し|て|で|と)$/u.test(text)],
  ['PART', () => true],
  ['DET', ({ text }) => POINTS.test(text)],
  // 感動詞 are はい and いいえ.
  ['INTJ', ({ detail }) => /フィラー/u.test(detail)],
  ['ADP', ({ text }) => !LIMITS.test(text)],
  ['PRON', ({ text }) => POINTS.test(text) || ASKS.test(text)],
  [
    'NOUN',
    ({ text, detail }) => /非自立/u.test(detail) && /^(?:こと|もの|の|ん|わけ)$/u.test(text),
  ],
  ['AUX', ({ text, lemma }) => /^(?:です|だ|ます|た|ござる)$/u.test(lemma) && !/ら$/u.test(text)],
  // 「まああれですね」: only what opens a sentence; 「必ずです」 says when.
  ['ADV', (_, at, all) => at === 0 && /^(?:PRON|DET|INTJ)$/.test(all[1]?.pos ?? '')],
  ['VERB', (_, at, all) => isOfTelling(all, at) || isAsked(all, at)],
])

function saysNothingInJapanese(tokens: readonly Token[]): boolean {
  return (
    tokens.length > 0 &&
    tokens.every((token, at) => isSilentInJapanese.get(token.pos)?.(token, at, tokens))
  )
}

/** これ, そういう, あの: the words that only point begin so; あなた is somebody. */
const POINTS = /^[こそあ](?!なた|いつ|っち|ちら)/u
const ASKS = /^(?:何|なに|なん|どれ|どう)/u
/** Who or what alone, and until when. */
const LIMITS = /^(?:だけ|しか|のみ|まで|ばかり|以外|から|ほど|くらい|ぐらい)$/u

/** 「っていうと」「というのは」 */
function isOfTelling(all: readonly Token[], at: number): boolean {
  const [before, verb, after] = [all[at - 1], all[at], all[at + 1]]
  return (
    /^(?:いう|言う)$/u.test(verb?.text ?? '') &&
    /^(?:と|って)$/u.test(before?.text ?? '') &&
    /^[との]$/u.test(after?.text ?? '')
  )
}

/** 「何が困るか」 asks for what comes: a question says nothing. */
function isAsked(all: readonly Token[], at: number): boolean {
  const isAsking = all.slice(0, at).some(({ pos, text }) => pos === 'PRON' && ASKS.test(text))
  const end = all.slice(at + 1).find(({ pos }) => pos !== 'AUX')
  return isAsking && end?.text === 'か'
}
