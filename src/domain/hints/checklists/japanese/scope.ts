import type { SCOPE } from '#domain/hints/checklists/scope.ts'
import type { AnswerParts } from '#domain/hints/reading/answer-parts.ts'
import { REASON } from '#domain/hints/reading/japanese.ts'
import { has, type InJapanese, judgeParts, says } from '#domain/hints/reading/judge.ts'

const MAY =
  /[:：]\s*\S|できる|見[るられ]|予約|登録|作[るりっ成]|編集|変更|追加|削除|消[すし]|取り消|承認|支払|送[るりっ]|注文|記録|確認|管理|すべて|全て|全部|招待|入力|書[くきい]/

const ONLY_ONE = /(?:自分|私|[一1１]人|[一1１]種類)だけ|(?:私|自分)(?:一人|ひとり)/

/** How questions 5 to 8 are judged in Japanese. */
export const SCOPE_IN_JAPANESE: InJapanese<typeof SCOPE> = {
  q5: {
    limits: says(
      /できない|ては(?:いけない|ならない)|(?:見|変え|触|直)(?:せ|られ)?ない|だけ|のみ|以外|禁止|ないこと|見えない/,
    ),
    actions: says(MAY),
    roles,
  },
  q6: {
    steps,
  },
  q7: {
    priority: says(
      /必須|必要|できれば|あれば[良よ]い|任意|後で|あとで|優先|絶対|なくても|余裕があれば/,
    ),
    features: judgeParts(3),
  },
  q8: {
    exclusions: judgeParts(2),
    reason: says(new RegExp(`${REASON.source}|[（(：:]`)),
  },
}

function steps({ items }: AnswerParts): boolean {
  return items.length >= 4 || items.flatMap((item) => item.split(/[、，,]/)).length >= 6
}

function roles(answer: AnswerParts): boolean | null {
  return has(answer, ONLY_ONE) || judgeParts(2)(answer)
}
