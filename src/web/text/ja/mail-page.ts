import type { Wording } from '#domain/wording.ts'
import type { mailPageText as english } from '#web/text/mail-page.ts'

export const mailPageText: Wording<typeof english> = {
  title: {
    confirm: 'メールアドレスの確認',
    'stop-guest': 'お知らせを止めますか？',
    'stop-founder': 'コメントのお知らせを止めますか？',
  },
  detail: {
    confirm: 'コメントに返信があったとき、このアドレスにお知らせします。',
    'stop-guest': 'メールアドレスを削除し、今後は何も送りません。',
    'stop-founder': '新しいコメントは、これまでどおりコメントのページで読めます。',
  },
  press: {
    confirm: '確認する',
    'stop-guest': 'お知らせを止める',
    'stop-founder': 'お知らせを止める',
  },
  done: {
    confirm: 'メールアドレスを確認しました',
    'stop-guest': 'メールアドレスを削除しました',
    'stop-founder': 'お知らせを止めました',
  },
  undo: 'また受け取る',
  undone: 'お知らせをまた送ります',
  broken: 'このリンクは使えません',
  brokenDetail: '期限が切れたか、途中で切れています。',
  failed: 'できませんでした',
}
