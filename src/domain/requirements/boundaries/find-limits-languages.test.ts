import { describe, expect, it } from 'vitest'
import { findLimits } from './find-limits.ts'

/** What founders of many trades say in other languages than English, and the limits in it. */
const TOLD: readonly [string, string, string[]][] = [
  ['独り暮らしで八十歳以上の方は半額です', 'ja', ['least 八十歳']],
  [
    '緊急のお知らせは夜九時から朝六時までの間も鳴らしてかまいませんが',
    'ja',
    ['range 夜九時 … 朝六時'],
  ],
  ['三日読まれないときは班長に知らせ', 'ja', ['lapse 三日']],
  ['七日たっても読まれなければ紙をお届けします', 'ja', ['lapse 七日']],
  ['ごみ当番は班の中で一週間ずつ回り', 'ja', ['interval 一週間']],
  ['会費は一世帯につき月三百円で', 'ja', ['price 三百円']],
  ['予約の取り消しは24時間前まで無料です', 'ja', ['until 24時間前']],
  ['前日の18時を過ぎたら全額いただきます', 'ja', ['over 18時']],
  ['一人につき3冊まで、2週間借りられます', 'ja', ['single 一人につき3冊まで']],
  ['返却が5日遅れたら利用停止にします', 'ja', ['lapse 5日']],
  ['未就学児は保護者1名につき2人までです', 'ja', ['within 2人']],
  ['キャンセルは開始の30分前まで', 'ja', ['until 30分前']],
  ['1回の注文は最大10点まで', 'ja', ['within 10点']],
  ['月に2回までは無料で変更できます', 'ja', ['rate 2回']],
  ['15人を超えたら受付を止めます', 'ja', ['over 15人']],
  ['3名未満の場合は中止します', 'ja', ['under 3名']],
  ['65歳未満は対象外です', 'ja', ['under 65歳']],
  ['料金は1時間につき500円', 'ja', ['price 500円']],
  ['毎月25日までに申請すれば翌月末に支払う', 'ja', ['until 毎月25日']],
  ['同じ時間に二人は入れない', 'ja', ['single 二人は入れない']],
  ['半年ごとに健康診断の結果を出してもらう', 'ja', ['interval 半年']],
  ['10日以降の申し込みは翌月扱い', 'ja', ['from 10日']],
  ['土曜の正午以降は受け付けない', 'ja', ['from 正午']],
  ['在庫が5個を下回ったら仕入れ担当に知らせる', 'ja', ['under 5個']],
  ['2回続けて無断で休んだら退会', 'ja', ['lapse 2回']],
  ['写真は一件あたり5枚まで', 'ja', ['single 一件あたり5枚まで']],
  ['配達は午後7時までに終える', 'ja', ['until 午後7時']],
  ['100文字以内で書く', 'ja', ['within 100文字']],
  ['39度を超えたら帰宅してもらう', 'ja', ['over 39度']],
  ['送料は5,000円以上で無料', 'ja', ['least 5,000円']],
  ['当日中に返事をする', 'ja', ['day 当日中に']],
  ['貸し出しは一人三点まで、期間は十日間です。', 'ja', ['single 一人三点まで']],
  ['予約時刻を15分過ぎたら自動で取り消します。', 'ja', ['lapse 15分']],
  ['お弁当の注文は前日の午後三時までに受け付けます。', 'ja', ['until 午後三時']],
  ['小学生未満のお子様は無料です。', 'ja', ['under 小学生']],
  ['体温が37.5度以上なら参加できません。', 'ja', ['least 37.5度']],
  ['月に二回までは無料で変更できます。', 'ja', ['rate 二回']],
  ['五名に満たないときは中止にします。', 'ja', ['under 五名']],
  ['夜10時以降は音を出さない。', 'ja', ['from 夜10時']],
  ['返品は届いてから8日以内にお願いします。', 'ja', ['within 8日']],
  ['一回の配達は最大30キロです。', 'ja', ['within 30キロ']],
  ['Las reservas se pueden cancelar hasta 24 horas antes.', 'es', ['within 24 horas']],
  ['Los menores de 14 años entran con un adulto.', 'es', ['under 14 años']],
  ['El precio es de 24 pesos por kilo de tortilla y 18 de masa.', 'es', []],
  ['A partir de 30 kilos diarios el precio es de 22 pesos.', 'es', ['least 30 kilos']],
  ['Máximo 6 personas por mesa.', 'es', ['within 6 personas']],
  ['Se cobra recargo después de las 22:00.', 'es', ['over 22:00']],
  ['El pedido mínimo es de 30 euros.', 'es', ['least 30 euros']],
  ['Stornieren geht bis 48 Stunden vorher kostenlos.', 'de', ['until 48 Stunden']],
  ['Höchstens 3 Bücher pro Kind.', 'de', ['within 3 Bücher']],
  ['Unter 16 Jahren nur mit Begleitung.', 'de', ['under 16 Jahren']],
  ['Nach 20 Uhr keine Musik.', 'de', ['over 20 Uhr']],
  ['Ab 10 Stück gibt es Rabatt.', 'de', ['least 10 Stück']],
  ['定員は一回につき12名で、最少は4名です。', 'ja', ['single 一回につき12名']],
  ['20歳未満の方にはお酒をお出ししません。', 'ja', ['under 20歳']],
  ['修理は受け取りから1週間以内に終えます。', 'ja', ['within 1週間']],
  ['お支払いは翌月10日までにお願いしています。', 'ja', ['until 翌月10日']],
  ['3回続けて欠席した方は登録を外します。', 'ja', ['lapse 3回']],
  ['深夜0時から5時までは受付を止めます。', 'ja', ['range 深夜0時 … 5時']],
  ['荷物は一人二個、合わせて20キロまで。', 'ja', ['single 一人二個', 'within 20キロ']],
  ['血圧が180を超えたら医師を呼びます。', 'ja', ['over 180']],
  ['年会費は4月から翌年3月までの分です。', 'ja', ['range 4月 … 翌年3月']],
  ['8割以上の出席で修了証を出します。', 'ja', ['least 8割']],
]

describe('the limits in a text of another language', () => {
  it.each(TOLD)('%s', (text, language, expected) => {
    const found = findLimits(text, language)
    const told = found.map(({ word, figure, last }) =>
      [word, figure, ...(last === undefined ? [] : ['…', last])].join(' '),
    )
    expect(told).toEqual(expected)
  })
})
