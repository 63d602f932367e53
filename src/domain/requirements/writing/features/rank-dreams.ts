import { findWords, type Stretch } from '#domain/language/find-words.ts'
import { isDream } from '#domain/language/patterns/dream.ts'
import { findClausesAbout } from '#domain/reading/checks/clauses.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Row, RowOf, Said } from '#domain/reading/rows.ts'
import { isJudged } from './told-feature.ts'

/**
 * What the founder calls a dream, daft or for some other day is nice to have, whatever the reader made
 * of its rank; a must stays one, and what the founder has judged.
 */
export function rankDreams(rows: readonly Row[], answers: readonly ReadableAnswer[]): Row[] {
  const places = rows.flatMap((row) =>
    row.kind === 'feature' || row.kind === 'out' ? placesOf(row, answers) : [],
  )
  return rows.map((row) => {
    if (row.kind !== 'feature' || isJudged(row)) return row
    if (row.priority === 'must' || row.priority === 'could') return row
    const isCalled =
      isDreamt(row, rows) || placesOf(row, answers).some((own) => isAround(own, places))
    return isCalled ? { ...row, priority: 'could' } : row
  })
}

/** In its own words: where others share them, in the clause about it. */
function isDreamt(row: RowOf<'feature'>, rows: readonly Row[]): boolean {
  return row.said.some((said) => {
    const isShared = rows.some(
      (other) => other.kind === 'feature' && other.id !== row.id && other.said.some(isSame(said)),
    )
    const told = isShared ? findClausesAbout(row.does, [said.words]) : [said.words]
    return told.some(isDream)
  })
}

function isSame({ question, words }: Said) {
  return (other: Said) =>
    other.question === question && (words.includes(other.words) || other.words.includes(words))
}

interface Place extends Stretch {
  id: string
  question: string
  text: string
}

function placesOf({ id, said }: Row, answers: readonly ReadableAnswer[]): Place[] {
  return said.flatMap(({ question, words }) => {
    const text = answers.find((answer) => answer.question === question)?.text ?? ''
    const found = findWords(text, words)
    return found === null ? [] : [{ ...found, id, question, text }]
  })
}

const ENDS = /[.!?;。！？；\n]/u
/** What speaks of what is before it. */
const BACK =
  /^[\s,，、.。…–—()（）-]*(?:(?:but|though|well|and|ok|yes|yeah|i know|でも|まあ|けど|が)[\s,、]*)*(?:(?:that|this|it|which|those)\b|i know\b|これ|それ|と、)/iu

/** In what is said right before it or behind it, up to what else is asked for. */
function isAround(own: Place, places: readonly Place[]): boolean {
  const others = places.filter(
    ({ id, question, start, end }) =>
      id !== own.id && question === own.question && (end <= own.start || start >= own.end),
  )
  const from = Math.max(0, ...others.filter(({ end }) => end <= own.start).map(({ end }) => end))
  const to = Math.min(
    own.text.length,
    ...others.filter(({ start }) => start >= own.end).map(({ start }) => start),
  )
  const before = own.text.slice(from, own.start).split(ENDS).at(-1) ?? ''
  if (isDream(before) && !BACK.test(before)) return true
  const [rest = '', next = ''] = own.text.slice(own.end, to).split(ENDS)
  const isLast = to === own.text.length || rest.length < to - own.end
  if (isDream(rest) && (isLast || BACK.test(rest))) return true
  return isDream(next) && (BACK.test(next) || next.trim().length <= SHORT)
}

/** So few signs tell nothing but what is thought of it: "A man can dream." */
const SHORT = 30
