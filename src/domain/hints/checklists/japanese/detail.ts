import type { DETAIL } from '#domain/hints/checklists/detail.ts'
import type { EXPERIENCE } from '#domain/hints/checklists/experience.ts'
import type { AnswerParts } from '#domain/hints/reading/answer-parts.ts'
import { type InJapanese, judgeNumbers, judgeParts, says } from '#domain/hints/reading/judge.ts'

const CONDITION =
  /場合|とき|時[は、に]|たら|れば|なら|まで(?:[にはで、]|$)|以内|過ぎ|前に|後に|以降/

/** How questions 9 and 10 are judged in Japanese. */
export const DETAIL_IN_JAPANESE: InJapanese<typeof DETAIL> = {
  q9: {
    form: says(CONDITION),
    number: judgeNumbers(1),
  },
  q10: {
    details,
    things: judgeParts(2),
  },
}

/** A thing with its details: "クラス：曜日、時間". */
function details({ items }: AnswerParts): boolean {
  return items.some((item) => {
    const commas = item.match(/[、，,・]/g)?.length ?? 0
    return commas > 0 && (/[:：（(]/.test(item) || (commas > 1 && item.length > 16))
  })
}

const SITUATION =
  /場合|とき|たら|れば|時[はに、]|同時|二重|2回|二度|間違|失敗|通信|圏外|オフライン|電波|ネット|空|ない|忘れ|キャンセル|気が変|遅れ|なくし|悪用|なりすまし|落ち|止ま|エラー/

const RESPONSE =
  /表示|見え|見せ|知らせ|伝え|通知|メッセージ|メール|警告|案内|求め|戻[るすり]|保存|残[るすり]|やり直|再送|再試行|選べ|確認|電話/

/** How questions 11 and 12 are judged in Japanese. */
export const EXPERIENCE_IN_JAPANESE: InJapanese<typeof EXPERIENCE> = {
  q11: {
    devices: says(
      /スマホ|スマートフォン|携帯|パソコン|PC|タブレット|iPhone|iPad|Android|端末|ブラウザ/,
    ),
  },
  q12: {
    response: ({ items }) => items.some((item) => SITUATION.test(item) && RESPONSE.test(item)),
    three: ({ items, wordCount }) => items.length >= 3 || (items.length === 2 && wordCount >= 25),
  },
}
