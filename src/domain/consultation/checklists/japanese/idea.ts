import type { IDEA } from '#domain/consultation/checklists/idea.ts'
import {
  ANYBODY,
  BARE_PEOPLE,
  EXACT_PEOPLE,
  MONEY,
  TROUBLE,
} from '#domain/consultation/reading/japanese.ts'
import {
  find,
  type InJapanese,
  type Judge,
  met,
  numbers,
  says,
  unmet,
} from '#domain/consultation/reading/judge.ts'
import type { Reading } from '#domain/consultation/reading/reading.ts'
import { ANY_VAGUE_WORD } from '#domain/language/vague-words.ts'

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
    problem: says(TROUBLE, /問題|課題|不便|悩み/),
    cost: eitherNumberOr(/毎[日週月年晩朝回]|週に|月に|年に|時間|一日|一週間/),
    evidence: says(/聞い[たて]|話し|言われ|アンケート|取材|私[はも]|自分[はもで]|経験|経営して/),
  },
  q2: {
    episode: says(PAST, ANY_VAGUE_WORD.ja),
    tool: says(TOOL, /手作業|手で|なんとか|いろいろ/),
    shortfall: says(
      new RegExp(
        `${TROUBLE.source}|${MONEY.source}|[がどの]、|しかし|でも、|高い|足りない|かか[るりっ]|必要だ`,
      ),
      /不便|大変|よくない|良くない|問題/,
    ),
    keep: says(/気に入|[良よい]いところ|うまくいって|続けたい|失いたくない|助かって|残したい/),
  },
  q3: {
    result,
    comparison: says(
      /より|と違[っい]|比べ|代わり|かわり|ではなく|なしで|なくな[るり]|いらない|要らない|不要|だけ(?:で|。|$)|これまで|従来|ほかの|他の|今[はのま]/,
      /便利|速い|早い|簡単|安い|[良よ]い/,
    ),
    short: shortPromise,
    switching: says(/乗り換え|不安|心配|ためら|迷[いうわっ]|移行/),
  },
  q4: {
    measures: numbers(2),
    guard: says(
      /(?:増え|減ら|下がら|上がら|落ち|悪くなら|悪化し|超え|変わら|かから)ない|以内|維持|保つ|ては(?:いけない|ならない)|ないこと/,
    ),
    bare: bareGrowth,
    source: says(/数え|測[るりっ]|集計|レポート|記録|アンケート|調べ|ダッシュボード|表計算/),
  },
}

/** One kind of person: not everybody, not bare users. */
function oneGroup(reading: Reading) {
  const anybody = find(reading, ANYBODY)
  if (anybody !== null) return unmet(anybody.words)
  const exact = find(reading, EXACT_PEOPLE)
  if (exact !== null) return met(exact.item, exact.at)
  const bare = find(reading, BARE_PEOPLE)
  return reading.wordCount > SHORT_ANSWER ? null : unmet(bare?.words)
}

function eitherNumberOr(pattern: RegExp): Judge {
  return (reading) => {
    const time = find(reading, pattern)
    return time === null ? numbers(1)(reading) : met(time.item, time.at)
  }
}

/** A sentence of some length is taken as a result; whether it can be watched is not judged. */
function result(reading: Reading) {
  const telling = reading.items.find((item) => item.length >= 14 && !listsFeatures(item))
  return telling === undefined ? unmet(find(reading, ANY_VAGUE_WORD.ja)?.words) : met(telling)
}

function shortPromise({ items, wordCount }: Reading) {
  const list = items.find(listsFeatures)
  return list === undefined && wordCount <= 70 ? met(null) : unmet(list)
}

function listsFeatures(item: string): boolean {
  return (item.match(/[、，,・]/g)?.length ?? 0) >= 5
}

/** "Grows" without a number says nothing one could check. */
function bareGrowth(reading: Reading) {
  const bare = reading.items.find(
    (item) =>
      /増え|増やす|減[るらり]|上がる|伸び|向上|改善|[良よ]くなる|もっと/.test(item) &&
      !/\p{N}|ない|一[つ人件回]/u.test(item),
  )
  return bare === undefined ? met(null) : unmet(bare)
}
