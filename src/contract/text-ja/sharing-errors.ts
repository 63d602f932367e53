import type { ErrorText } from '#contract/text-en/errors.ts'
import type { SHARING_ERRORS as ENGLISH } from '#contract/text-en/sharing-errors.ts'

/** What can go wrong with a link to a document, in Japanese words. */
export const SHARING_ERRORS = {
  share_limit: {
    title: 'リンクが多すぎます',
    message:
      '1つのプロジェクトで作れるリンクは50件までです。不要なリンクを終了してから、もう一度お試しください。',
  },
  share_gone: {
    title: 'このリンクは開けません',
    message:
      '期限が切れたか、途中で切れています。送ってくれた方に、新しいリンクをお願いしてください。',
  },
  thread_limit: {
    title: 'これ以上コメントできません',
    message:
      'このプロジェクトのコメントは上限に達しています。書いた文章はこの画面に残っています。リンクを送ってくれた方にお知らせください。',
  },
  comments_closed: {
    title: 'コメントは受け付けていません',
    message:
      'この文書は読めますが、持ち主は今コメントを受け付けていません。書いた文章はこの画面に残っています。',
  },
  wording_gone: {
    title: '取り入れられませんでした',
    message:
      'この言い換えの元になった項目は、もう文書にありません。何も変わっていません。代わりに、ご自分の言葉で返信できます。',
  },
  passphrase_needed: {
    title: '合言葉が必要です',
    message: '送ってくれた方から聞いた合言葉を入力してください。',
  },
  passphrase_wrong: {
    title: '開けませんでした',
    message: '合言葉が違います。確かめて、もう一度お試しください。',
  },
  approval_limit: {
    title: '承認の依頼が多すぎます',
    message:
      '1つのプロジェクトで依頼できるのは30人までです。不要な依頼か承認を削除してから、もう一度お試しください。',
  },
  approval_closed: {
    title: '承認できませんでした',
    message: 'この文書は今は読むことしかできません。作成者にお知らせください。',
  },
  document_changed: {
    title: '文書が変わりました',
    message: '読んでいる間に変更がありました。もう一度確かめてから、承認してください。',
  },
} satisfies Readonly<Record<keyof typeof ENGLISH, ErrorText>>
