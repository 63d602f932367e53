import { says } from '#domain/requirements/contradictions/topics/says.ts'
import { takeBareDeed } from './conduct.ts'

/** In Japanese the verb is last, and often told by its noun alone. */
const SEES_IN_JAPANESE = /(?:見|見え|見られ|閲覧す|確認す|確かめ|知|わか|分か|調べ)る$/u
const SEES = /^(?:see|view|read|look|watch|know|check|search|find|print|export|download)\b/iu

/** Whether a deed is to see something, and changes nothing. */
export function isSeeing(what: string): boolean {
  return SEES.test(takeBareDeed(what)) || SEES_IN_JAPANESE.test(what.trim())
}

const EARNS = [
  'money; turnover; sales; revenue; takings; income; profits?; earnings; wages?; salar(?:y|ies); payroll',
  'dinero; ventas; caja; 売上; 売り上げ; お金; 給料; 給与; 時給; 経理; 収入; 利益',
]
const GIVES_BACK = ['refunds?; discounts?; bank; 返金; 割引; 値引; 口座']
const COSTS = ['prices?; price lists?; tarifas?; precios?; 料金; 値段; 価格; 代金; お代(?!わり)']
const OWED = [
  'pay(?:ment|out|slip)?s?; fees?; charges?; costs?; deposits?; amounts?; invoices?; bills?; owes?',
  'pagos?; facturas?; cobros?; 金額; 支払; 入金; 請求; 月謝; 領収',
]
const DELETES = [
  '(?:delet|eras|remov|wip)(?:e[sd]?|ing); write off; void; borrar; eliminar; 削除; 消去; 抹消; (?<!取り?)消す',
]
const UNDOES = [
  'cancel; undo; take back; reset; correct; archive; restore; cancelar; anular; corregir',
  '取り消; 取消; キャンセル; 戻す; 訂正; 修正',
]
const DECIDES = says(
  'exceptions?; approve; admit; decide; block; ban; allow; override; release; authori[sz]e; manage; settings?',
  'set up; configure; opening (?:times|hours); aprobar; admitir; decidir; gestionar; excepci(?:ón|ones)',
  '承認; 例外; 許可; 決める; 設定; 管理; 変更',
)
const SECRET = [
  'diagnos[ie]s; health; medical; injur(?:y|ies); allerg(?:y|ies); medication; religion; passports?; passwords?',
  'salud; 診断; 病歴; 病名; 病気; 持病; 既往; けが; 健康; 個人情報; パスワード',
]
const CONTACT = [
  'address(?:es)?; phones?; telephones?; e-?mails?; birthdays?; birth; licen[cs]es?; (?:gate |door )?codes?; contacts?',
  'direcci(?:ón|ones); teléfonos?; 住所; 電話; 生年月日; 誕生日; 連絡先; 免許',
]
const CHANGES =
  /\b(?:chang|edit|set|waiv|lower|rais|touch|fix|alter)\w*\b|(?:変え|変更|決め|直し|直す|触)/iu

const EARNINGS = says(...EARNS)
const PRICES = says(...COSTS)
const MONEY = says(...EARNS, ...GIVES_BACK, ...COSTS, ...OWED)
const ENDS_IT = says(...DELETES, ...UNDOES)
const PRIVATE = says(...SECRET, ...CONTACT)

/** Whether a deed is about what the business earns. */
export function isOfEarnings(what: string): boolean {
  return EARNINGS.test(what)
}

/** Whether a deed changes what stands: "touch the prices", and not "read" or "handle" them. */
export function isChanging(what: string): boolean {
  return CHANGES.test(what)
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
