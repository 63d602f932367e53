import type { Wording } from '#domain/wording.ts'
import type { guestText as english } from '#web/text/document/guest-comments.ts'

export const guestText: Wording<typeof english> = {
  all: (count) => (count === 0 ? 'コメント' : `コメント（${count}件）`),
  comment: (item, count) =>
    count === 0 ? `${item}にコメント` : `${item}にコメント（${count}件あります）`,
  title: (item) => `${item}にコメント`,
  allTitle: 'コメント',
  who: 'コメントとお名前は、文書の持ち主と、このリンクを知っている人全員に見えます。',
  none: 'まだコメントはありません。項目の横の吹き出しを押すと、質問できます。',
  gone: 'この文書にはもうない項目について',
  show: (item) => `${item}へ移動`,
  kind: '種類',
  text: {
    question: '質問の内容',
    remark: '意見の内容',
    wording: '提案する文',
  },
  name: 'お名前',
  as: (name) => `${name}として送信します`,
  website: 'ここには何も書かないでください',
  send: 'コメントを送る',
  sent: 'コメントを送りました',
  sentDetail: '持ち主には、この項目の元になった回答の横に表示されます。',
  mine: 'あなた',
  failed: '送れませんでした',
  closed: '持ち主は今、コメントを受け付けていません。',
  email: {
    title: '返信があったときにお知らせしますか？',
    label: 'メールアドレス',
    hint: '確認用のリンクを送ります。確認されるまで、ほかのメールは送りません。ほかの人に見えるのはお名前だけです。',
    send: '知らせてほしい',
    waiting: 'メールをご確認ください。中のリンクを開くと、アドレスが確認されます。',
    confirmed: '返信が文書に入ったら、メールでお知らせします。',
    failed: 'メールアドレスを保存できませんでした',
  },
}
