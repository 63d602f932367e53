import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { isDelicate, isSeeing } from '#domain/requirements/writing/rights/deeds.ts'

const WATCHES =
  /alert|announce automatically|ask|auto\w*|block|calculate|check|compute|count|display|notify|ping|prevent/iu
const REMINDS =
  /recalculate|remember|remind|save|send|show|sort|stop|suggest|sum up|sync|tell|update|warn|work out/iu

/** What only a program does without being told who does it. */
const ENGLISH = makePattern('iu')`^(?:${WATCHES}|${REMINDS})\b`
const ABROAD =
  /^(?:calcular|recordar|avisar|recalcular|calculer|berechnen|erinnern|calcolare)(?!\p{L})/iu
const JAPANESE =
  /(?:知らせる|通知する|表示する|表示される|計算する|集計する|送る|送信する|お知らせする|残す|数える|警告する|示す|教える|鳴らす|更新する|止める|自動で.+する)$/u

/** Whether what is done is a program's own work where nobody is named for it. */
export function isAppWork(does: string): boolean {
  return (
    ENGLISH.test(does.trim()) ||
    ABROAD.test(does.trim()) ||
    JAPANESE.test(does.trim().replace(/。$/u, ''))
  )
}

const ENTERS = /add|announce|apply|book|create|enter|fill|keep|list|log|make|note/iu
const ORDERS =
  /order|post|publish|put|record|register|report|request|reserve|save|send in|submit|type|upload|weigh|write/iu
const SETS_UP = /^do (?:an?|the) |^tell (?:\p{L}+ )?about (?:an?|the) /iu
const MAKES_IN_JAPANESE =
  /届ける|入れる|入力する|記録する|登録する|予約する|作る|作成する|書く|申し込む|注文する|加える|追加する|載せる|つける/iu

/** Verbs that bring a thing into the app. */
const MAKES = makePattern('iu')`^(?:${ENTERS}|${ORDERS})\b|${SETS_UP}|(?:${MAKES_IN_JAPANESE})$`

/** Whether what is done leaves something new behind. */
export function isMaking(does: string): boolean {
  return MAKES.test(does.trim())
}

/** Whether somebody only looks at something. */
export function isLooking(does: string): boolean {
  return /^(?:see|view|read|look(?! after| for)|open|check)\b|(?:見る|読む|調べる|確かめる|確認する|開く)$/iu.test(
    does.trim(),
  )
}

/** Whether somebody only looks at what is no secret and no money: who works there may. */
export function isOpenLook(does: string): boolean {
  return isLooking(does) && isSeeing(does) && !isDelicate(does)
}

/** Whether something is worked out from what the app knows. */
export function isComputing(does: string): boolean {
  return /^(?:calculate|compute|count|sum up|total|work out|calcular|calculer|berechnen|calcolare)\b|(?:計算する|集計する|数える)$/iu.test(
    does.trim(),
  )
}
