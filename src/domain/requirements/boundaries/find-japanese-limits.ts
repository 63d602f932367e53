import { isJapaneseEstimate } from './estimates.ts'
import { findJapanesePeriod } from './find-japanese-period.ts'
import type { FigureAt, FigureKind, Limit, LimitWord } from './limit.ts'
import { limitOf } from './limit-of.ts'
import { removeOverlaps } from './remove-overlaps.ts'

const NUMERAL = '[0-9０-９〇一二三四五六七八九十百千万億数]'
const NUMBER = `${NUMERAL}+(?:[,，.．]${NUMERAL}+)*`
const TIME =
  '(?:営業日間?|日間?|時間半?|分間?|秒間?|週間?|[かヶカケ]月(?:間|半)?|箇月間?|年間?|年半|泊|晩)'
const MONEY = `(?:${NUMBER}割${NUMBER}分(?!間)|${NUMBER}(?:円|ドル|ユーロ|割引?|パーセント|[%％])|半額)`
const UNIT =
  '(?:キログラム|キロメートル|キロ|グラム|リットル|ミリ|センチ|メートル|メガ|ギガ|ページ|文字|世帯|家族|グループ|[a-zA-Zａ-ｚＡ-Ｚ]{1,3}|つ|[一-鿿々]{1,2}?|[ァ-ヶー]{1,6})'
const CLOCK = `(?:(?:午前|午後|朝の?|お昼の?|昼の?|夜の?|夕方の?|深夜の?|夜中の?|翌朝の?)?(?:${NUMBER}時(?!間)(?:半|${NUMBER}分)?|[0-9０-９]{1,2}[:：][0-9０-９]{2})|正午|真夜中)`
/** A moment of a day that has a name, not the day itself. */
const MOMENT = '(?:開始|開演|開店|閉店|終了|閉館|日没|出発)(?:時刻|時間)?'
const DATE = `(?:(?:毎年|翌年の?)?${NUMBER}月(?:${NUMBER}日|末日?|中旬|上旬|下旬)?|(?:毎月|翌月の?|当月の?|今月の?)${NUMBER}日|(?:翌月|当月|毎月|今月)?月?末日?(?=まで|を|に|以|から|より)|[月火水木金土日]曜日?(?:の(?:[朝昼夜晩]|正午))?|(?:締め?切り?|期限|期日|返却日|開始|開演|開店|閉店|終了|閉館|日没|出発|納品日|誕生日|契約日)(?:日|時刻|時間)?)`
const DURATION = `(?:${NUMBER}(?:${TIME})|半(?:年|日|月|時間))`
/** 「コンバイン2号」, 「三番」: a number that is a name limits nothing. */
const COUNT = `${NUMBER}(?!${NUMERAL}|号|番|丁目)(?:${UNIT})?`
const GRADE = '(?:未就学児|乳幼児|幼児|小学生|中学生|高校生|大学生|小学校低学年|成人)'
const FIGURE = `(?:${CLOCK}|${DATE}|${GRADE}|${MONEY}|${DURATION}|${COUNT})`
const ABOUT = '(?:ほど|くらい|ぐらい|程度)?'

/** A length of time. */
export const JAPANESE_DURATION = new RegExp(DURATION, 'gu')

/** Words behind a figure; a longer way to say it comes before a shorter one. */
const BEHIND: readonly [LimitWord, string][] = [
  [
    'over',
    '(?:を|が)?(?:超|越え|過ぎ|すぎ|上回|オーバー)|より(?:も)?(?:多|長|大き|重|高|後|遅|上|あと)',
  ],
  [
    'under',
    '未満|より(?:も)?(?:前|少|短|小さ|軽|低|早|下|手前)|に満た|を下回|を切|に足り|前(?!日)',
  ],
  ['within', '以内|以下|圏内|範囲内|(?:を|が)(?:上限|限度)|を限度|止まり|どまり|しか|いない'],
  ['least', '以上'],
  [
    'from',
    '以降|以後|から(?!.{0,12}まで|[0-9０-９一二三四五六七八九十]+(?:日|週|[かヶカ]月|年))|より(?=、|$)',
  ],
  ['until', '(?:先|後)?(?:まで|迄)|必着|締め?切り?|〆切'],
  [
    'lapse',
    '(?:が)?(?:たっ|経っ|経ち|たち|経過)|(?:間)?(?:続|連続)|後|待っ|放置|遅れ|遅刻|有効|(?=[^、。]{0,8}(?:なければ|ないとき|ない時|ない場合|なかった|ないまま|ないと))|(?:は|、)?(?=[^、。]{0,14}(?:できな|使えな|入れな|停止|ロック|止め|取り?置|保管|確保))',
  ],
]

/** Words before a figure. */
const BEFORE: readonly [LimitWord, string][] = [
  [
    'within',
    '最大で?|最高で?|最長で?|上限は?|限度は?|多くても|長くても|せいぜい|(?:最初|はじめ|初め)の(?=[^。]{0,14}(?:無料|タダ|ただ|半額|割引))',
  ],
  ['least', '最低で?も?|最短で?|最少で?|少なくとも|下限は?'],
  ['until', '遅くとも|遅くても|(?:締め?切り?|〆切|期限|受付終了)(?:は|：|:|、)?\\s?(?:毎週|毎月)?'],
]

const PERIOD = '(?:一|1|１)?(時間|日|週間|週|[かヶカケ]月|月|年間|年|晩|泊)'

/** The limits of a Japanese text, in their order; where two overlap, the longer one. */
export function findJapaneseLimits(text: string): Limit[] {
  return removeOverlaps([
    ...ranges(text),
    ...notices(text),
    ...singles(text),
    ...prices(text),
    ...rates(text),
    ...intervals(text),
    ...compared(text),
    ...tries(text),
    ...dayLimits(text),
  ])
}

function ranges(text: string): Limit[] {
  const pattern = new RegExp(
    `(${FIGURE})(?:から(?:翌日?の?)?|\\s?[〜～~–—]\\s?|-)(${FIGURE})(?:まで|の間)?`,
    'gu',
  )
  return [...text.matchAll(pattern)].flatMap((match): Limit[] => {
    const [words, figure = '', last = ''] = match
    // "期日から7日" is a length from a day on, "03-5550-0142" a telephone number.
    if (kindOf(figure) === 'date' && kindOf(last) === 'time') return []
    if (/^0\d/.test(words) || /^-\d/.test(text.slice(match.index + words.length))) return []
    return [limitOf('range', match, { figure, last, kind: kindOf(last) })]
  })
}

/** "二日前まで": how early it has to be. */
function notices(text: string): Limit[] {
  const pattern = new RegExp(
    `((?:${DURATION})${ABOUT}前)(まで|を過ぎ|をすぎ|以降|以後|より前|より後|以内|未満|から)?`,
    'gu',
  )
  const words: Readonly<Record<string, LimitWord>> = {
    まで: 'until',
    を過ぎ: 'over',
    をすぎ: 'over',
    以降: 'from',
    以後: 'from',
    より前: 'under',
    より後: 'over',
    以内: 'within',
    未満: 'under',
    から: 'from',
  }
  return [...text.matchAll(pattern)].map((match) => {
    const [, figure = '', bound = ''] = match
    return limitOf(words[bound] ?? 'notice', match, { figure, kind: 'time' })
  })
}

const WHO =
  '(?:お?一人(?:様)?|お?1人(?:様)?|お?１人(?:様)?|一組|1組|一世帯|1世帯|一家族|1家族|一軒|1軒|一台|1台|一部屋|1部屋|一回|1回|一件|1件|一予約|会員|利用者|スタッフ|先生|講師|お客様|客)'
const SINGLE = new RegExp(
  `${NUMBER}(?:名|人|台|匹|頭|組|件|枚)につき、?[^、。0-9]{0,6}?${NUMBER}(?:名|人|台|個|枚|回|円)(?!まで|以|ま)|${WHO}(?:につき|あたり|当たり|に)、?(?!月|年|週|一?日)${NUMBER}(?:${UNIT})(?:まで|だけ|のみ|限り)?|お?一人(?:様)?${NUMBER}(?:回|個|枚|点|冊|本|つ|台|席|名)(?:まで|だけ|のみ|限り)?|(?:一度に|同時に)${NUMBER}(?:${UNIT})(?:まで|だけ|のみ|しか)?|[一1１](?:人|名|回|つ|個|台|枚|件|組|度)(?:だけ|のみ|限り|しか|まで)|(?:二重|重複)(?:に|した|して|の)?(?:予約|登録|申|取|使|貸|受)|[二2２](?:人|台|つ|件|回|度|重)(?:以上)?(?:は|を|も|に)?[^、。]{0,6}(?:ない|いけ|だめ|できません|禁止)`,
  'gu',
)

function singles(text: string): Limit[] {
  return [...text.matchAll(SINGLE)].map((match) =>
    limitOf('single', match, { figure: match[0], kind: 'count' }),
  )
}

function prices(text: string): Limit[] {
  const pattern = new RegExp(`${PERIOD}(?:につき|あたり|当たり|ごとに|に|で)?、?(${MONEY})`, 'gu')
  return [...text.matchAll(pattern)].map((match) => {
    const [, period = '', figure = ''] = match
    return limitOf('price', match, { figure, kind: 'money', period: findJapanesePeriod(period) })
  })
}

function rates(text: string): Limit[] {
  const pattern = new RegExp(
    `(?<!${NUMERAL}|か|ヶ|カ)${PERIOD}(?:に|あたり|当たり|につき|で)?(?:最大|最低)?(${NUMBER}(?:回|件|枚|個|人|名|本|台|冊|通|組|コマ|つ|時間半?|泊|点|食|品))(?:まで|以内|以下|以上)?`,
    'gu',
  )
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [words, period = '', figure = ''] = match
    if (isJapaneseEstimate(figure, text.slice(match.index + words.length))) return []
    const told = { figure, kind: kindOf(figure), period: findJapanesePeriod(period) }
    return [limitOf('rate', match, told)]
  })
}

function intervals(text: string): Limit[] {
  const pattern = new RegExp(
    `(${DURATION})(?:ごと|毎|おき|ずつ)|(${DURATION})に[一1１](?:度|回)`,
    'gu',
  )
  return [...text.matchAll(pattern)].map((match) => {
    const figure = match[1] ?? match[2] ?? ''
    return limitOf('interval', match, { figure, kind: 'time', period: findJapanesePeriod(figure) })
  })
}

const TRIES = new RegExp(
  `(${NUMBER}[回度])(?:続けて|連続して|連続で|も)?(?!目|に|の|ずつ|まで|以)(?=[^、。]{1,10}(?:たら|れば|場合|とき|時は|と、))`,
  'gu',
)

/** "3回間違えたら": something follows once it has happened that often. */
function tries(text: string): Limit[] {
  return [...text.matchAll(TRIES)].map((match) =>
    limitOf('lapse', match, { figure: match[1] ?? '', kind: 'count' }),
  )
}

/** A figure with a comparator before or behind it. */
function compared(text: string): Limit[] {
  const before = BEFORE.flatMap(([word, lead]) =>
    [...text.matchAll(new RegExp(`(?:${lead})、?(${FIGURE})(?:まで(?:に)?|以内|以上)?`, 'gu'))].map(
      (match) => figureOf(word, match),
    ),
  )
  const behind = BEHIND.flatMap(([word, tail]) =>
    [...text.matchAll(new RegExp(`(${FIGURE})${ABOUT}(?:${tail})`, 'gu'))].flatMap((match) => {
      const limit = figureOf(word, match)
      const isAmount = limit.kind !== 'clock' && limit.kind !== 'date'
      const isOff =
        word === 'lapse' ? limit.kind === 'money' || !isAmount : isBefore(match) && isAmount
      return isOff ? [] : [limit]
    }),
  )
  return [...before, ...behind]
}

/** 十日 is a length, but 十日以降 a day of the month. */
const DAY_OF_MONTH = new RegExp(`^${NUMBER}日$`, 'u')

/** 前 behind a moment; behind anything else it is part of another word. */
function isBefore([words]: RegExpExecArray): boolean {
  return words.endsWith('前')
}

/** "till" a moment is open; up to a number of things holds the number. */
function figureOf(word: LimitWord, match: RegExpExecArray): Limit {
  const figure = match[1] ?? ''
  const kind = kindOf(figure)
  const isMoment = kind === 'clock' || kind === 'date'
  if (word === 'until' && !isMoment) return limitOf('within', match, { figure, kind })
  if (word === 'from' && DAY_OF_MONTH.test(figure))
    return limitOf(word, match, { figure, kind: 'date' })
  if (word === 'from' && !isMoment) return limitOf('least', match, { figure, kind })
  if (word === 'over' && kind === 'time') return limitOf('lapse', match, { figure, kind })
  return limitOf(word, match, { figure, kind })
}

const DAY =
  /(?:その日|当日|翌日|前日|同じ日|翌営業日|週|今月|当月|翌月|年度?)(?:のうち|中|内|いっぱい)(?:に|で)?|(?:前日|当日|翌日|月末|年度末|週末)(?=まで|以降|以後|を過ぎ)/gu

function dayLimits(text: string): Limit[] {
  return [...text.matchAll(DAY)].map((match) =>
    limitOf('day', match, { figure: match[0], kind: 'date' }),
  )
}

/** Every figure, with what it counts. */
export function findAllJapaneseFigures(text: string): FigureAt[] {
  return [...text.matchAll(new RegExp(FIGURE, 'gu'))].map((match) => {
    const [figure] = match
    return { figure, kind: kindOf(figure), start: match.index, end: match.index + figure.length }
  })
}

/** Numbers of things, where no word says that they are a limit. */
export function findJapaneseFigures(text: string): Limit[] {
  const counters = '(?:人|名|件|個|枚|台|冊|匹|頭|席|回|点|組|本|部屋)'
  return [...text.matchAll(new RegExp(`(?<!第)(${NUMBER}${counters})(?!目|で|一人)`, 'gu'))].map(
    (match) => limitOf('bare', match, { figure: match[1] ?? '', kind: 'count' }),
  )
}

const IS = {
  clock: new RegExp(`^(?:${CLOCK}|${MOMENT})$`, 'u'),
  money: new RegExp(`^${MONEY}$`, 'u'),
  time: new RegExp(`^${DURATION}前?$`, 'u'),
  date: new RegExp(`^${DATE}$`, 'u'),
}

function kindOf(figure: string): FigureKind {
  if (IS.clock.test(figure)) return 'clock'
  if (IS.money.test(figure)) return 'money'
  if (IS.time.test(figure)) return 'time'
  return IS.date.test(figure) ? 'date' : 'count'
}
