import type { IDEA } from '#domain/hints/checklists/idea.ts'
import type { AnswerParts } from '#domain/hints/reading/answer-parts.ts'
import { ANYBODY, EXACT_PEOPLE } from '#domain/hints/reading/japanese.ts'
import {
  has,
  type InJapanese,
  type Judge,
  judgeNumbers,
  says,
} from '#domain/hints/reading/judge.ts'

/** A sentence that tells of something past. */
const PAST =
  /(?:した|った|んだ|えた|れた|きた|いた|めた|けた|でした|ました|だった)(?:[。、，,」\s]|が|ので|ため|から|時|とき|けれど|けど|$)/

const TOOL =
  /紙|ノート|手帳|メモ|表計算|スプレッドシート|エクセル|Excel|LINE|ライン|メール|メッセージ|電話|カレンダー|アプリ|システム|ソフト|ホワイトボード|付箋|台帳|名簿|ファイル|伝票|FAX|ファックス|グーグル|Google|インスタ|口頭|チラシ|掲示板|ウェブ|サイト|フォーム|[A-Z][a-zA-Z]{3,}/

/** Up to so many words, an answer that names nobody surely names nobody. */
const SHORT_ANSWER = 10

/** How questions 1 to 4 are judged in Japanese. What is left out here stays unsaid. */
export const IDEA_IN_JAPANESE: InJapanese<typeof IDEA> = {
  q1: {
    group: oneGroup,
    cost: eitherNumberOr(/毎[日週月年晩朝回]|週に|月に|年に|時間|一日|一週間/),
  },
  q2: {
    episode: says(PAST),
    tool: says(TOOL),
  },
  q3: {
    comparison: says(
      /より|と違[っい]|比べ|代わり|かわり|ではなく|なしで|なくな[るり]|いらない|要らない|不要|だけ(?:で|。|$)|これまで|従来|ほかの|他の|今[はのま]/,
    ),
    short: shortPromise,
  },
  q4: {
    measures: judgeNumbers(2),
    bare: noBareGrowth,
  },
}

/** One kind of person: not everybody, not bare users. */
function oneGroup(answer: AnswerParts): boolean | null {
  if (has(answer, ANYBODY)) return false
  if (has(answer, EXACT_PEOPLE)) return true
  return answer.wordCount > SHORT_ANSWER ? null : false
}

function eitherNumberOr(pattern: RegExp): Judge {
  return (answer) => has(answer, pattern) || answer.numberCount > 0
}

function shortPromise({ items, wordCount }: AnswerParts): boolean {
  return !items.some(listsFeatures) && wordCount <= 70
}

function listsFeatures(item: string): boolean {
  return (item.match(/[、，,・]/g)?.length ?? 0) >= 5
}

/** "Grows" without a number says nothing one could check. */
function noBareGrowth({ items }: AnswerParts): boolean {
  return !items.some(
    (item) =>
      /増え|増やす|減[るらり]|上がる|伸び|向上|改善|[良よ]くなる|もっと/.test(item) &&
      !/\p{N}|ない|一[つ人件回]/u.test(item),
  )
}
