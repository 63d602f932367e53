import { findWords } from '#domain/language/find-words.ts'
import { contentStems, sharedCount, stem } from '#domain/language/stems.ts'
import { HOME_QUESTION } from '#domain/reading/home-question.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Row, RowOf, Said } from '#domain/reading/rows.ts'
import { isOfRules } from './marks.ts'

/**
 * The rows that hold, as the answers tell them, those of their kind's own question first. The reading keeps new
 * rows at its end, so that none jumps on the screen; a document is read from the start.
 */
export function inAnswersOrder(rows: readonly Row[], answers: readonly ReadableAnswer[]): Row[] {
  const texts = new Map(answers.map(({ question, text }) => [question, text]))
  const placeOf = (row: Row): [number, number, number] => {
    const { kind, said } = row
    const own = said.find(({ question }) => question === HOME_QUESTION[kind]) ?? said[0]
    if (own === undefined) return [Infinity, 0, 0]
    const place = findWords(texts.get(own.question) ?? '', own.words)?.start ?? Infinity
    const order =
      own.question === HOME_QUESTION[kind] ? 0 : Number(own.question.slice(1)) || Infinity
    return [order, place, row.kind === 'step' ? placeWithin(own.words, row.does) : 0]
  }
  const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
  return withOwnWordsFirst(rows.filter(({ state }) => state !== 'refused'))
    .map((row) => ({ row, place: placeOf(row) }))
    .sort((a, b) =>
      a.place.reduce((told, place, at) => told || compare(place, b.place[at] ?? place), 0),
    )
    .map(({ row }) => row)
}

/** Of several steps in one sentence each stands where its own words do, on the average; what has none there, last. */
function placeWithin(words: string, does: string): number {
  const deed = contentStems(does)
  const places = [...words.matchAll(WORD)].flatMap(({ index, 0: word }) =>
    deed.has(stem(word.toLowerCase())) ? [index] : [],
  )
  const sum = places.reduce((all, place) => all + place, 0)
  return places.length === 0 ? words.length : sum / places.length
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu

/** Steps stand where they are told, not where the words stand that say of all of them whose they are. */
function withOwnWordsFirst(rows: readonly Row[]): Row[] {
  const heard = new Map<string, number>()
  for (const { kind, said } of rows) {
    if (kind !== 'step') continue
    for (const key of said.map(keyOf)) heard.set(key, (heard.get(key) ?? 0) + 1)
  }
  const times = (said: Said) => heard.get(keyOf(said)) ?? 0
  return rows.map((row) => {
    if (row.kind !== 'step' || isOfRules(row) || row.said.length < 2) return row
    const likeness = likenessTo(row)
    const said = [...row.said].sort((a, b) => times(a) - times(b) || likeness(b) - likeness(a))
    return { ...row, said }
  })
}

function keyOf({ question, words }: Said): string {
  return `${question} ${words}`
}

/** How many words of what is done some words tell. */
function likenessTo({ does, kind }: RowOf<'step'>): (said: Said) => number {
  const deed = contentStems(does)
  const home = HOME_QUESTION[kind]
  return ({ question, words }) => (question === home ? sharedCount(deed, contentStems(words)) : -1)
}
