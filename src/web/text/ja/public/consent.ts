import type { Wording } from '#domain/wording.ts'
import type { consentText as english } from '#web/text/public/consent.ts'

export const consentText: Wording<typeof english> = {
  label: 'クッキー',
  title: '訪問数を数えてもよいですか？',
  measured:
    'サインイン用のクッキーを使います。同意いただければ、Googleアナリティクスで訪問数も数えます。',
  unmeasured: 'サインイン用クッキーのみ',
  policy: 'クッキーポリシー',
  accept: '同意する',
  decline: '同意しない',
  close: '選ばずに閉じる',
}
