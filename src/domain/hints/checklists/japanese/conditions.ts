import type { CONDITIONS } from '#domain/hints/checklists/conditions.ts'
import { MONEY } from '#domain/hints/reading/japanese.ts'
import { type InJapanese, judgeNumbers, says } from '#domain/hints/reading/judge.ts'

/** How questions 13 to 15 are judged in Japanese. */
export const CONDITIONS_IN_JAPANESE: InJapanese<typeof CONDITIONS> = {
  q13: {},
  q14: {
    users: judgeNumbers(2),
    privacy: says(
      /個人|プライバシー|氏名|名前|メールアドレス|住所|電話番号|法[律令]?|規則|健康|医療|子ども|子供|未成年|パスワード|秘密|GDPR/,
    ),
  },
  q15: {
    budget: says(new RegExp(`${MONEY.source}|予算[はが]?(?:未定|なし|不明|ない)`)),
    date: says(
      /[\d０-９一二三四五六七八九十]+\s?(?:月|年|日)|来[年月春夏秋冬]|[今年]年?(?:中|内|度|春|夏|秋|冬|末)|[春夏秋冬](?:まで|に)|まで(?:に|。|$)|期限|期日|締め?切/,
    ),
    assumption: says(
      /[?？]|と思[うい]|はず|だろう|でしょう|仮[にの定]|前提|わからな|分からな|聞いていな|確認していな|未定|不明|心配|不安|リスク|懸念|かもしれ|かどうか/,
    ),
  },
}
