import type { Wording } from '#domain/wording.ts'
import type { pagesText as english } from '#web/text/public/pages.ts'

export const pagesText: Wording<typeof english> = {
  locale: 'ja_JP',
  picture: {
    title: 'アイデアを、開発者がそのまま作れる要件定義書に',
    tagline: '15のやさしい質問。あなたの言葉でできた、一つのわかりやすい文書。',
  },
  app: {
    description: 'あなたのプロジェクト、回答、要件定義書。',
  },
  landing: {
    title: 'Groundwork：アイデアを、開発者が作れる要件定義書に',
    description:
      'Webアプリのアイデアを、開発者がそのまま作れる要件定義書にします。15のやさしい質問に答えるだけ。足りないところは助言がつき、一つのわかりやすい文書になります。',
  },
  contact: {
    title: 'お問い合わせ · Groundwork',
    description: 'ご質問、お困りのこと、ご要望は、こちらからお送りください。',
  },
  verify: {
    title: '承認された文書を確かめる · Groundwork',
    description:
      '書き出した要件定義書が承認された内容と同じかどうかを、ブラウザーの中で確かめます。ファイルは送信されません。',
  },
  example: {
    title: '完成した要件定義書の例 · Groundwork',
    description:
      '15の回答からGroundworkが作る文書をご覧ください。小さなヨガ教室の要件定義書で、すべての記述に出典があります。',
  },
  bakeryExample: {
    title: 'パン屋の予約の要件定義書の例 · Groundwork',
    description: '土曜の予約を受ける架空のパン屋。15の回答がどんな文書になるかをご覧ください。',
  },
  heatingExample: {
    title: '設備会社の作業報告の要件定義書の例 · Groundwork',
    description:
      '現場からスマホで報告する架空の設備会社。15の回答がどんな文書になるかをご覧ください。',
  },
  privacyPolicy: {
    title: 'プライバシーポリシー · Groundwork',
    description:
      'Groundworkがどのデータを、なぜ、どのくらいの期間保存するか。利用者の権利について。',
  },
  termsOfService: {
    title: '利用規約 · Groundwork',
    description: 'Groundworkに期待できることと、ご利用にあたってお願いすること。',
  },
  cookiePolicy: {
    title: 'クッキーポリシー · Groundwork',
    description: 'Groundworkが使うクッキー、その有効期間、選択を変える方法。',
  },
  tokusho: {
    title: '特定商取引法に基づく表記 · Groundwork',
    description: '特定商取引法に基づく表示：販売事業者、価格、支払い、解約について。',
  },
  notFound: {
    title: 'ページが見つかりません · Groundwork',
    description: 'ページが見つかりません。リンクが古いか、間違っているかもしれません。',
  },
}
