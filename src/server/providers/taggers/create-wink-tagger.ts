import model from 'wink-eng-lite-web-model'
import winkNLP, { type ItemToken } from 'wink-nlp'
import type { PartOfSpeech, Tagger, Token } from '#domain/language/tagger.ts'

/** A capital that only says "a line or sentence begins here", not "this is a name". */
const OPENING_CAPITAL =
  /(^|[\n.!?:;|\t]\s*|[-*•–]\s+|\d[.)]\s+)(\p{Lu})(?=\p{Ll}+(?:\s+\P{Lu}|[,.:;]|$))/gu
/** Before these a "'s" is "is" or "has". */
const SAYS_IS = new Set([
  'it',
  'he',
  'she',
  'that',
  'this',
  'there',
  'here',
  'what',
  'who',
  'where',
  'when',
  'how',
  'everybody',
  'everyone',
  'somebody',
  'someone',
  'nobody',
  'nothing',
  'everything',
  'something',
])
const PARTICIPLE = /^(?:got|been|gone|done|\p{L}{2,}(?:ing|ed))$/iu
const AFTER_IS = new Set<PartOfSpeech>(['DET', 'PRON', 'ADV', 'ADP', 'PART'])

let nlp: ReturnType<typeof winkNLP> | undefined

/** English parts of speech by wink-nlp, with the corrections that any text needs. */
export function createWinkTagger(): Tagger {
  nlp ??= winkNLP(model, ['pos'])
  return { tag }
}

function tag(text: string): Token[] {
  if (nlp === undefined) return []
  const { its } = nlp
  // The library's types disagree with themselves on what a lemma is made from.
  const lemma = its.lemma as (index: number) => string | undefined
  const plain = text.replace(OPENING_CAPITAL, (all, before: string, capital: string) => {
    const small = capital.toLowerCase()
    return small.length === capital.length ? `${before}${small}` : all
  })
  const tokens: Token[] = []
  let from = 0
  nlp
    .readDoc(plain)
    .tokens()
    .each((token: ItemToken) => {
      const value = token.out(its.value)
      const start = plain.indexOf(value, from)
      if (start === -1 || value.trim() === '') return
      from = start + value.length
      tokens.push({
        text: text.slice(start, from),
        start,
        end: from,
        pos: partOfSpeech(token.out(its.pos)),
        lemma: (token.out(lemma) ?? value).toLowerCase(),
        detail: '',
      })
    })
  return mendShortIs(tokens)
}

/** wink takes "'s" for a possessive; after "it" or before "the" it is "is". */
function mendShortIs(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    const short = /^['’](s|re|m|d|ll|ve)$/i.exec(token.text)?.[1]?.toLowerCase()
    if (short === undefined) return token
    const before = tokens[i - 1]?.lemma ?? ''
    const after = tokens[i + 1]
    const is =
      SAYS_IS.has(before) ||
      (after !== undefined && (AFTER_IS.has(after.pos) || PARTICIPLE.test(after.text)))
    if (short !== 's') return { ...token, pos: 'AUX', lemma: LONG[short] ?? token.lemma }
    return is ? { ...token, pos: 'AUX', lemma: 'be' } : { ...token, pos: 'PART', lemma: "'s" }
  })
}

const LONG: Record<string, string> = { re: 'be', m: 'be', d: 'would', ll: 'will', ve: 'have' }
const PARTS = new Set<string>([
  'ADJ',
  'ADP',
  'ADV',
  'AUX',
  'CCONJ',
  'DET',
  'INTJ',
  'NOUN',
  'NUM',
  'PART',
  'PRON',
  'PROPN',
  'PUNCT',
  'SCONJ',
  'SYM',
  'VERB',
  'X',
])

function partOfSpeech(tag: string): PartOfSpeech {
  return PARTS.has(tag) ? (tag as PartOfSpeech) : 'X'
}
