import type { Token } from '#domain/language/tagger.ts'

/** Whether a word bends: a verb, an adjective or what hangs on one. */
export function isVerbal({ pos, detail }: Token): boolean {
  return pos === 'VERB' || pos === 'AUX' || detail.startsWith('形容詞')
}

/** Whether it is a noun or stands like one. */
export function isNounLike({ pos, detail }: Token): boolean {
  if (pos === 'ADJ') return detail.startsWith('名詞')
  return pos === 'NOUN' || pos === 'PROPN' || pos === 'PRON' || pos === 'NUM' || pos === 'X'
}

/** 連用形, 基本形, 仮定形 … of a word that bends; empty for others. */
export function formOf({ detail }: Token): string {
  return /^(?:動詞|形容詞|助動詞)/.test(detail) ? (detail.split(',').at(-1) ?? '') : ''
}

/** A noun that する makes a verb (予約, 確認). */
export function isDoable({ detail }: Token): boolean {
  return detail.startsWith('名詞,サ変接続')
}

/** を, が, は and their kin. */
export function isParticle(token: Token | undefined, ...texts: string[]): boolean {
  if (token === undefined || !/^助詞/.test(token.detail)) return false
  return texts.length === 0 || texts.includes(token.text)
}

export function isComma(token: Token | undefined): boolean {
  return token !== undefined && /^[、，,]$/.test(token.text)
}

/** A filler of speech or a word that only joins (えーと, それから, で). */
export function isFiller(token: Token): boolean {
  if (token.pos === 'INTJ' || token.pos === 'CCONJ') return true
  return FILLERS.has(token.text)
}

const FILLERS = new Set([
  'えー',
  'えーと',
  'えっと',
  'あの',
  'あのー',
  'なんか',
  'まあ',
  'まず',
  'あー',
  'うーん',
])

/** The words of a text without fillers, commas at its ends and polite お, ご before a noun. */
export function plainText(tokens: readonly Token[]): string {
  let from = 0
  let to = tokens.length
  const isLoose = (token: Token | undefined) =>
    token !== undefined && (isFiller(token) || /^[、，。．・:：\s]$/.test(token.text))
  while (from < to && isLoose(tokens[from])) from++
  while (to > from && isLoose(tokens[to - 1])) to--
  const kept = tokens.slice(from, to).filter((token, index, all) => {
    if (token.pos === 'INTJ' && token.detail === 'フィラー') return false
    const next = all[index + 1]
    return !(isPolitePrefix(token) && next?.start === token.end && !KEEPS_POLITE.test(next.text))
  })
  return spaced(kept)
}

/** Without お these are other words: お子さん, お金, お店. */
const KEEPS_POLITE = /^(?:子|母|父|兄|姉|客|宅|金|店|茶|祭り|盆|寺|酒|湯|米|昼|手洗|年寄)/

/** お and ご of politeness. */
export function isPolitePrefix({ text, detail }: Token): boolean {
  return /^[おご御]$/.test(text) && detail.startsWith('接頭詞')
}

/** Latin words keep the space between them. */
function spaced(tokens: readonly Token[]): string {
  return tokens
    .map((token, index) => {
      const last = tokens[index - 1]
      const apart = last !== undefined && last.end < token.start
      return apart && /\w$/.test(last.text) && /^\w/.test(token.text)
        ? ` ${token.text}`
        : token.text
    })
    .join('')
}

/** In speech the next noun may follow these without a comma: 「親父農家さんは」. */
const KIN = /^(?:親父|おやじ|父|母|妻|夫|嫁|俺|私|僕)$/

/** Whether a noun after another begins a phrase of its own. */
export function startsAnew(before: Token | undefined, token: Token): boolean {
  if (before === undefined || !KIN.test(before.text) || !isNounLike(token)) return false
  return !token.detail.includes('接尾')
}

const SEEING =
  /(?:確かめる|確認する|閲覧する|チェックする|参照する|見える|のぞく|知る|わかる|分かる|見る)$/

/** Whether two phrases tell the same doing: the same verb, and nearly all of the shorter's other words. */
export function tellSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) =>
    text.replace(SEEING, '見る').replace(/をつける$/, 'する'),
  )
  if (first === undefined || second === undefined || lastVerb(first) !== lastVerb(second))
    return false
  const fewest = Math.min(pairsOf(first).size, pairsOf(second).size)
  return fewest < 2 ? first === second : measureLikeness(first, second) >= 0.7
}

function lastVerb(phrase: string): string {
  const verb = phrase.split(/[をがにはとでへ」]/u).at(-1) ?? ''
  return verb.replace(/^.*?([\p{Script=Han}]{0,2}\p{Script=Hiragana}+)$/u, '$1')
}

/** How alike two short texts are, by pairs of letters without grammar's ones: 0 to 1 of the shorter. */
export function measureLikeness(one: string, other: string): number {
  const [first, second] = [pairsOf(one), pairsOf(other)]
  const [short, long] = first.size <= second.size ? [first, second] : [second, first]
  if (short.size === 0) return 0
  let shared = 0
  for (const pair of short) if (long.has(pair)) shared++
  return shared / short.size
}

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>()
  for (const [run] of text
    .normalize('NFKC')
    .matchAll(/[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|\w+/gu)) {
    if (run.length === 1) pairs.add(run)
    for (let at = 0; at + 1 < run.length; at++) pairs.add(run.slice(at, at + 2))
  }
  return pairs
}
