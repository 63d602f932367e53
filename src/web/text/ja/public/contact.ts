import { LIMITS } from '#contract/limits.ts'
import type { Wording } from '#domain/wording.ts'
import type { contactText as english } from '#web/text/public/contact.ts'

export const contactText: Wording<typeof english> = {
  title: 'お問い合わせ',
  lead: 'ご質問、お困りのこと、ご要望をお送りください。すべて拝見し、メールでお答えします。',
  name: 'お名前',
  email: 'メールアドレス',
  emailHint: 'こちらにお返事します。',
  message: 'メッセージ',
  count: (length: number) =>
    `${LIMITS.contactMessage.toLocaleString('ja')}文字中${length.toLocaleString('ja')}文字`,
  tooLong: {
    title: '長すぎます',
    detail: (most: number) => `${most.toLocaleString('ja')}文字以内で入力してください。`,
  },
  faults: {
    name_required: { title: 'お名前は必須です', detail: 'お名前を入力してください。' },
    email_required: {
      title: 'メールアドレスは必須です',
      detail: 'メールアドレスを入力してください。',
    },
    email_invalid: {
      title: 'メールアドレスの形式が正しくありません',
      detail: '有効なメールアドレスを入力してください。',
    },
    message_required: {
      title: 'メッセージは必須です',
      detail: 'メッセージまたはお問い合わせ内容を入力してください。',
    },
  },
  send: '送信する',
  sending: '送信中',
  failed: 'メッセージを送信できませんでした',
  failedDetail: 'メールを送信できませんでした',
  tooMany:
    'この1時間に何通か届いています。入力した内容はここに残っています。30分ほどしてからお試しください。',
  sent: {
    title: 'メッセージを送信しました',
    detail: (email: string) => `ありがとうございます。${email} 宛てにお返事します。`,
    another: '別のメッセージを書く',
    home: 'トップページへ',
  },
  trap: 'この欄は空のままにしてください',
  withoutScript: 'お問い合わせフォームにはJavaScriptが必要です。次の宛先にもお送りいただけます：',
}
