import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { contentStems, sharedCount, stem } from '#domain/language/stems.ts'
import { isDenied } from '#domain/requirements/enrichment/negations.ts'
import { rootOf } from '#domain/requirements/writing/stages/word-root.ts'

interface Way {
  from: string
  to: string
}

/**
 * What somebody said in which both stages are named, first the one it comes from; said as no no. A list
 * of the stages tells no way by itself: what the reading made of it is told.
 */
export function tellsWay(quote: string, way: Way, stages: readonly string[]): boolean {
  const isTold = namesWay(quote, way) && !isList(quote, stages)
  return isTold && !isDenied(without(quote, [way.from, way.to]))
}

/**
 * Whether a sentence says that a thing never goes this way: the clause that names where it goes has the
 * no. "Not … until" only says when it does, and a list of the stages says nothing of the kind.
 */
export function deniesWay(sentence: string, way: Way, stages: readonly string[]): boolean {
  if (
    UNLESS.test(sentence) ||
    IF_NOT.test(sentence) ||
    !namesWay(sentence, way) ||
    isList(sentence, stages)
  )
    return false
  const clauses = sentence
    .split(/[,;:、；：]|\s[-–—]\s/u)
    .filter((clause) => tellsOf(clause, way.to) && !isUndone(clause))
  return clauses.some((clause) => isDenied(without(clause, [way.from, way.to])))
}

/** "Never ticked at barn": what somebody has not done is no ban. */
function isUndone(clause: string): boolean {
  return UNDONE.test(clause) && !MODAL.test(clause)
}

const UNDONE =
  /(?<!\b(?:is|are|be)\s)\b(?:never|not(?: yet)?)\s+(?:been\s+)?\p{L}+(?:ed|wn|ken|ven|ten)\b|ていない|まだ/iu
const MODAL = /\b(?:must|can|cannot|may|shall|should|allowed)\b|n['’]t be\b/iu

function isList(text: string, stages: readonly string[]): boolean {
  return stages.filter((stage) => namesStage(text, stage)).length > MOST_NAMED
}

/** More stages in one sentence are a list of them. */
const MOST_NAMED = 3

function namesWay(text: string, { from, to }: Way): boolean {
  const [first, last] = [placesOf(text, from)[0], placesOf(text, to).at(-1)]
  return first !== undefined && last !== undefined && first < last
}

/** 「押さないと始まらない」 tells when it does; 「できないと言った」 and 「しなければならない」 do not. */
const UNLESS =
  /\b(?:until|till?|unless|before|except|only|or|if|when)\b|まで|のみ|だけ|[かと]き|場合|(?<!いけ|なら|でき)ないと(?!いけ|だめ|困|言|い[うっ]|決)|なければ(?!なら|いけ)/iu

/** 「つながらんかったらケアマネさん」: what is done where something is not so is no ban. */
const IF_NOT = /(?:な|ん)かったら|(?:ない|ん)(?:なら|ければ)(?!な[らり]|いけ)/u

/** Whether a text names a stage with all of its words. */
export function namesStage(text: string, stage: string): boolean {
  return placesOf(text, stage).length > 0
}

/** Whether a text tells of a stage: a word of it is there in some form ("Paid" where somebody pays). */
export function tellsOf(text: string, stage: string): boolean {
  const all = text.toLowerCase()
  const words = wordsOf(stage).filter((word) => !SMALL.test(word))
  if (UNSPACED.test(stage)) {
    const isShared = sharedCount(contentStems(stage), contentStems(text)) > 0
    return isShared || all.includes(stage) || tellsVerbOf(text, stage)
  }
  const told = new Set(wordsOf(all).map(rootOf))
  return words.some((word) => told.has(rootOf(word)))
}

/** 「支払済み」 where somebody 「払う」: a sign of the stage begins a verb. */
function tellsVerbOf(text: string, stage: string): boolean {
  const signs = new Set(stage.replace(STATE, '').match(/\p{Script=Han}/gu))
  return [...text.matchAll(VERB)].some(([, sign = '']) => signs.has(sign))
}

/** What says only that something is done, goes on or is waited for. */
const STATE = /(?:済み?|中|完了|待ち)$/u
/** The last sign of a verb, with its ending; no particle. */
const VERB = /(\p{Script=Han})(?![をのはがにでともへや])\p{Script=Hiragana}/gu

/** Where a stage is named, by letters; empty where one of its words is missing. */
function placesOf(text: string, stage: string): number[] {
  const all = text.toLowerCase()
  const name = stage.trim().toLowerCase()
  if (UNSPACED.test(name)) return [...all.matchAll(new RegExp(escapePattern(name), 'gu'))].map(at)
  const stems = wordsOf(name)
    .filter((word) => !SMALL.test(word))
    .map(stem)
  const places = [...all.matchAll(WORD)].flatMap((found) =>
    stems.includes(stem(found[0])) ? [{ stem: stem(found[0]), place: found.index }] : [],
  )
  const isWhole =
    stems.length > 0 && stems.every((each) => places.some((found) => found.stem === each))
  return isWhole ? places.map(({ place }) => place) : []
}

function at({ index }: { index: number }): number {
  return index
}

function without(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => rest.toLowerCase().replaceAll(name.toLowerCase(), ' '), text)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? []
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu
/** Words that name no stage by themselves. */
const SMALL = /^(?:a|an|the|of|for|to|in|on|at|by|with|and|or|is|it|its|not|no)$/u
