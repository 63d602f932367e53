import type { DETAIL } from '#domain/consultation/checklists/detail.ts'
import type { EXPERIENCE } from '#domain/consultation/checklists/experience.ts'
import {
  atLeast,
  find,
  type InJapanese,
  met,
  numbers,
  says,
  unmet,
} from '#domain/consultation/reading/judge.ts'
import type { Reading } from '#domain/consultation/reading/reading.ts'

const CONDITION =
  /場合|とき|時[は、に]|たら|れば|なら|まで(?:[にはで、]|$)|以内|過ぎ|前に|後に|以降/
const RULE = new RegExp(
  `${CONDITION.source}|\\p{N}|できない|必ず|だけ|のみ|以上|以下|無料|料金|円|承認|決め|→|上限`,
  'u',
)

/** How questions 9 and 10 are judged in Japanese. */
export const DETAIL_IN_JAPANESE: InJapanese<typeof DETAIL> = {
  q9: {
    form: says(CONDITION),
    number: numbers(1),
    three: atLeast(3, (item) => RULE.test(item)),
    stages: says(/状態|段階|ステータス|→|済み|承認|確定|キャンセル/),
    decider: says(/決め[るらた]|判断|承認|例外|許可|責任|権限/),
  },
  q10: {
    details,
    privacy: says(
      /個人|プライバシー|秘密|非公開|見せない|見られない|見えない|削除|消[すしえ]|破棄|匿名|本人|だけが見|同意/,
    ),
    things: ({ parts, items }) =>
      parts.length >= 2 ? met(items[0] ?? null) : unmet(items[0] ?? null),
    keeping: says(
      /(?:年|か月|ヶ月|カ月|週間?|日)(?:間|後|保|たったら|経|で消|で削)|ずっと|永久|期間/,
    ),
    correcting: says(/直[すしせ]|修正|訂正|変更|編集|更新/),
  },
}

/** A thing with its details: "クラス：曜日、時間". */
function details({ items }: Reading) {
  const telling = items.find((item) => {
    const commas = item.match(/[、，,・]/g)?.length ?? 0
    return commas > 0 && (/[:：（(]/.test(item) || (commas > 1 && item.length > 16))
  })
  return telling === undefined ? unmet(items[0]) : met(telling)
}

const SCREEN =
  /画面|ページ|一覧|フォーム|カレンダー|ダッシュボード|メニュー|地図|ホーム|プロフィール|カート|設定|詳細/g

const SITUATION =
  /場合|とき|たら|れば|時[はに、]|同時|二重|2回|二度|間違|失敗|通信|圏外|オフライン|電波|ネット|空|ない|忘れ|キャンセル|気が変|遅れ|なくし|悪用|なりすまし|落ち|止ま|エラー/

const RESPONSE =
  /表示|見え|見せ|知らせ|伝え|通知|メッセージ|メール|警告|案内|求め|戻[るすり]|保存|残[るすり]|やり直|再送|再試行|選べ|確認|電話/

/** How questions 11 and 12 are judged in Japanese. */
export const EXPERIENCE_IN_JAPANESE: InJapanese<typeof EXPERIENCE> = {
  q11: {
    screens,
    devices: says(
      /スマホ|スマートフォン|携帯|パソコン|PC|タブレット|iPhone|iPad|Android|端末|ブラウザ/,
    ),
    languages: says(/[\p{Script=Han}\p{Script=Katakana}ー]語|言語|多言語/u),
    top: says(/一番|いちばん|最も|上に|目立|大きく|すぐに?見/),
  },
  q12: {
    situations: atLeast(1, (item) => SITUATION.test(item)),
    response: ({ items }) => {
      const telling = items.find((item) => SITUATION.test(item) && RESPONSE.test(item))
      return telling === undefined ? unmet(items[0]) : met(telling)
    },
    three: ({ items, wordCount }) =>
      items.length >= 3 || (items.length === 2 && wordCount >= 25) ? met(null) : unmet(),
    third: atLeast(3),
    misuse: says(/悪用|なりすまし|偽|うそ|嘘|スパム|不正|いたずら|盗[むま]|転売|わざと/),
  },
}

function screens(reading: Reading) {
  const first = find(reading, new RegExp(SCREEN.source))
  const count = reading.text.match(SCREEN)?.length ?? 0
  return first !== null && count >= 2 ? met(first.item, first.at) : unmet(reading.items[0])
}
