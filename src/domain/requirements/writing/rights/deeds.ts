import { says } from '#domain/requirements/contradictions/topics/says.ts'
import { takeBareDeed } from './conduct.ts'

/** In Japanese the verb is last, and often told by its noun alone. */
const SEES_IN_JAPANESE = /(?:見|見え|見られ|閲覧す|確認す|確かめ|知|わか|分か|調べ)る$/u
const SEES = /^(?:see|view|read|look|watch|know|have|check|search|find|print|export|download)\b/iu

/** Whether a deed is to see something, and changes nothing. */
export function isSeeing(what: string): boolean {
  return SEES.test(takeBareDeed(what)) || SEES_IN_JAPANESE.test(what.trim())
}

const MONEY = says(
  'money; turnover; sales; revenue; takings; profits?; earnings; wages?; salar(?:y|ies); payroll',
  'pay(?:ment|out|slip)?s?; prices?; fees?; costs?; deposits?; invoices?; bills?; refunds?; discounts?; owes?',
  'dinero; precios?; ventas; pagos?; facturas?; caja; cobros?; tarifas?',
  '売上; 売り上げ; 料金; 値段; 価格; 金額; お金; 支払; 入金; 請求; 返金; 給料; 時給; 経理; 利益; 月謝; 領収',
)
const ENDS_IT = says(
  'delete; remove; cancel; undo; take back; write off; void; reset; correct; archive; restore',
  'borrar; eliminar; cancelar; anular; corregir; 削除; 消す; 取り消; 取消; キャンセル; 戻す; 訂正; 修正',
)
const DECIDES = says(
  'exceptions?; approve; admit; decide; block; ban; allow; override; release; authori[sz]e; manage; settings?',
  'set up; configure; opening (?:times|hours); aprobar; admitir; decidir; gestionar; excepci(?:ón|ones)',
  '承認; 例外; 許可; 決める; 設定; 管理; 変更',
)
const PRIVATE = says(
  'address(?:es)?; phones?; telephones?; e-?mails?; birthdays?; birth; diagnos[ie]s; health; medical; injur(?:y|ies)',
  'allerg(?:y|ies); medication; passports?; licen[cs]es?; passwords?; (?:gate |door )?codes?; bank; contacts?',
  'direcci(?:ón|ones); teléfonos?; salud; 住所; 電話; 生年月日; 誕生日; 診断; 病; けが; 健康; 口座; 連絡先; 免許',
)

const EARNINGS = says(
  'money; turnover; sales; revenue; takings; profits?; earnings; wages?; salar(?:y|ies); payroll',
  'dinero; ventas; caja; 売上; 売り上げ; お金; 給料; 時給; 経理; 利益',
)
const PRICES = says('prices?; price lists?; tarifas?; precios?; 料金; 値段; 価格')

/** Whether a deed is about what the business earns. */
export function isOfEarnings(what: string): boolean {
  return EARNINGS.test(what)
}

/** Whether a deed is about what things cost, which who buys them knows. */
export function isOfPrices(what: string): boolean {
  return PRICES.test(what)
}

/** Whether a deed is about money. */
export function isOfMoney(what: string): boolean {
  return MONEY.test(what)
}

/** Whether a deed is one that nobody should have by mere supposition: money, ends, exceptions, private data. */
export function isDelicate(what: string): boolean {
  if (isOfMoney(what)) return true
  return isSeeing(what) ? PRIVATE.test(what) : ENDS_IT.test(what) || DECIDES.test(what)
}

const ASKS_FOR = says(
  'request; book; order; ask; reserve; apply; sign up; register; pick; choose; pedir; reservar; solicitar',
  '予約; 注文; 申し込; 申込; 依頼; 頼む',
)

/** Whether somebody asks the place for something: what a customer does. */
export function isAsking(what: string): boolean {
  return ASKS_FOR.test(what)
}
