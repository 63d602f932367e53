import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { SERVICE_PRODUCT, STACK_PRODUCT } from '#domain/requirements/checks/words/products.ts'
import { type Facts, findCurrencies, listWords } from './facts.ts'

/** Words that say something only the user can know, with what must be found in the answers. */
export interface Claim {
  start: number
  end: number
  kind: 'number' | 'money' | 'name' | 'katakana'
  /** Ways to read a number, currencies, or the parts of a name. */
  values: string[]
}

const ID = /\b\p{Lu}{2,5}-\d+(?:\.\d+)?\b/gu
const SPECIAL = /[\p{N}\p{Lu}\p{Script=Katakana}$€£¥￥₹〇一二三四五六七八九十百千万]/u
const ANY_CAPITAL_INSIDE = /(?!^)[\p{N}\p{Lu}$€£¥￥₹]/u

/**
 * The numbers, dates, amounts of money and proper names of a text (docs/document.md#principles).
 * Tolerant of formatting: "5,000" and "5000", "twelve" and "12", "EUR 5" and "€5".
 */
export function claimsIn(text: string): Claim[] {
  const plain = text.replace(ID, (id) => ' '.repeat(id.length))
  const claims = [...numberClaims(plain)]
  if (SPECIAL.test(plain)) claims.push(...moneyClaims(plain), ...nameClaims(plain))
  return claims.sort((a, b) => a.start - b.start)
}

/** What is often said by its first letters: "Tue", "Thurs", "25 Dec". */
const SHORT = [3, 4, 5]
/** So long a name may be heard as two words: "brandy wine". */
const JOINED = 7
const DAY_OR_MONTH = /day$|(?:uary|ber|ch|il|ne|ly|ust)$/iu

/** True when the answers hold what the text claims. */
export function isFounded(claim: Claim, facts: readonly Facts[]): boolean {
  const { kind, values } = claim
  const known = (value: string): boolean => {
    if (kind === 'katakana') return facts.some(({ text }) => text.includes(value))
    if (kind === 'number') return facts.some(({ numbers }) => numbers.has(value))
    if (kind === 'money') return facts.some(({ currencies }) => currencies.has(value))
    const one = value.replace(/s$/, '')
    const forms = [
      value,
      one,
      // "maureens spreadsheet", typed small and without its apostrophe.
      `${one}s`,
      ...(one === 'christma' ? ['xmas'] : []),
      ...(DAY_OR_MONTH.test(one) ? SHORT.map((to) => one.slice(0, to)) : []),
    ]
    return facts.some(
      ({ words, joined }) =>
        forms.some((form) => words.has(form)) || (one.length >= JOINED && joined.includes(one)),
    )
  }
  return kind === 'number' ? values.some(known) : values.every(known)
}

function numberClaims(text: string): Claim[] {
  return findNumbers(text)
    .filter(({ start, end, readings }) => {
      // "One of …" counts nothing.
      return readings.join() !== '1' || /\p{N}/u.test(text.slice(start, end))
    })
    .map(({ start, end, readings }) => ({ start, end, kind: 'number', values: readings }))
}

const MONEY =
  /[$€£¥￥₹]\s?\p{N}|\p{N}\s?(?:[$€£¥￥₹円]|(?:euros?|dollars?|pounds?|yen|rupees?|francs?|usd|eur|gbp|jpy|chf|inr)\b)|\b(?:usd|eur|gbp|jpy|chf|inr)\s?\p{N}/giu

function moneyClaims(text: string): Claim[] {
  return [...text.matchAll(MONEY)].map((match) => ({
    ...spanOf(match),
    kind: 'money',
    values: findCurrencies(match[0].replace(/\p{N}/gu, ' ')),
  }))
}

/** A capital letter inside a sentence; a Latin word ends where Japanese goes on: 「中に LINEとメール」. */
const CAPITAL_INSIDE = /(?<=[\p{L}\p{N},;)’'”] )\p{Lu}(?:(?!\p{Lo})[\p{L}\p{M}\p{N}])*/gu
/** A shape that no ordinary word has, wherever it is: "PayPal", 「iPadで」 without what follows. */
const MIXED =
  /(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}+\p{Lu}|\p{Ll}\p{Lu}\p{Ll})(?:(?!\p{Lo})[\p{L}\p{N}])*/gu
const CALENDAR =
  /\b(?:January|February|April|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter)s?\b/g
const KATAKANA = /[\p{Script=Katakana}ー]{3,}/gu

/** Words that look like names and name nobody. */
const COMMON = new Set(
  'i pdf csv sms id ids ok url html email api faq pin qr gps vat am pm stated assumed open app'.split(
    ' ',
  ),
)
/** Japanese writes what any screen, and any document of ours, has in the letters of foreign names. */
const ANY_SCREEN = new Set(
  'アプリ ログイン ログアウト サインイン パスワード アカウント ユーザー メール メールアドレス アドレス メッセージ エラー ページ ボタン メニュー リスト リンク タップ クリック チェック ファイル データ サーバー システム サイト インターネット キャンセル オーナー ルール'.split(
    ' ',
  ),
)

function nameClaims(text: string): Claim[] {
  const found = new Map<number, Claim>()
  const shapes = [CALENDAR, STACK_PRODUCT, SERVICE_PRODUCT]
  if (ANY_CAPITAL_INSIDE.test(text)) shapes.push(CAPITAL_INSIDE, MIXED)
  for (const shape of shapes) {
    for (const match of text.matchAll(shape)) {
      const values = listWords(match[0]).filter((word) => !COMMON.has(word))
      if (values.length > 0) found.set(match.index, { ...spanOf(match), kind: 'name', values })
    }
  }
  for (const match of text.matchAll(KATAKANA)) {
    if (ANY_SCREEN.has(match[0])) continue
    const values = [match[0].normalize('NFKC')]
    found.set(match.index, { ...spanOf(match), kind: 'katakana', values })
  }
  return [...found.values()]
}

function spanOf(match: RegExpExecArray): { start: number; end: number } {
  return { start: match.index, end: match.index + match[0].length }
}
