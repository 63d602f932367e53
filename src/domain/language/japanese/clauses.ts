import { type RankRemark, rankRemark } from '#domain/language/rank-remark.ts'
import type { Tagger, Token } from '#domain/language/tagger.ts'
import { readUnits, type Unit } from '#domain/language/units.ts'
import { BECAUSE, BUT, type Cut, findCut, type Link } from './cuts.ts'
import { isComma, isFiller } from './words.ts'

/** A piece of a sentence with one predicate. Places are those of the whole answer. */
export interface Clause {
  start: number
  end: number
  /** The answer's own words. */
  words: string
  /** Without the signs around it; its link is at the end. */
  tokens: readonly Token[]
  /** How many of the last tokens are only its link. */
  tail: number
  link: Link
}

/** A sentence, line or cell of an answer, in clauses. */
export interface Sentence {
  unit: Unit
  clauses: Clause[]
  /** 「…を予約できること(必須)」: a rank in brackets, of all its clauses and in none of them. */
  remark: RankRemark | null
  /** Speech, long and with hardly a comma: what is read of it is less sure. */
  loose: boolean
}

/** Takes an answer apart into sentences and clauses. */
export function readSentences(text: string, tagger: Tagger): Sentence[] {
  return readUnits(text)
    .flatMap(splitAtGaps)
    .map((unit) => {
      const tokens = tagger.tag(unit.text).map((token) => ({
        ...token,
        start: token.start + unit.start,
        end: token.end + unit.start,
      }))
      // A label is read on its own: 「必須：出欠の回答」.
      const from = unit.labelled?.body.start ?? unit.start
      const remark = rankRemark(unit.text)
      const to = remark === null ? unit.end : unit.start + remark.start
      const told = tokens.filter(({ start }) => start >= from && start < to)
      return { unit, clauses: cutClauses(told, text), remark, loose: isSpeech(tokens) }
    })
}

/**
 * Where one sentence is several: at the spaces of dictated text, which stand for full stops, and at
 * the sides of brackets that hold sentences of their own.
 */
const GAP =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[ \u3000]+(?=[\p{L}\p{N}「])/u
const ASIDE = /[（(]([^（()）]{4,160}。[^（()）]{2,160})[）)]。?/u

function splitAtGaps(unit: Unit): Unit[] {
  if (unit.kind !== 'sentence' || unit.labelled !== null) return [unit]
  const aside = ASIDE.exec(unit.text)
  const parts = aside?.[1]
    ? [unit.text.slice(0, aside.index), ...aside[1].split('。'), restAfter(unit.text, aside)]
    : unit.text.split(GAP)
  const kept = parts.filter((text) => /[\p{L}\p{N}]/u.test(text))
  if (kept.length < 2) return [unit]
  let from = 0
  return kept.map((text, index) => {
    const at = unit.text.indexOf(text, from)
    from = at + text.length
    const place = unit.place + index
    return { ...unit, text, start: unit.start + at, end: unit.start + from, place }
  })
}

function restAfter(text: string, { index, 0: whole }: RegExpExecArray): string {
  return text.slice(index + whole.length)
}

/** Cuts a sentence's tokens where its grammar joins two predicates. */
export function cutClauses(tokens: readonly Token[], whole: string): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  let depth = 0
  const loose = isSpeech(tokens)
  let last = tokens.length
  while (last > 0 && isEnd(tokens[last - 1])) last--
  const close = (cut: Cut) => {
    const clause = clauseOf(tokens.slice(from, cut.next), cut, whole)
    if (clause) clauses.push(clause)
    from = cut.next
  }
  for (let at = 0; at < tokens.length; at++) {
    const text = tokens[at]?.text ?? ''
    if (/^[「『（(【]$/.test(text)) depth++
    else if (/^[」』）)】]$/.test(text)) depth = Math.max(0, depth - 1)
    if (depth > 0 || at < from) continue
    const cut = findCut({ tokens, at, from, loose })
    if (cut !== null && cut.next < last) close(cut)
  }
  close(lastCut(tokens))
  return clauses
}

/** 「〜ですから。」 and 「〜けど。」 lead on although the sentence ends. */
function lastCut(tokens: readonly Token[]): Cut {
  let at = tokens.length - 1
  while (at > 0 && (isEnd(tokens[at]) || /^(?:です|だ|ね|よ)$/.test(tokens[at]?.text ?? ''))) at--
  const token = tokens[at]
  const end = { next: tokens.length, tail: 0, link: 'end' } as const
  if (at === 0 || token?.pos !== 'SCONJ') return end
  const tail = tokens.length - at
  if (BECAUSE.has(token.text) && tokens[at - 1]?.text !== 'て' && tokens[at - 1])
    return { ...end, tail, link: 'because' }
  return BUT.has(token.text) ? { ...end, tail, link: 'but' } : end
}

/** A long sentence with hardly a comma. */
function isSpeech(tokens: readonly Token[]): boolean {
  const commas = tokens.filter(isComma).length
  return tokens.length > 35 && commas * 25 < tokens.length
}

function clauseOf(all: readonly Token[], cut: Cut, whole: string): Clause | null {
  let first = 0
  while (first < all.length && isEdge(all[first])) first++
  let last = all.length
  while (last > first && isEnd(all[last - 1])) last--
  const tokens = all.slice(first, last)
  const start = tokens[0]?.start
  const end = tokens.at(-1)?.end
  if (start === undefined || end === undefined) return null
  const dropped = all.length - last
  const tail = Math.min(tokens.length - 1, Math.max(0, cut.tail - dropped))
  return { start, end, words: whole.slice(start, end), tokens, tail, link: cut.link }
}

function isEdge(token: Token | undefined): boolean {
  if (token === undefined) return false
  return isFiller(token) || isEnd(token)
}

function isEnd(token: Token | undefined): boolean {
  return token !== undefined && /^[、，,。．.！？!?・…\s]+$/.test(token.text)
}
