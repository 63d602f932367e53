import type { SCOPE } from '#domain/consultation/checklists/scope.ts'
import { REASON } from '#domain/consultation/reading/japanese.ts'
import {
  find,
  type InJapanese,
  type Judge,
  met,
  says,
  unmet,
  WHOLE_ITEM,
} from '#domain/consultation/reading/judge.ts'
import type { Reading } from '#domain/consultation/reading/reading.ts'

const MAY =
  /[:：]\s*\S|できる|見[るられ]|予約|登録|作[るりっ成]|編集|変更|追加|削除|消[すし]|取り消|承認|支払|送[るりっ]|注文|記録|確認|管理|すべて|全て|全部|招待|入力|書[くきい]/

const ONLY_ONE = /(?:自分|私|[一1１]人|[一1１]種類)だけ|(?:私|自分)(?:一人|ひとり)/

/** A name as Japanese stories give it; "お客さん" and the like name nobody. */
const NAMED =
  /(?<![おみ皆]|お客|お母|お父|業者|本屋)(?:[\p{Script=Han}]{1,4}|[\p{Script=Katakana}ー]{2,8}|[\p{Script=Hiragana}]{2,4})(?<!皆|みな|みんな|お客)(?:さん|ちゃん|くん|君)(?=[がはのにを、]|$)|(?:^|[。、\s])(?!オーナー|ユーザー|スタッフ|クライアント|ゲスト|メンバー|アプリ|サイト|ページ|システム|メール|カード|リンク|スマホ|コーチ|トレーナー|マネージャー)[\p{Script=Katakana}ー]{2,6}[がは]/u

/** How questions 5 to 8 are judged in Japanese. */
export const SCOPE_IN_JAPANESE: InJapanese<typeof SCOPE> = {
  q5: {
    limits: says(
      /できない|ては(?:いけない|ならない)|(?:見|変え|触|直)(?:せ|られ)?ない|だけ|のみ|以外|禁止|ないこと|見えない/,
    ),
    actions: says(MAY, WHOLE_ITEM),
    roles,
    joining: says(/招待|登録|ログイン|サインイン|アカウント|パスワード|リンク/),
  },
  q6: {
    steps,
    person: says(NAMED, /利用者|ユーザー|お客(?:様|さん)|顧客|会員/),
    arrival: says(
      /リンク|検索|QR|紹介|招待|チラシ|インスタ|LINE|メール|サイト|ホームページ|ログイン|サインイン|開[くきい]|アクセス|広告|看板|聞い/,
    ),
    ending: says(
      /確認|完了|届[くきい]|受け取|表示|通知|お知らせ|領収|成功|終わ|わか[るり]|分か[るり]/,
    ),
    preparation: says(/事前|前もって|あらかじめ|すでに|準備|設定しておく|登録しておく/),
  },
  q7: {
    actors: whoDoesWhat,
    priority: says(
      /必須|必要|できれば|あれば[良よ]い|任意|後で|あとで|優先|絶対|なくても|余裕があれば/,
    ),
    features: enoughParts(3),
    reasons: says(/から(?:[。、]|$)|ので|ため|ないと|なければ|ように/),
    few: ({ text }) => ((text.match(/必須/g)?.length ?? 0) > 12 ? unmet() : met(null)),
  },
  q8: {
    named: ({ items }) => {
      const named = items.find((item) => item.length >= 6)
      return named === undefined ? unmet(items[0]) : met(named)
    },
    exclusions: enoughParts(2),
    reason: says(new RegExp(`${REASON.source}|[（(：:]`)),
    comeback: says(/後で|あとで|次の|来年|になったら|したら|いずれ|将来|バージョン2/),
  },
}

function steps({ items }: Reading) {
  const clauses = items.flatMap((item) => item.split(/[、，,]/))
  return items.length >= 4 || clauses.length >= 6 ? met(items[0] ?? null) : unmet(items[0])
}

function roles(reading: Reading) {
  const only = find(reading, ONLY_ONE)
  return only === null ? enoughParts(2)(reading) : met(only.item, only.at)
}

function enoughParts(least: number): Judge {
  return ({ parts, items }) =>
    parts.length >= least ? met(items[0] ?? null) : unmet(items[0] ?? null)
}

/** At least half of the features say who does what. */
function whoDoesWhat({ parts }: Reading) {
  const tells = (part: string) => part.length >= 7 && /[がは]/.test(part)
  const telling = parts.filter(tells)
  if (parts.length > 0 && telling.length * 2 >= parts.length) return met(telling[0] ?? null)
  return unmet(parts.find((part) => !tells(part)))
}
