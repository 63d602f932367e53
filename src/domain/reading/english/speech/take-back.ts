import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { BREATH } from '#domain/language/speech/breath.ts'

/** A stretch that the speaker took back. */
export interface TakenBack {
  start: number
  end: number
  /** What is not to be built, where that was taken back; null for a slip of the tongue. */
  refused: string | null
  /** What follows is a sentence of its own. */
  breathes: boolean
}

const NO = '(?:oh |well )?no'
const WAIT = 'wait|actually|sorry|hang on|scrap that|scratch that|i mean'
/** "no wait", "hang on no", "actually scratch that": what was just said is said anew. */
const ANEW = makePattern(
  'giu',
)`(?<=\s)(?:${NO} (?:${WAIT})|(?:hang on|wait) no|hang on|actually no|(?:actually )?(?:scratch|scrap) that|no (?=(?:say|make (?:it|that)|it['’]ll be) ))(?=\s)`
const SPEAKER = "(?:i['’]m|we['’]re|i am|we are)"
const DROP = '(?:forget|scrub|scratch|scrap|leave|drop)'
const NOT_DOING = '(?:doing|having|bothered(?: about)?|fussed(?: about)?|wanting)'
/** "no we're not doing that", "maybe scrub that not this time", "no don't do the bell". */
const REFUSES = makePattern(
  'giu',
)`(?<=\s)(?:(?:no )(?:\p{Lu}\p{Ll}+ )?${SPEAKER} not ${NOT_DOING} (?:that|it|those)|(?:no |maybe )+${DROP} (?:that|it|those)(?: out)?(?: not (?:this time|now|yet))?|no don['’]t do (?:the |that|it)\s?\p{L}*|(?:he|she|they)['’](?:s|re) welcome to want(?: it| one| that)?)(?=\s|$)`
/** "… four if it's raining no leave the rain out just six". */
const LEAVES_OUT =
  /(?<=\s)(?:\p{L}+ )?if (?:\S+ ){1,6}?no (?:leave|forget) (?:\S+ ){1,3}out(?: just \p{L}+)?(?=\s|$)/giu
const LEAD =
  /^(?:(?:and|oh|um|uh|then|or|but|also|so)\s+)*(?:somebody (?:said|wants?)\s+|\p{Lu}\p{Ll}+ (?:wants?|would like|asked for)\s+|i (?:said|wanted|thought of)\s+|it (?:should|could|might) \p{L}+\s+)?/iu
const TAIL = /(?:\s+(?:i said|maybe|um|uh))+$/iu
const RANKED = /^\s*(?:that['’]s|it['’]s) (?:a |also )?(?:must|nice|essential)/iu
const NEW_CLAUSE = /^\s*(?:it|i|we|they|she|he|you|that|there)(?:['’]\p{L}+)?\s/iu
const CLOSE = 6

/** What somebody who speaks takes back: "from five no hang on it's more like four". */
export function findTakenBack(text: string): TakenBack[] {
  const left = [...text.matchAll(LEAVES_OUT)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
    refused: null,
    breathes: false,
  }))
  const refused = [...text.matchAll(REFUSES)].map(({ 0: words, index }) => {
    const start = startOfClause(text, index)
    const what = text.slice(start, index).replace(LEAD, '').trim().replace(TAIL, '')
    return { start, end: index + words.length, refused: what, breathes: true }
  })
  const anew = [...text.matchAll(ANEW)].map(({ 0: words, index }) =>
    saidAnew(text, index, index + words.length),
  )
  const found = [...left, ...refused, ...anew.filter((each) => each !== null)]
  return found
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, at, all) => all.slice(0, at).every(({ end }) => end <= start))
}

function saidAnew(text: string, start: number, end: number): TakenBack | null {
  if (RANKED.test(text.slice(end))) return null
  const cue = { start, end }
  return numberAnew(text, cue) ?? wordsAnew(text, cue) ?? clauseAnew(text, cue)
}

interface Cue {
  start: number
  end: number
}

/** "five | no hang on it's more like | four": one number for another. */
function numberAnew(text: string, cue: Cue): TakenBack | null {
  const from = startOfWords(text, cue.start, CLOSE)
  const old = findNumbers(text.slice(from, cue.start)).at(-1)
  const head = /^(?:\s+\S+){1,7}/u.exec(text.slice(cue.end))?.[0] ?? ''
  const next = findNumbers(head)[0]
  if (old === undefined || next === undefined) return null
  if (!BETWEEN.test(head.slice(0, next.start))) return null
  return slip(from + old.start, cue.end + next.start)
}

const BETWEEN =
  /^\s*(?:(?:no|um|uh|er|it['’]s|it is|it was|that['’]s|say|make it|more|like|about|only|just|actually|really)\s+)*$/iu

/** "by the end of | no wait | by April": what begins with the same word again. */
function wordsAnew(text: string, cue: Cue): TakenBack | null {
  const [next] = [...text.slice(cue.end).matchAll(/(?<=\s)\p{L}+/gu)]
  if (next === undefined || SMALL.test(next[0])) return null
  const from = startOfWords(text, cue.start, CLOSE - 1)
  const near = ` ${text.slice(from, cue.start).toLowerCase()}`
  const again = near.lastIndexOf(` ${next[0].toLowerCase()} `)
  if (again < 0) return null
  const before = text.slice(0, from + again)
  const start = before.length - (/\b(?:the|a|an|my|our)\s$/iu.exec(before)?.[0].length ?? 0)
  return { ...slip(start, cue.end + next.index), breathes: !PREPOSITION.test(next[0]) }
}

const SMALL = /^(?:the|a|an|it|i|we|they|she|he|you|that|this|and|so|is|are)$/iu
const PREPOSITION = /^(?:by|in|on|at|for|from|to|with|until|till|before|after|per)$/iu

/** "she types it in | no actually | it knows that": the clause before is taken back. */
function clauseAnew(text: string, cue: Cue): TakenBack | null {
  if (!NEW_CLAUSE.test(text.slice(cue.end))) return { ...slip(cue.start, cue.end), breathes: true }
  return { ...slip(startOfClause(text, cue.start), cue.end), breathes: true }
}

function slip(start: number, end: number): TakenBack {
  return { start, end, refused: null, breathes: false }
}

/** Where the clause begins that ends here: after a breath, or at the last word that joins. */
function startOfClause(text: string, end: number): number {
  const before = text.slice(0, end)
  const joint = [...before.matchAll(/(?<=\s)(?:and|but|or|so|then|oh)\s/giu)].at(-1)?.index ?? 0
  return Math.max(joint, before.lastIndexOf(BREATH) + 1)
}

function startOfWords(text: string, end: number, count: number): number {
  const words = [...text.slice(0, end).matchAll(/\S+/gu)]
  return words[Math.max(0, words.length - count)]?.index ?? 0
}
