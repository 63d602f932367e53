import { findFirstPair } from '#domain/requirements/contradictions/find-first-pair.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { says } from '#domain/requirements/contradictions/topics/says.ts'
import { areOtherParts } from '#domain/requirements/contradictions/topics/segments.ts'

/** How often something is done, in days. */
const OFTEN: readonly [number, RegExp][] = [
  [
    1,
    says(
      'daily; every (?:day|evening|morning|night); each (?:day|evening|morning|night); once a day; a diario; cada (?:día|noche|mañana); täglich; 毎日; 毎朝; 毎晩; 日次',
    ),
  ],
  [
    14,
    says(
      'fortnightly; every (?:two|other) weeks?; every fortnight; once a fortnight; cada (?:dos semanas|quincena); quincenal\\p{L}*; 隔週; 二週間ごと',
    ),
  ],
  [
    7,
    says(
      'weekly; every week; each week; once a week; every (?:mon|tues|wednes|thurs|fri|satur|sun)day; semanal\\p{L}*; cada (?:semana|lunes|martes|miércoles|jueves|viernes|sábado|domingo); wöchentlich; 毎週; 週に一回; 週1回; 週次',
    ),
  ],
  [
    30,
    says(
      'monthly; every month; each month; once a month; (?:at )?the end of (?:the|each|every) month; mensual\\p{L}*; cada mes; a fin de mes; monatlich; 毎月; 月末; 月に一回; 月1回; 月次; 月一回',
    ),
  ],
  [
    365,
    says(
      'yearly; annual\\p{L}*; every year; once a year; cada año; anual\\p{L}*; jährlich; 毎年; 年に一回; 年1回; 年次',
    ),
  ],
]
/** What is done again and again. */
const DONE: readonly RegExp[] = [
  says('invoic\\p{L}*; bills?; statements?; facturas?; recibos?; rechnung\\p{L}*; 請求書?; 明細'),
  says('pa(?:id|ys?) out; payouts?; settle(?:s|d)? up; liquida\\p{L}*; 精算; 振り込'),
  says('membership; subscription; fees?; dues; rent; cuotas?; alquiler; 会費; 月謝; 家賃; 利用料'),
  says(
    'reports?; summar(?:y|ies); overview; informes?; resumen; bericht\\p{L}*; 報告; 集計; レポート; まとめ',
  ),
  says('newsletters?; boletín; お便り; メルマガ'),
  says('back-?ups?; copias? de seguridad; バックアップ'),
  says('inspect\\p{L}*; check-?ups?; servic(?:e|ed|ing); revisi(?:ón|ones); 点検; 検査'),
  says('deliver\\p{L}*; repart\\p{L}*; entregas?; 配達; 配送'),
  says('stock ?(?:take|count)s?; inventory; inventario; 棚卸'),
  says('meetings?; reuni(?:ón|ones); 会議; 集まり'),
]
const TODAY: ReadonlySet<string> = new Set(['q1', 'q2', 'q4'])

/** One thing that is done every week by one answer and every month by another. */
export function clashingOften(pieces: readonly Piece[]): Found[] {
  const told = pieces.flatMap((piece) => {
    const rates = TODAY.has(piece.question)
      ? []
      : OFTEN.filter(([, said]) => said.test(piece.words))
    return rates.length === 1 ? [{ piece, days: rates[0]?.[0] ?? 0 }] : []
  })
  return DONE.flatMap((done): Found[] => {
    const all = told.filter(({ piece }) => done.test(piece.words))
    return findFirstPair(
      all,
      (one, { piece, days }) =>
        piece.question !== one.piece.question &&
        days !== one.days &&
        !areOtherParts(piece.words, one.piece.words),
    )
  })
}
