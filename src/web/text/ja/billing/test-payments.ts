import type { Wording } from '#domain/wording.ts'
import type {
  testPaymentText as english,
  testCheckoutText as englishCheckout,
  testPortalText as englishPortal,
} from '#web/text/billing/test-payments.ts'
import { PRICE } from './price.ts'

export const testPaymentText: Wording<typeof english> = {
  mark: 'テスト：カードには請求されません',
  explanation:
    'このサーバーには決済サービスがありません。お支払い、拒否、解約の後に何が起こるかを見られるように、このページが代わりをします。',
  loading: '読み込み中',
  notFoundTitle: 'このテスト決済は存在しません',
  notFound: '別のアカウントのものか、開かれたことがありません。',
  back: 'お支払いに戻る',
  failed: 'このページを読み込めませんでした。',
  retry: 'もう一度試す',
}

export const testCheckoutText: Wording<typeof englishCheckout> = {
  product: 'Groundwork プレミアム',
  price: PRICE,
  account: 'アカウント',
  pay: '支払う（テスト）',
  decline: '拒否されるカードで支払う',
  cancel: '中止して戻る',
  declinedTitle: 'カードが拒否されました',
  declined: '本物のカードと同じように、請求はされていません。もう一度試すか、戻ってください。',
  states: {
    complete: 'このお支払いは完了しています。',
    expired: 'このお支払いは期限が切れています。',
  },
}

export const testPortalText: Wording<typeof englishPortal> = {
  account: 'アカウント',
  plan: 'プラン',
  product: `Groundwork プレミアム（${PRICE}）`,
  none: 'サブスクリプションはまだありません。',
  status: '状態',
  periodEnd: '今月分の終了日',
  endsAt: '終了予定日',
  yours: 'ご自身でできること',
  happens: '起こりうること',
  happensHint: '本物の決済サービスでは、時間の経過や銀行によって起こります。',
  nothing: '今ここでできることはありません。',
  done: '完了',
  statuses: {
    active: '有効',
    trialing: '有効',
    past_due: '支払い失敗、再試行中',
    unpaid: '未払い',
    canceled: '終了',
    incomplete: '初回の支払い待ち',
    incomplete_expired: '支払いなし',
    paused: '一時停止',
  },
  actions: {
    cancel: { label: 'サブスクリプションを解約', hint: '支払った月の終わりまで続きます。' },
    resume: { label: 'サブスクリプションを再開', hint: '解約を取り消します。' },
    renew: { label: '更新', hint: '翌月分が支払われます。' },
    payment_fails: { label: '支払いが失敗', hint: '銀行が拒否し、再試行されます。' },
    payment_succeeds: { label: '支払いが回復', hint: '未払いの支払いが通ります。' },
    end: { label: 'サブスクリプションが終了', hint: '解約した月、または未払いの月が終わります。' },
  },
}
