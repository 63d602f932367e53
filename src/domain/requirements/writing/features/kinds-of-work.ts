/** What only a program does without being told who does it. */
const ENGLISH =
  /^(?:alert|announce automatically|ask|auto\w*|block|calculate|check|compute|count|display|notify|ping|prevent|recalculate|remember|remind|save|send|show|sort|stop|suggest|sum up|sync|tell|update|warn|work out)\b/iu
const JAPANESE =
  /(?:知らせる|通知する|表示する|表示される|計算する|集計する|送る|送信する|お知らせする|残す|数える|警告する|示す|教える|鳴らす|更新する|止める|自動で.+する)$/u

/** Whether what is done is a program's own work where nobody is named for it. */
export function isAppWork(does: string): boolean {
  return ENGLISH.test(does.trim()) || JAPANESE.test(does.trim().replace(/。$/u, ''))
}

/** Verbs that bring a thing into the app. */
const MAKES =
  /^(?:add|announce|apply|book|create|enter|fill|keep|list|log|make|note|order|post|publish|put|record|register|report|request|reserve|save|send in|submit|type|upload|weigh|write)\b|^do (?:an?|the) |^tell (?:\p{L}+ )?about (?:an?|the) |(?:届ける|入れる|入力する|記録する|登録する|予約する|作る|作成する|書く|申し込む|注文する|加える|追加する|載せる|つける)$/iu

/** Whether what is done leaves something new behind. */
export function isMaking(does: string): boolean {
  return MAKES.test(does.trim())
}

/** Whether somebody only looks at something. */
export function isLooking(does: string): boolean {
  return /^(?:see|view|read|look at|open|check)\b|(?:見る|読む|確かめる|確認する|開く)$/iu.test(
    does.trim(),
  )
}

/** Whether something is worked out from what the app knows. */
export function isComputing(does: string): boolean {
  return /^(?:calculate|compute|count|sum up|total|work out)\b|(?:計算する|集計する|数える)$/iu.test(
    does.trim(),
  )
}
