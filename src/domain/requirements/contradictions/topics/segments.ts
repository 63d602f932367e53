import { says } from './says.ts'

/**
 * What divides one matter into several: two sentences that each name another part of one division
 * (grown-ups and children, members and guests) are two rules and clash in nothing.
 */
const DIVISIONS: readonly (readonly RegExp[])[] = [
  [
    says('adults?; grown-?ups?; adult[oa]s; erwachsene\\p{L}*; 大人; 成人'),
    says(
      "child(?:ren)?(?:[’']s)?; kids?; juniors?; under-?\\d+s?; niñ[oa]s?; infantil; kinder",
      '子供; 子ども; こども; 小学生; 児童',
    ),
    says(
      'students?; pensioners?; seniors?; concessions?; estudiantes?; jubilad[oa]s?; 学生; シニア',
      '高齢',
    ),
  ],
  [
    says('members?; soci[oa]s?; mitglieder; 会員'),
    says(
      'guests?; visitors?; non-?members?; invitad[oa]s?; gäste; 会員でない; 非会員; 一般; ビジター; ゲスト',
    ),
  ],
  [
    says('individuals?; one person; 個人'),
    says('groups?; teams?; grupos?; gruppen?; 団体; グループ; 幹事'),
  ],
  [
    says(
      'first(?: time| lesson| class| visit); trial; new (?:customers?|clients?|members?)',
      'primera vez; de prueba; 初回; 体験; 新規',
    ),
    says('regulars?; after that; monthly; habituales; 常連; 月謝; 通常; 二回目'),
  ],
  [
    says('customers?; clients?; public; clientes?; kunden; お客; 客; 利用者'),
    says(
      'staff; our own (?:screen|side); office; admin; back ?office; personal; スタッフ; 店側; 管理',
      '従業員',
    ),
  ],
  [
    says('half[ -]?(?:day|hour|price); medi[oa] (?:día|hora); 半日; 半額; 30分'),
    says('full[ -]?day; whole day; an? hour; hourly; día entero; 一日; 終日; 1時間'),
  ],
  [
    says('small; pequeñ[oa]s?; klein\\p{L}*; 小さ; Sサイズ'),
    says('medium; median[oa]s?; 中型; Mサイズ'),
    says('large; big; grandes?; groß\\p{L}*; 大き; Lサイズ'),
  ],
  [
    says('weekdays?; entre semana; 平日'),
    says(
      'weekends?; saturdays?; sundays?; bank holidays?; fin de semana; sábados?; domingos?',
      '週末; 土日; 土曜; 日曜; 祝日',
    ),
  ],
  [says('mornings?; mañanas?; 午前; 朝'), says('evenings?; tardes?; noches?; 夜; 夕方')],
  [
    says('buy(?:s|ers?|ing)?; compra\\p{L}*; 購入'),
    says('rent(?:s|al|ing)?; hire[sd]?; borrow\\p{L}*; alquil\\p{L}*; レンタル; 貸'),
  ],
]

/** Whether two sentences speak of two parts of one division. */
export function areOtherParts(one: string, other: string): boolean {
  return DIVISIONS.some((parts) => {
    const [a, b] = [one, other].map((words) =>
      parts.flatMap((part, at) => (part.test(words) ? [at] : [])),
    )
    return (
      a !== undefined &&
      b !== undefined &&
      a.length > 0 &&
      b.length > 0 &&
      !a.some((at) => b.includes(at))
    )
  })
}
