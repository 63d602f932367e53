import type { Wording } from '#domain/wording.ts'
import type { consentText as english } from '#web/text/public/consent.ts'

export const consentText: Wording<typeof english> = {
  label: 'クッキー',
  title: 'アクセスを数えてもよろしいですか？',
  measured:
    'サインインに必要なクッキーを使います。同意いただければ、Googleアナリティクスでアクセス数も数えます。',
  unmeasured:
    'サインインに必要なクッキーを使います。現在アクセス数は数えていません。数えることになった場合も、ここでの選択が有効です。',
  policy: 'クッキーポリシー',
  accept: '同意する',
  decline: '同意しない',
  close: '選ばずに閉じる',
}
