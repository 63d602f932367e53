import { readAmounts } from '#domain/language/japanese/numbers.ts'
import { pricedRow } from '#domain/language/priced-row.ts'
import { QUESTION_IDS } from '#domain/questionnaire/questionnaire-text.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { RowFields } from '#domain/reading/rows.ts'
import { type Context, type FramedSentence, makeRow, selectSentences } from './context.ts'
import { readDoubt, readLimit, readPrivacy } from './limits-and-doubts.ts'
import { readPieces, type Statement, tellPlainly } from './statements.ts'

/** Kinds that are told by cue words: background, doubts, looks, qualities, limits, money, connections. */
export function readFacts(context: Context): ProposedRow[] {
  return [
    ...backgrounds(context),
    ...readPieces(context, 'q11').flatMap(lookOf),
    ...readPieces(context, 'q13').flatMap(connectionOf),
    ...readPieces(context, 'q14').flatMap(qualityOf),
    ...readPieces(context, 'q15').flatMap(readLimit),
    ...selectSentences(context, 'q13').flatMap(priceOf),
    ...readPieces(context, 'q9', 'q13').flatMap(moneyOf),
    ...readPieces(context, ...QUESTION_IDS.slice(4)).flatMap(readDoubt),
    ...readPieces(context, 'q5', 'q6', 'q10', 'q12').flatMap(readPrivacy),
  ]
}

function backgrounds(context: Context): ProposedRow[] {
  const about: Record<string, RowFields['background']['about']> = {
    q1: 'problem',
    q2: 'today',
    q3: 'promise',
  }
  return selectSentences(context, 'q1', 'q2', 'q3').flatMap(({ question, unit }) =>
    unit.kind === 'heading'
      ? []
      : [
          makeRow(
            'background',
            { question, words: unit.text },
            { about: about[question] ?? 'problem', what: unit.text },
          ),
        ],
  )
}

const DEVICE =
  /(?:スマホ|スマートフォン|携帯|ガラケー|パソコン|PC|ＰＣ|タブレット|iPad|iPhone|アイフォン|アイパッド|Android|アンドロイド|端末|らくらくフォン)/
const TONGUE =
  /(?:日本語|英語|中国語|韓国語|ベトナム語|ポルトガル語|スペイン語|外国語|言語|語で|ひらがな|ふりがな|訳)/
const READABLE = /(?:字|文字|大き|老眼|見やす|読みやす|色弱|色覚|音声|読み上げ|目が|高齢|お年寄り)/
const STYLE =
  /(?:色|デザイン|雰囲気|見た目|シンプル|かわい|おしゃれ|っぽ|落ち着|明る|写真|ロゴ|ボタン)/
const SCREEN = /(?:画面|ページ|トップ|一覧|ホーム|開いたら|開くと)/

function lookOf(told: Statement): ProposedRow[] {
  const { question, words, certainty, frames } = told
  const said = { question, words }
  if (frames.at(-1)?.mood.unsure) return []
  const rows: ProposedRow[] = []
  const look = (about: RowFields['look']['about']) =>
    rows.push(makeRow('look', said, { about, what: tellPlainly(told), certainty }))
  if (SCREEN.test(words)) {
    const name = /^(.{0,14}?(?:画面|ページ|トップ|一覧|ホーム))/.exec(words)?.[1] ?? '画面'
    rows.push(
      makeRow('screen', said, {
        name,
        shows: tellPlainly(told).replace(`${name}は`, ''),
        role: frames[0]?.subject ?? null,
        certainty,
      }),
    )
  }
  if (DEVICE.test(words)) look('device')
  else if (TONGUE.test(words)) look('language')
  else if (READABLE.test(words)) look('accessibility')
  else if (STYLE.test(words)) look('style')
  if (rows.length === 0 && words.length > 5)
    rows.push(
      makeRow('look', said, { about: 'style', what: tellPlainly(told), certainty: 'guess' }),
    )
  return rows
}

const SERVICE =
  /(?:LINE|ＬＩＮＥ|ライン|エクセル|Excel|ＥＸＣＥＬ|CSV|スプレッドシート|カレンダー|ホームページ|サイト|払い|決済|カード|PayPay|ペイペイ|レジ|銀行|会計ソフト|Google|グーグル|USB|プリンタ|印刷|インスタ|地図|マップ|郵便|API|システム|アプリ|ソフト|台帳|名簿|データ)/
const IN =
  /(?:取り込|読み込|写し|写す|写し|移し|移す|入れて|取って|インポート|もらっ|受け取|引き継)/
const OUT = /(?:書き出|出力|送る|送り|送っ|エクスポート|PDF|印刷|渡す|渡し|出せる|報告)/

function connectionOf(told: Statement): ProposedRow[] {
  const { question, words, certainty, frames } = told
  const last = frames.at(-1)
  if (
    !last ||
    last.no ||
    last.mood.forbidden ||
    last.mood.past ||
    last.mood.unsure ||
    !SERVICE.test(words)
  )
    return []
  const direction = IN.test(words) ? 'in' : OUT.test(words) ? 'out' : null
  return [
    makeRow('connection', { question, words }, { what: tellPlainly(told), direction, certainty }),
  ]
}

const MONEY =
  /(?:[0-9０-９一二三四五六七八九十百千万]円|[0-9０-９〇一二三四五六七八九十]+(?:割|パー|%|％)|無料|有料|半額|手数料|料金|会費|月謝|代金|割引|値引|前払|後払|現金)/

/** A row of a price list. */
function priceOf({ unit, question }: FramedSentence): ProposedRow[] {
  const priced = pricedRow(unit)
  if (priced === null) return []
  const what = `${priced.item}：${priced.told.join('、')}`
  return [makeRow('money', { question, words: unit.text }, { what })]
}

function moneyOf(told: Statement): ProposedRow[] {
  // A row is told whole by `priceOf` and by the rules.
  if (/\t|^\|/.test(told.words)) return []
  if (!MONEY.test(told.words) || told.frames.at(-1)?.mood.unsure) return []
  return [
    makeRow(
      'money',
      { question: told.question, words: told.words },
      { what: tellPlainly(told), certainty: told.certainty },
    ),
  ]
}

function isBeside({ frames, words }: Statement): boolean {
  const last = frames.at(-1)
  const leads = /^(?:but|because)$/.test(last?.clause.link ?? '')
  const short = words.length <= 8 && last?.kind !== 'verb'
  return short || (leads && last?.mood.past === true) || (leads && words.length <= 10)
}

const QUALITIES: [RegExp, RowFields['quality']['about']][] = [
  [/(?:法律|法に|法は|保護法|条例|規則|インボイス|義務|免許|許可|法令|電帳法)/, 'law'],
  [/(?:秒|遅|速|早く|すぐ(?:開|出|表)|分以内|リアルタイム|遅れ|重い|サクサク)/, 'speed'],
  [
    /(?:止ま|利用でき|平日|営業|夜中|夜間|動かな|動か|24時間|２４時間|休み|停止|つながら|落ち)/,
    'availability',
  ],
  [/(?:もれ|漏れ|個人情報|プライバシー|見えるの|見られ|秘密|流出|外に出)/, 'privacy'],
  [
    /(?:パスワード|履歴|ログ|ネットワーク|暗号|ログイン|乗っ取|不正|バックアップ|セキュリティ)/,
    'security',
  ],
  [/(?:使いやす|簡単|わかりやす|年寄り|覚え)/, 'usability'],
]

function qualityOf(told: Statement): ProposedRow[] {
  const { question, words, frames, certainty } = told
  if (frames.some(({ mood }) => mood.asks || mood.unsure)) return []
  const amounts = readAmounts(words)
  const found =
    QUALITIES.find(([pattern]) => pattern.test(words))?.[1] ??
    (amounts.length > 0 ? 'size' : 'other')
  const figure = amounts.at(-1)?.words ?? null
  // 「当たり前だけど」「申し上げるのを忘れておりましたが」: said beside the matter.
  if (found === 'other' && isBeside(told))
    return [makeRow('aside', { question, words }, { what: null })]
  return [
    makeRow(
      'quality',
      { question, words },
      {
        about: found,
        what: tellPlainly(told),
        figure,
        certainty: found === 'other' ? 'guess' : certainty,
      },
    ),
  ]
}
