import type { Operator } from '#domain/public-face.ts'
import { TRIAL_DAYS } from '#domain/trial.ts'
import { priceInEnglish, priceInJapanese } from './prices.ts'

interface TokushoRow {
  term: { ja: string; en: string }
  /** A fact of the operator, the same in both languages, or the words in each. */
  value: { operator: keyof Operator } | { ja: string; en: string }
}

/** The notice of the Japanese Act on Specified Commercial Transactions, in both languages. */
export const tokushoText: {
  title: { ja: string; en: string }
  lead: { ja: string; en: string }
  columns: { term: string; ja: string; en: string }
  rows: readonly TokushoRow[]
} = {
  title: {
    ja: '特定商取引法に基づく表記',
    en: 'Notice under the Act on Specified Commercial Transactions',
  },
  lead: {
    ja: '日本の特定商取引法第11条に基づき、次のとおり表示します。',
    en: 'What Japanese law asks every seller to state. The Japanese text is the one that counts.',
  },
  columns: { term: '項目 / Item', ja: '日本語', en: 'English' },
  rows: [
    { term: { ja: '販売事業者', en: 'Seller' }, value: { operator: 'name' } },
    {
      term: { ja: '運営統括責任者', en: 'Person responsible' },
      value: { operator: 'representative' },
    },
    { term: { ja: '所在地', en: 'Address' }, value: { operator: 'address' } },
    { term: { ja: '電話番号', en: 'Phone' }, value: { operator: 'phone' } },
    { term: { ja: 'メールアドレス', en: 'Email' }, value: { operator: 'email' } },
    {
      term: { ja: '販売価格', en: 'Price' },
      value: {
        ja: `プレミアムプラン 月額${priceInJapanese}`,
        en: `Premium plan, ${priceInEnglish} a month`,
      },
    },
    {
      term: { ja: '商品代金以外の必要料金', en: 'Other charges' },
      value: {
        ja: 'インターネット接続料金・通信料金、カード会社による為替手数料はお客様のご負担となります。',
        en: 'Your own costs for internet access, and your card issuer’s fee for foreign currency, if any.',
      },
    },
    {
      term: { ja: '支払方法', en: 'Payment' },
      value: { ja: 'クレジットカード（Stripe）', en: 'Card, through Stripe' },
    },
    {
      term: { ja: '支払時期', en: 'When payment is due' },
      value: {
        ja: 'お申し込み時に初月分をお支払いいただき、以後1か月ごとに自動更新・課金されます。',
        en: 'The first month when you order; then each month, renewed automatically.',
      },
    },
    {
      term: { ja: 'サービスの提供時期', en: 'Delivery' },
      value: {
        ja: '決済完了後、ただちにご利用いただけます。',
        en: 'Immediately after payment.',
      },
    },
    {
      term: { ja: '無料トライアル', en: 'Free trial' },
      value: {
        ja: `初回サインインから${TRIAL_DAYS}日間。終了後に自動で課金されることはありません。`,
        en: `${TRIAL_DAYS} days from the first sign-in. Nothing is charged automatically when it ends.`,
      },
    },
    {
      term: { ja: '解約', en: 'Cancellation' },
      value: {
        ja: '請求管理画面からいつでも解約できます。お支払い済みの期間の終了日までご利用いただけます。',
        en: 'At any time under Manage Billing. Premium lasts until the end of the period you’ve paid for.',
      },
    },
    {
      term: { ja: '返品・返金', en: 'Returns and refunds' },
      value: {
        ja: 'サービスの性質上、返品はお受けできません。法令に定めがある場合を除き、期間途中の返金はいたしません。',
        en: 'A digital service cannot be returned. We do not refund part of a month that has already begun, except where the law says otherwise.',
      },
    },
    {
      term: { ja: '動作環境', en: 'What you need' },
      value: {
        ja: 'Chrome、Edge、Firefox、Safari の最新版',
        en: 'A current version of Chrome, Edge, Firefox or Safari',
      },
    },
  ],
}
