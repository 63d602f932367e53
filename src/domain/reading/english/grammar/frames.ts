import type { Clause } from './clauses.ts'
import { placeFronted } from './fronted.ts'
import { findNounPhraseEnd, predicateAt, skipAdverbs } from './noun-phrases.ts'
import { findExceptEnd, findPersonEnd, findSubject } from './subjects.ts'
import { isNegation, isNominative, joinWords, set, type Word } from './words.ts'

export type Modal = 'may' | 'must' | 'should' | 'will' | 'want'

/** Who does what: the build of one clause. */
export interface Frame {
  link: string | null
  words: readonly Word[]
  /** Empty when unsaid. */
  subject: readonly Word[]
  /** "only the owner …", "nobody but the owner …": nobody else. */
  onlySubject: boolean
  /** "nobody …", "no member …". */
  noSubject: boolean
  modal: Modal | null
  negated: boolean
  /** "only see their own": it limits what is seen, not who sees it. */
  only: boolean
  verb: Word | null
  passive: boolean
  /** What is after the verb. */
  rest: readonly Word[]
  /** The place of the verb group in `words`. */
  verbAt: number
}

const MODAL_OF: Record<string, Modal> = {
  can: 'may',
  could: 'may',
  may: 'may',
  might: 'may',
  must: 'must',
  shall: 'must',
  should: 'should',
  will: 'will',
  would: 'will',
  need: 'may',
}
const ALL = set('all both each themselves')
const BEFORE_TO: Record<string, Modal> = {
  have: 'must',
  need: 'must',
  get: 'may',
  want: 'want',
  like: 'want',
  able: 'may',
  allowed: 'may',
  supposed: 'should',
  love: 'want',
  free: 'may',
  ought: 'should',
}

/** Reads the build of a clause; `verb` is null for a phrase without one. */
export function readFrame({ words, link }: Clause): Frame {
  const frame: Frame = {
    link,
    words,
    subject: [],
    onlySubject: false,
    noSubject: false,
    modal: null,
    negated: false,
    only: false,
    verb: null,
    passive: false,
    rest: [],
    verbAt: -1,
  }
  let at = skipAdverbs(words, 0)
  const refused = words[at]?.low === 'no' && words[at + 1]?.low.endsWith('ing')
  if (refused && words[at + 1]?.pos === 'VERB') {
    readVerb(frame, at + 1)
    return { ...frame, negated: true }
  }
  if (words.slice(0, at).some(isNegation)) frame.negated = true
  if (words[at - 1]?.low === 'only' || words[at]?.low === 'only') {
    frame.onlySubject = true
    if (words[at]?.low === 'only') at++
  }
  const found = findSubject(words, at)
  if (found !== null) {
    frame.subject = found.subject
    frame.onlySubject ||= found.only
    frame.noSubject = found.nobody
    at = found.end
  } else if (isToSee(words, at)) {
    const end = findNounPhraseEnd(words, at)
    frame.subject = words.slice(at, end)
    frame.modal = 'may'
    at = words[end]?.low === ',' ? end + 2 : end + 1
  } else if (!predicateAt(words, at)) return verbless(frame)
  else frame.onlySubject = false
  readVerb(frame, at)
  if (found !== null) placeFronted(frame, found.fronted)
  if (frame.noSubject) readExcept(frame)
  return frame
}

/** "the customers, to see their own booking": what they may. */
function isToSee(words: readonly Word[], at: number): boolean {
  const end = findNounPhraseEnd(words, at)
  const to = words[end]?.low === ',' ? end + 1 : end
  return end > at && words[to]?.low === 'to' && words[to + 1]?.pos === 'VERB'
}

/** "nobody sees it but the driver": only the driver. */
function readExcept(frame: Frame): void {
  const at = frame.rest.findIndex((_, i) => findExceptEnd(frame.rest, i) > i)
  if (at === -1) return
  const from = findExceptEnd(frame.rest, at)
  const end = findPersonEnd(frame.rest, from)
  if (end === from) return
  frame.subject = frame.rest.slice(from, end)
  frame.rest = [...frame.rest.slice(0, at), ...frame.rest.slice(end)]
  frame.noSubject = false
  frame.onlySubject = true
}

function verbless(frame: Frame): Frame {
  return { ...frame, rest: frame.words, onlySubject: false, only: frame.words[0]?.low === 'only' }
}

function readVerb(frame: Frame, from: number): void {
  const { words } = frame
  let at = from
  for (; at < words.length; at++) {
    const word = words[at]
    if (word === undefined) return
    const after = words[at + 1]
    if (word.low === 'better' && words[at - 1]?.lemma === 'have') frame.modal = 'should'
    else if (isNegation(word)) frame.negated = true
    else if (word.low === 'alone') frame.onlySubject = true
    else if (word.low === 'only' || word.low === 'just') frame.only = true
    else if (leadsTo(words, at))
      frame.modal =
        word.low === 'got' ? 'must' : (BEFORE_TO[word.lemma] ?? BEFORE_TO[word.low] ?? frame.modal)
    else if (word.pos === 'AUX' && isChained(words, at)) readAuxiliary(frame, word)
    else if (word.low === 'to' || (word.low === 'got' && after?.low === 'to')) continue
    else if (
      word.pos === 'ADV' ||
      word.inert ||
      word.pos === 'INTJ' ||
      word.pos === 'PART' ||
      ALL.has(word.low)
    )
      continue
    else break
  }
  const word = words[at]
  if (word === undefined || !(word.pos === 'VERB' || word.pos === 'AUX')) {
    const be = lastAuxiliary(words, from, at)
    if (be === -1) {
      frame.rest = words.slice(from)
      return
    }
    at = be
  }
  frame.verb = words[at] ?? null
  frame.verbAt = at
  frame.passive = isPassive(words, from, at)
  frame.rest = words.slice(at + 1)
  readAfterVerb(frame)
}

/** "is paid", "has been sent". */
function isPassive(words: readonly Word[], from: number, at: number): boolean {
  const verb = words[at]
  const auxiliaries = words.slice(from, at).filter(({ pos }) => pos === 'AUX')
  // "to be able to let" is none.
  const isBe = auxiliaries.at(-1)?.lemma === 'be' && words[at - 1]?.low !== 'to'
  return isBe && verb?.pos === 'VERB' && /(?:ed|en|n|t|d)$/.test(verb.low)
}

/** Another verb follows this auxiliary, after adverbs and negations. */
function isChained(words: readonly Word[], at: number): boolean {
  for (let i = at + 1; i < words.length; i++) {
    const word = words[i]
    if (word === undefined || word.pos === 'PUNCT') return false
    if (word.pos === 'VERB' || word.pos === 'AUX') return true
    if (word.low === 'better') continue
    if (leadsTo(words, i) || word.low === 'got') return true
    const passes =
      word.pos === 'ADV' ||
      word.pos === 'PART' ||
      isNegation(word) ||
      word.low === 'only' ||
      word.low === 'just' ||
      word.inert ||
      ALL.has(word.low) ||
      isNominative(word)
    if (!passes) return false
  }
  return false
}

function leadsTo(words: readonly Word[], at: number): boolean {
  const word = words[at]
  const to =
    words[at + 1]?.low === 'to' || (words[at + 1]?.low === 'got' && words[at + 2]?.low === 'to')
  const known =
    word !== undefined &&
    (Object.hasOwn(BEFORE_TO, word.lemma) || Object.hasOwn(BEFORE_TO, word.low))
  return (
    known &&
    to &&
    (words[at + 2]?.pos === 'VERB' || words[at + 2]?.pos === 'AUX' || words[at + 3]?.pos === 'VERB')
  )
}

function readAuxiliary(frame: Frame, word: Word): void {
  const modal = MODAL_OF[word.lemma] ?? MODAL_OF[word.low]
  if (modal !== undefined) frame.modal = modal
}

function lastAuxiliary(words: readonly Word[], from: number, to: number): number {
  for (let i = Math.min(to, words.length) - 1; i >= from; i--)
    if (words[i]?.pos === 'AUX' || words[i]?.pos === 'VERB') return i
  return -1
}

/** "is not", "see only their own", "sees nothing": what is after the verb may turn it round. */
function readAfterVerb(frame: Frame): void {
  const [first, second] = frame.rest
  if (first === undefined) return
  if (isNegation(first) && first.low !== 'no') {
    frame.negated = true
    frame.rest = frame.rest.slice(1)
  }
  if (first.low === 'only' || (second?.low === 'only' && first.pos === 'ADP')) frame.only = true
}

/** The verb and what belongs to it, in base form: "pick a day". */
export function predicateOf(frame: Frame): string {
  const { verb, rest, words } = frame
  if (verb === null) return joinWords(rest)
  const object = rest.filter(({ low }, i) => !(i === 0 && low === 'only'))
  const tail = joinWords(object)
  const base = frame.passive ? `be ${verb.low}` : verb.lemma
  return [base, tail].filter((text) => text !== '').join(words.length > 0 ? ' ' : '')
}
