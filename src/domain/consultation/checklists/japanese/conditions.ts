import type { CONDITIONS } from '#domain/consultation/checklists/conditions.ts'
import { MONEY, REASON } from '#domain/consultation/reading/japanese.ts'
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

const MESSAGE = /メール|メッセージ|通知|リマインド|リマインダー|SMS|LINE|お知らせ|連絡/
const WHEN = /とき|時[にはで、]|たら|直?後|前|毎[日週月回]|ごと|すぐ|際[にはの]/
const PAYMENT = /支払|払[うい]|カード|決済|料金|価格|会費|月額|請求|入金|返金|\d円/

/** How questions 13 to 15 are judged in Japanese. */
export const CONDITIONS_IN_JAPANESE: InJapanese<typeof CONDITIONS> = {
  q13: {
    when: unlessNone((reading) => onlyIf(reading, MESSAGE, WHEN)),
    price: unlessNone((reading) => onlyIf(reading, PAYMENT, MONEY)),
    messages: unlessNone(says(MESSAGE)),
    none: noneWithReason,
    failure: says(/失敗|エラー|届かな|送れな|払えな|返金|再送/),
  },
  q14: {
    users: numbers(2),
    privacy: says(
      /個人|プライバシー|氏名|名前|メールアドレス|住所|電話番号|法[律令]?|規則|健康|医療|子ども|子供|未成年|パスワード|秘密|GDPR/,
      /安全|セキュリティ|セキュア/,
    ),
    downtime: says(/止ま|停止|落ち[るた]|使えな|ダウン|メンテナンス|障害|24時間|つながらな/),
    speed: says(/[\d０-９一二三五十数]\s?秒/, /速[いくさ]|早[いく]|すぐ|素早/),
    loss: says(/バックアップ|失[うわっ]|消え|復元|復旧|控え|コピー/),
  },
  q15: {
    budget: says(
      new RegExp(`${MONEY.source}|予算[はが]?(?:未定|なし|不明|ない)`),
      /お金|予算|安く|費用|コスト|高い/,
    ),
    date: says(
      /[\d０-９一二三四五六七八九十]+\s?(?:月|年|日)|来[年月春夏秋冬]|[今年]年?(?:中|内|度|春|夏|秋|冬|末)|[春夏秋冬](?:まで|に)|まで(?:に|。|$)|期限|期日|締め?切/,
      /早く|なるべく|すぐ|急ぎ|時間/,
    ),
    assumption: says(
      /[?？]|と思[うい]|はず|だろう|でしょう|仮[にの定]|前提|わからな|分からな|聞いていな|確認していな|未定|不明|心配|不安|リスク|懸念|かもしれ|かどうか/,
    ),
    people: says(
      /作[るりっ成]|開発|フリーランス|制作|自分[でが]|私[がは]|担当|面倒を見|保守|友人|チーム|外注/,
    ),
    test: says(/聞いてみ|聞く予定|試す|試して|確かめ|調べ[るて]|見せて/),
  },
}

function saysNone(reading: Reading): boolean {
  return (
    /^(?:特に)?(?:なし|ありません|ない|不要|必要(?:ない|ありません))/.test(reading.text) &&
    reading.wordCount < 40
  )
}

function unlessNone(judge: Judge): Judge {
  return (reading) => (saysNone(reading) ? null : judge(reading))
}

function noneWithReason(reading: Reading) {
  if (!saysNone(reading)) return null
  const reason = find(reading, REASON)
  return reason === null ? unmet(reading.items[0]) : met(reason.item, reason.at)
}

/** Where the subject is mentioned, some such item must tell it. */
function onlyIf(reading: Reading, subject: RegExp, told: RegExp) {
  const mention = find(reading, subject)
  if (mention === null) return null
  const full = reading.items.find((item) => subject.test(item) && told.test(item))
  return full === undefined ? unmet(mention.words) : met(full, full.search(told))
}
