import type { Wording } from '#domain/wording.ts'
import type { legalFrameText as english } from '#web/text/legal/frame.ts'

export const legalFrameText: Wording<typeof english> = {
  contents: '目次',
  operator: {
    name: '運営者',
    address: '所在地',
    email: 'メールアドレス',
    phone: '電話番号',
  },
  missing: (setting: string) => `未設定（${setting}）`,
  labelled: (heading: string) => `${heading}：`,
  cookieChoices: 'クッキーの設定を開く',
  contactLine: 'このページについてのご質問は',
  contact: 'お問い合わせへ',
}
