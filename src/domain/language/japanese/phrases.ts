import type { Token } from '#domain/language/tagger.ts'
import { isNounLike, isParticle, plainText, startsAnew } from './words.ts'

/** A noun phrase with the particle after it. `from` and `to` are places among the tokens; `to` is after the particle. */
export interface Phrase {
  text: string
  particle: string
  from: number
  to: number
}

const JOINS = new Set(['の', 'と', 'や', '・', '／', '/', 'だけ', 'のみ', 'など', 'とか', '同士'])
const CASES = ['は', 'が', 'も', 'を', 'に', 'へ', 'から', 'で', 'しか', 'って', 'と', 'より']

/** The noun phrases of a clause that carry a particle of their own, in their order. */
export function readPhrases(tokens: readonly Token[]): Phrase[] {
  const phrases: Phrase[] = []
  let end = 0
  tokens.forEach((token, at) => {
    if (at < end || !isParticle(token, ...CASES)) return
    const noun = beforeBracket(tokens, at, end)
    const from = runBefore(tokens, noun, end)
    if (from === noun) return
    // と and で between nouns belong to a longer phrase.
    if (token.text === 'と' && joinsNouns(tokens, at)) return
    let to = at + 1
    let particle = token.text
    while (isParticle(tokens[to], 'は', 'も', 'だけ', 'のみ')) particle += tokens[to++]?.text ?? ''
    phrases.push({ text: plainText(tokens.slice(from, noun)), particle, from, to })
    end = to
  })
  return phrases
}

/** 「利用者（保護者）は」: a remark in brackets is between the noun and its particle. */
function beforeBracket(tokens: readonly Token[], at: number, least: number): number {
  if (!/^[）)]$/.test(tokens[at - 1]?.text ?? '')) return at
  for (let from = at - 2; from > least; from--) {
    if (/^[（(]$/.test(tokens[from]?.text ?? '')) return from
  }
  return at
}

function joinsNouns(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return next !== undefined && isNounLike(next) && hasCaseAfter(tokens, at + 1)
}

function hasCaseAfter(tokens: readonly Token[], from: number): boolean {
  for (const token of tokens.slice(from, from + 6)) {
    if (isParticle(token, 'は', 'が', 'も', 'を', 'に', 'には')) return true
    if (!isNounLike(token) && !JOINS.has(token.text)) return false
  }
  return false
}

/** Where the run of nouns before a particle begins. */
function runBefore(tokens: readonly Token[], at: number, least: number): number {
  let from = at
  while (from > least) {
    const token = tokens[from - 1]
    if (token === undefined) break
    const joins = JOINS.has(token.text) && from < at
    const leads = /^(?:だけ|のみ|など)$/.test(token.text)
    const next = tokens[from]
    if (next && from < at && startsAnew(token, next)) break
    const time = token.detail.startsWith('名詞,副詞可能') && from < at && next && isNounLike(next)
    if (time && next.detail.startsWith('名詞,') && !/接尾|副詞可能/.test(next.detail)) break
    if (!isNounLike(token) && !joins && !leads && token.pos !== 'DET') break
    from--
  }
  while (from < at && JOINS.has(tokens[from]?.text ?? '')) from++
  return from
}
