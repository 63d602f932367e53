import { createRequire } from 'node:module'
import type { PartOfSpeech, Tagger, Token } from '#domain/language/tagger.ts'

type Lindera = typeof import('lindera-wasm-nodejs-ipadic')
type Tokenizer = import('lindera-wasm-nodejs-ipadic').Tokenizer

/** A word as the library gives it; one that its dictionary does not know has no class. */
interface Word {
  surface: string
  partOfSpeech: string
  partOfSpeechSubcategory1?: string
  partOfSpeechSubcategory2?: string
  conjugationType?: string
  conjugationForm?: string
  baseForm?: string
  byteStart: number
  byteEnd: number
}

let tokenizer: Tokenizer | undefined

/**
 * Japanese by lindera and its IPADIC dictionary. The dictionary (13 MB) is loaded with the first
 * text and kept for the life of the process.
 */
export function createLinderaTagger(): Tagger {
  return { tag }
}

function tag(text: string): Token[] {
  tokenizer ??= loadTokenizer()
  const places = unitsByByte(text)
  const words = tokenizer.tokenize(inWriting(text)) as Word[]
  const tokens = words.map((word) => tokenOf(word, text, places))
  const seen = tokens.filter((token) => token.text.trim() !== '')
  return joinKatakana(joinNames(joinNumbers(seen, text)))
}

/** Slurred forms of speech that the dictionary lacks, each with as many letters as it replaces. */
const IN_WRITING: [RegExp, string][] = [
  [/んす(?=[よけねかがでしw]|$)/g, 'んだ'],
  [/っす(?=[よけねかがでしw、。]|$)/g, 'です'],
  [/わかん(?=な)/g, 'わから'],
  [/えっと/g, 'えーと'],
  [/(?<=[られべけめえせて])んの(?=[かはが])/g, 'るの'],
]

function inWriting(text: string): string {
  return IN_WRITING.reduce((told, [slurred, plain]) => told.replace(slurred, plain), text)
}

function loadTokenizer(): Tokenizer {
  const lindera = createRequire(import.meta.url)('lindera-wasm-nodejs-ipadic') as Lindera
  const builder = new lindera.TokenizerBuilder()
  builder.setDictionary('embedded://ipadic')
  builder.setMode('normal')
  builder.setKeepWhitespace(true)
  return builder.build()
}

/** The place in UTF-16 units at which each byte of the text in UTF-8 begins. */
function unitsByByte(text: string): Uint32Array {
  const places = new Uint32Array(text.length * 3 + 1)
  let byte = 0
  let unit = 0
  for (const character of text) {
    places[byte] = unit
    byte += bytesOf(character.codePointAt(0) ?? 0)
    unit += character.length
  }
  places[byte] = unit
  return places
}

function bytesOf(point: number): number {
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

function tokenOf(word: Word, text: string, places: Uint32Array): Token {
  const start = places[word.byteStart] ?? 0
  const end = places[word.byteEnd] ?? text.length
  const surface = text.slice(start, end)
  const classes = [
    word.partOfSpeech,
    word.partOfSpeechSubcategory1,
    word.partOfSpeechSubcategory2,
    // The library names these two the wrong way round: class (五段・マ行) first, then form (連用形).
    word.conjugationForm,
    word.conjugationType,
  ].filter((each): each is string => each !== undefined && each !== '*')
  const known = word.partOfSpeech !== 'UNK'
  const pos = known ? posOf(word) : posOfUnknown(surface)
  const base = word.baseForm === undefined || word.baseForm === '*' ? surface : word.baseForm
  return { text: surface, start, end, pos, lemma: base, detail: known ? classes.join(',') : '' }
}

const BY_CLASS: Record<string, PartOfSpeech> = {
  名詞: 'NOUN',
  動詞: 'VERB',
  形容詞: 'ADJ',
  副詞: 'ADV',
  連体詞: 'DET',
  接続詞: 'CCONJ',
  感動詞: 'INTJ',
  フィラー: 'INTJ',
  助動詞: 'AUX',
  助詞: 'ADP',
  接頭詞: 'X',
  記号: 'PUNCT',
}

const BY_NOUN_CLASS: Record<string, PartOfSpeech> = {
  固有名詞: 'PROPN',
  代名詞: 'PRON',
  数: 'NUM',
  形容動詞語幹: 'ADJ',
}

function posOf({ partOfSpeech, partOfSpeechSubcategory1: finer = '' }: Word): PartOfSpeech {
  if (partOfSpeech === '名詞') return BY_NOUN_CLASS[finer] ?? 'NOUN'
  if (partOfSpeech === '助詞' && finer === '接続助詞') return 'SCONJ'
  if (partOfSpeech === '助詞' && finer === '終助詞') return 'PART'
  return BY_CLASS[partOfSpeech] ?? 'X'
}

/** Latin letters are names (LINE, PDF), digits numbers, the rest signs. */
function posOfUnknown(surface: string): PartOfSpeech {
  if (/^\p{N}[\p{N}.,:]*$/u.test(surface)) return 'NUM'
  if (/[\p{L}]/u.test(surface)) return 'PROPN'
  return /^\p{P}+$/u.test(surface) ? 'PUNCT' : 'SYM'
}

/** ゆい|ちゃ|ん|の: the dictionary takes a child's name and ちゃん for a verb's ending. */
function joinNames(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  tokens.forEach((token, index) => {
    const last = joined.at(-1)
    const name = joined.at(-2)
    const led = tokens[index + 1]?.detail.startsWith('助詞') ?? false
    if (token.text === 'ん' && last?.text === 'ちゃ' && name && led) {
      joined[joined.length - 2] = {
        ...name,
        pos: 'PROPN',
        lemma: name.text,
        detail: '名詞,固有名詞,人名',
      }
      joined[joined.length - 1] = suffixOf(last, token)
    } else joined.push(token)
  })
  return joined
}

function suffixOf(first: Token, second: Token): Token {
  const text = first.text + second.text
  return { ...first, text, lemma: text, end: second.end, pos: 'NOUN', detail: '名詞,接尾,人名' }
}

const KATAKANA = /^[\p{Script=Katakana}ー]+$/u

/** スマ|ホ: words that the dictionary lacks come in pieces. */
function joinKatakana(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    const fits = last?.end === token.start && KATAKANA.test(last.text) && KATAKANA.test(token.text)
    if (last && fits && isNoun(last) && isNoun(token)) {
      const text = last.text + token.text
      const detail = token.detail.includes('サ変接続') ? token.detail : '名詞,一般'
      joined[joined.length - 1] = {
        text,
        start: last.start,
        end: token.end,
        pos: 'NOUN',
        lemma: text,
        detail,
      }
    } else joined.push(token)
  }
  return joined
}

function isNoun({ pos }: Token): boolean {
  return pos === 'NOUN' || pos === 'PROPN'
}

const BETWEEN_DIGITS = /^[.,:，．：]$/

/** 三|百|十|二 and 3|,|000 are one number each. */
function joinNumbers(tokens: readonly Token[], text: string): Token[] {
  const joined: Token[] = []
  tokens.forEach((token, index) => {
    const last = joined.at(-1)
    const touches = last?.end === token.start && last.pos === 'NUM'
    const next = tokens[index + 1]
    const inside =
      BETWEEN_DIGITS.test(token.text) && next?.start === token.end && next.pos === 'NUM'
    if (last && touches && (token.pos === 'NUM' || inside)) {
      const whole = text.slice(last.start, token.end)
      joined[joined.length - 1] = { ...last, text: whole, lemma: whole, end: token.end }
    } else joined.push(token)
  })
  return joined
}
