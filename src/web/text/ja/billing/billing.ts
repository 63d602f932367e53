import type { Wording } from '#domain/wording.ts'
import type {
  billingText as english,
  UPGRADE_LABELS as englishLabels,
  planText as englishPlan,
  paymentReturnText as englishReturn,
} from '#web/text/billing/billing.ts'
import { PRICE } from './price.ts'

export const UPGRADE_LABELS: Wording<typeof englishLabels> = {
  TRIAL_ACTIVE: 'プレミアムにアップグレード',
  TRIAL_CANCELED: 'プレミアムを利用する',
  PREMIUM_ACTIVE: '',
  PREMIUM_CANCELED: 'プレミアムを再開',
  SUSPENDED: 'アカウントを再開',
  SUSPENDED_BY_OPERATOR: '',
  FREE: 'プレミアムにアップグレード',
}

export const planText: Wording<typeof englishPlan> = {
  manage: 'お支払いの管理',
  opening: '開いています',
  newTab: '新しいタブで開きます',
  cancelTrial: 'トライアルをやめる',
  cancelQuestion: {
    title: 'トライアルをやめますか？',
    detail:
      'アカウントはすぐに利用停止になります。書いた内容は引き続き読み、コピーし、ダウンロードできますが、続きを書いたり、AIに相談したり、文書を作成したりはできません。トライアルをもう一度始めることはできません。プレミアムにすると、すべて元どおり使えます。',
    confirm: 'トライアルをやめる',
    confirming: '処理しています',
    cancel: 'トライアルを続ける',
  },
  trialCancelled: 'トライアルをやめました',
  trialCancelledDetail: 'アカウントは利用停止中です。書いた内容はすべて無事です。',
  pastDueTitle: '前回のお支払いができませんでした',
  pastDue:
    'プレミアムはそのまま使えます。お支払いをもう一度試しますので、カードを更新してください。',
  updateCard: 'カードを更新',
}

export const billingText: Wording<typeof english> = {
  subscription: 'サブスクリプション',
  loading: 'プランを読み込んでいます',
  failed: 'プランを読み込めませんでした。',
  retry: 'もう一度試す',
  plans: {
    TRIAL_ACTIVE: 'トライアル',
    TRIAL_CANCELED: 'プランなし',
    PREMIUM_ACTIVE: 'プレミアム',
    PREMIUM_CANCELED: 'プレミアム',
    SUSPENDED: 'プランなし',
    SUSPENDED_BY_OPERATOR: '停止中',
    FREE: '無料',
  },
  price: PRICE,
  priceOfPremium: `プレミアムは${PRICE}です。`,
  free: '無料',
  renews: (date: string) => `次回のお支払い：${date}`,
  ends: (date: string) => `${date}に終わります。これ以上の料金はかかりません。`,
  endsPastDue: (date: string) =>
    `${date}に終わります。引き落とせなかったお支払いだけ、あらためて請求します。`,
  trialEnds: (date: string) =>
    `${date}に終わります。無料で、自動的に料金がかかることはありません。`,
  trialEnded: 'トライアルは終わりました。書いた内容はすべて無事です。',
  suspended: 'アカウントは利用停止中です。書いた内容はすべて無事で、読むことができます。',
  suspendedByOperator:
    'このサービスの運営者がアカウントの利用を停止しました。書いた内容はすべて無事で、読むことができます。',
  testMode:
    'このサーバーには決済サービスがありません。お支払いの画面はテストで、カードには請求されません。',
  noPayments: 'このサーバーではまだお支払いを受け付けていません。お問い合わせください。',
  invoices: 'カード、請求書、解約は「お支払いの管理」にあります。',
  allowsTitle: '今のプランでできること',
  allowed: '含まれる：',
  refused: '含まれない：',
  allows: {
    read: '書いた内容をすべて読む、コピーする、ダウンロードする',
    projects: (limit: number | null) => {
      if (limit === null) return 'プロジェクトは無制限'
      return limit === 0 ? '新しいプロジェクト' : `プロジェクト${limit}件`
    },
    write: '回答を書く、変える',
    askAi: 'AI相談',
    askAiUnlimited: 'AI相談は無制限',
    documents: (limit: number | null) => {
      if (limit === null) return '要件定義書は無制限'
      return limit === 0 ? '新しい要件定義書' : `要件定義書${limit}件`
    },
    used: (line: string) => `${line}（使用済み）`,
    exports: 'Word、PDF、タスク管理用ファイル、プロジェクト全体の書き出し',
    webhooks: 'お使いのツールへのWebhook',
    trackers: 'GitHub、Linear、Jiraへの要件の送信',
    remove: 'プロジェクトの削除',
  },
}

export const paymentReturnText: Wording<typeof englishReturn> = {
  waitingTitle: 'お支払いを確認しています',
  waiting: 'ふつうは数秒で終わります。そのままお待ちください。',
  lateTitle: 'お支払いはまだ確認できていません',
  late: 'いつもより時間がかかっています。お支払い済みの場合は、決済サービスから知らせが届きしだいプレミアムが始まります。二重に請求されることはありません。もう一度確認するか、後でまたご覧ください。',
  again: 'もう一度確認',
  toDashboard: 'ダッシュボードへ',
}
