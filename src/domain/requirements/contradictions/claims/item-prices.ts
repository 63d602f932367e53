import { findFirstPair } from '#domain/requirements/contradictions/find-first-pair.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { says } from '#domain/requirements/contradictions/topics/says.ts'
import { areOtherParts } from '#domain/requirements/contradictions/topics/segments.ts'
import { readNumbers } from './read-numbers.ts'
import { readPeople, readWords } from './read-words.ts'
import { splitClauses } from './split-clauses.ts'

/** How it is today, what is hoped for, and what may be. */
const NO_RULE: ReadonlySet<string> = new Set(['q1', 'q2', 'q4', 'q14', 'q15'])
const FREE = says(
  "costs? nothing; free of charge; (?:is|are|stays?|always|completely) free; for free; for nothing; no charge; does(?:n[’']t| not) cost (?:anything|a \\p{L}+); without charge; no cuesta(?:n)? nada; gratis; gratuit[oa]s?; 無料; お金はかかりません; 料金はかかりません; ただで",
)
/** For some of the cases alone. */
const PARTLY = says(
  'from; second; first; until; under; over; up to; if; when; unless; after; extra; more than; each extra; otherwise; late; half; again; primera; segunda; hasta; si; desde; a partir; から; 以降; まで; 二回目; 初回; 追加; 以上; 場合',
)
const FLAT = says(
  'flat; fixed (?:fee|price|rate|charge); one price; same price; whatever the (?:distance|size|time); wherever (?:you|they); tarifa plana; precio fijo; precio único; 一律; 定額; 均一',
)
const GRADED = says(
  '(?:a|per|each|every) (?:extra |further |additional )?(?:mile|km|kilomet(?:re|er)|hour|metre|meter|kilo|kg|minute|person) (?:after|on top|more|over|beyond|extra)',
  'by (?:distance|the mile|the hour|size|weight); depend(?:s|ing) on (?:the )?(?:distance|size|weight|time|how)',
  'por kilómetro; según (?:la )?(?:distancia|el tamaño|el peso); por cada kilo; 距離に(?:応じ|よ); 距離ごと; 大きさに(?:応じ|よ); 1キロごと; 重さに(?:応じ|よ)',
)
/** What makes another payment of it. */
const KINDS = [
  'deposit',
  'fine',
  'discount',
  'refund',
  'tip',
  'delivery',
  'shipping',
  'membership',
  'subscription',
  'instalment',
  'insurance',
  'voucher',
]
const PLAIN: ReadonlySet<string> = new Set(
  'paying show price card cash transfer choose send ask come bookable cost fee onlin web month week total receipt code email see now site arriv approve share screen extra flat pound euro dollar quid buy bank envelope door desk account change bring around'.split(
    ' ',
  ),
)
/** So near the sum a word says what it is for. */
const NEAR = 42

interface Price {
  piece: Piece
  words: string
  /** 0 for what is free. */
  value: number
  per: string
  items: ReadonlySet<string>
}

/** One thing that costs two sums, or nothing and something, in two answers. */
export function itemPrices(pieces: readonly Piece[]): Found[] {
  const told = pieces.filter(
    ({ question, words }) => !NO_RULE.has(question) && !/[?？]/.test(words),
  )
  const prices = told.flatMap(pricesIn)
  const found = findFirstPair(
    prices,
    (one, each) => isClash(one, each) && !isSaidToo(one, each, prices),
  )
  return found.length > 0 ? found : flatAndGraded(told)
}

function pricesIn(piece: Piece): Price[] {
  return splitClauses(piece).flatMap(({ words }): Price[] => {
    const sums = readNumbers(words).filter(({ kind }) => kind === 'money')
    const free = FREE.exec(words)
    const told = [
      ...sums.map(({ value, per, start, end }) => ({ value, per, start, end })),
      ...(free && sums.length === 0
        ? [{ value: 0, per: '', start: free.index, end: free.index + free[0].length }]
        : []),
    ]
    return told.map(({ value, per, start, end }) => ({
      piece,
      words,
      value,
      per,
      items: itemsIn(words, start, end),
    }))
  })
}

function itemsIn(words: string, start: number, end: number): Set<string> {
  const people = readPeople(words)
  return new Set(
    readWords(words)
      .filter(
        (word) =>
          (word.end <= start || word.start >= end) &&
          word.end > start - NEAR &&
          word.start < end + NEAR &&
          word.kind !== 'act' &&
          !PLAIN.has(word.name) &&
          !people.some((each) => each.start < word.end && each.end > word.start),
      )
      .map(({ name }) => name),
  )
}

function isClash(one: Price, other: Price): boolean {
  if (one.piece.question === other.piece.question || Math.abs(one.value - other.value) < 0.01)
    return false
  if (one.per !== other.per && one.value > 0 && other.value > 0) return false
  if (PARTLY.test(one.words) || PARTLY.test(other.words)) return false
  if (KINDS.some((kind) => one.items.has(kind) !== other.items.has(kind))) return false
  if (areOtherParts(one.piece.words, other.piece.words)) return false
  const shared = [...one.items].filter((each) => other.items.has(each)).length
  if (KINDS.some((kind) => one.items.has(kind))) return true
  const least = Math.min(one.items.size, other.items.size)
  return shared > 0 && (shared === least || (shared >= 2 && shared > least / 2))
}

/** Either answer names the other's sum as well. */
function isSaidToo(one: Price, other: Price, all: readonly Price[]): boolean {
  return all.some(
    ({ piece, value }) =>
      (piece.question === one.piece.question && value === other.value) ||
      (piece.question === other.piece.question && value === one.value),
  )
}

/** One price for all, and a price by what it comes to. */
function flatAndGraded(pieces: readonly Piece[]): Found[] {
  return pieces
    .filter(({ words }) => FLAT.test(words))
    .flatMap((flat): Found[] => {
      const graded = pieces.find(
        ({ question, words }) =>
          question !== flat.question &&
          GRADED.test(words) &&
          !FLAT.test(words) &&
          sharesOne(flat.words, words),
      )
      return graded ? [{ kind: 'promise', said: [flat, graded], names: [] }] : []
    })
}

function sharesOne(one: string, other: string): boolean {
  const told = new Set([
    ...itemsIn(one, 0, 0),
    ...readWords(one).map(({ name }) => name),
    ...sumsIn(one),
  ])
  const plain = (name: string) => /^(?:paying|show|price|card|ask|come)$/.test(name)
  return [...readWords(other).map(({ name }) => name), ...sumsIn(other)].some(
    (each) => !plain(each) && told.has(each),
  )
}

function sumsIn(words: string): string[] {
  return readNumbers(words).flatMap(({ value }) => (value >= 5 ? [String(value)] : []))
}
