import type { ErrorText } from '#contract/text-en/errors.ts'
import type { OPERATOR_ERRORS as ENGLISH } from '#contract/text-en/operator-errors.ts'

/** What an operator's settings and the admin page refuse. */
export const OPERATOR_ERRORS = {
  suspended_by_operator: {
    title: 'アカウントは利用停止中です',
    message:
      'このサービスの運営者がアカウントの利用を停止しました。書いた内容はすべて無事で、読む、ダウンロードする、削除することができます。お心当たりがない場合は、お問い合わせページからご連絡ください。',
  },
  model_daily_limit: {
    title: '本日分のAIを使い切りました',
    message:
      'このアカウントで本日使えるAIモデルの量に達しました。書いた内容は保存されています。モデルを使わない機能はそのままお使いいただけます。協定世界時（UTC）の午前0時に元に戻ります。',
  },
  confirmation_needed: {
    title: 'パスワードをご確認ください',
    message: 'もう一度パスワードを入力してください。まだ何も変更していません。',
  },
  sign_in_again: {
    title: 'もう一度サインインしてください',
    message:
      'いったんサインアウトしてサインインし直し、10分以内に行ってください。まだ何も変更していません。',
  },
  admin_conflict: {
    title: '何も変更していません',
    message: 'すでに変更されたか、ここでは行えない操作です。一覧をもう一度ご確認ください。',
  },
} satisfies Readonly<Record<keyof typeof ENGLISH, ErrorText>>
