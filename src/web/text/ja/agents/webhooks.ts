import type { DeliveryFault } from '#domain/webhooks/delivery-state.ts'
import type { WebhookEventType } from '#domain/webhooks/event-types.ts'
import type { Wording } from '#domain/wording.ts'
import type {
  webhookFormText as englishForm,
  webhooksText as englishList,
  webhookText as englishOne,
} from '#web/text/agents/webhooks.ts'
import { formatDateTime } from '#web/text/dates.ts'

const events: Readonly<Record<WebhookEventType, string>> = {
  'document.version_created': '文書の新しいバージョン',
  'question.asked': '読者やエージェントからの質問',
  'question.answered': '質問へのあなたの返信',
  'comment.added': '意見や言い換えの提案',
  'comment.answered': '意見や提案へのあなたの返信',
  'approval.given': '承認',
  'approval.needs_another_look': '見直しが必要になった承認',
  'progress.reported': 'エージェントの進捗報告',
  'tests.reported': 'テスト結果の報告',
}

export const webhooksText: Wording<typeof englishList> = {
  title: 'Webhook',
  detail:
    '何かが起きたときに、ご自身のサーバーや自動化ツールに知らせます。伝えるのは出来事と場所だけで、書かれた内容は送りません。',
  none: 'まだWebhookはありません。',
  format: '各メッセージの内容（開発者向け、OpenAPI）',
  listFailed: 'Webhookの一覧を読み込めませんでした。送信は続いています。',
  add: '新しいWebhook',
  premium: 'Webhookは休止中です。送信はされません。Premiumになると再開します。',
  open: '開く',
  openNamed: (address) => `${address}へのWebhookを開く`,
  told: (count, all) => (all ? 'すべてのイベント' : `イベント${count}件`),
  allProjects: 'すべてのプロジェクト',
  goneProject: '1つのプロジェクト',
  on: 'オン',
  off: 'オフ',
  failing: '届いていません',
  offWhy: {
    owner: (since) => `${since}にオフにしました。`,
    gone: (since) => `送り先から、もう存在しないという返答（410）があり、${since}に停止しました。`,
    failing: (since) => `5日間届かなかったため、${since}に停止しました。`,
  },
  failingSince: (since) =>
    `${since}から届いていません。引き続き送り直し、5日間届かなければ停止します。`,
  changing: (until) => `${until}までは、前のシークレットでも署名します。`,
  events,
}

export const webhookFormText: Wording<typeof englishForm> = {
  add: '新しいWebhook',
  change: 'Webhookの変更',
  detail: 'このアドレスにお知らせを送ります。届かなければ、約1日のあいだ送り直します。',
  address: 'アドレス',
  addressHint: 'https://で始まり、インターネットから届くもの。',
  addressMissing: 'アドレスを入力してください。',
  events: '知らせること',
  eventsMissing: 'イベントを1つ以上選んでください。',
  project: '対象',
  allProjects: 'すべてのプロジェクト',
  save: '保存',
  saving: '保存しています',
  make: 'Webhookを追加',
  making: '追加しています',
  cancel: 'キャンセル',
  ready: 'Webhookができました',
  renewed: '新しいシークレットができました',
  secretDetail:
    'お知らせが本物かどうかを、このシークレットで確かめられます（Standard Webhooks）。表示は今回だけです。今コピーしてください。',
  oldSecret: '24時間は、前のシークレットでも署名します。',
  secret: 'シークレット',
  copy: 'シークレットをコピー',
  done: '完了',
}

const faults: Readonly<Record<DeliveryFault, string>> = {
  refused: '送り先が受け取りませんでした',
  too_slow: '15秒以内に返答がありませんでした',
  unreachable: '送り先につながりませんでした',
  not_public: 'インターネットから届かないアドレスです',
  secret_lost: 'シークレットを読めなくなりました。新しく作ってください',
  plan: '未送信：WebhookにはPremiumが必要です',
  off: '未送信：Webhookがオフでした',
}

export const webhookText: Wording<typeof englishOne> = {
  title: 'Webhook',
  test: 'テストを送る',
  tested: 'テストを送っています',
  change: '変更',
  renew: '新しいシークレット',
  renewQuestion: {
    title: '新しいシークレットを作りますか？',
    detail:
      '表示は一度だけです。前のシークレットも24時間は使えるので、その間にサーバーの設定を替えられます。',
    confirm: '新しく作る',
    confirming: '作っています',
    cancel: '今のまま使う',
  },
  turnOff: 'オフにする',
  turnOn: 'オンにする',
  remove: '削除',
  removeQuestion: {
    title: 'このWebhookを削除しますか？',
    detail: '今後は何も送られず、記録も消えます。文書はそのまま残ります。',
    confirm: 'Webhookを削除',
    confirming: '削除しています',
    cancel: '残す',
  },
  removed: 'Webhookを削除しました',
  failed: 'うまくいきませんでした',
  log: '最近の送信',
  logHint: '30日以内の、新しい100件です。',
  logEmpty: 'まだ何も送っていません。',
  logFailed: '記録を読み込めませんでした。',
  loading: '記録を読み込んでいます',
  again: 'もう一度送る',
  againNamed: (event, moment) => `もう一度送る：${event}、${moment}`,
  sentAgain: 'もう一度送っています',
  event: (type) => (type === 'webhook.test' ? 'テスト' : events[type]),
  states: {
    waiting: '待機中',
    sending: '送信中',
    delivered: '届きました',
    failed: '届きませんでした',
    dropped: '未送信',
  },
  code: (status) => `コード${status}`,
  tries: (count) => `${count}回送信`,
  next: (moment) => `次は${formatDateTime(moment)}`,
  fault: (fault) => faults[fault],
  answer: '送り先の返答',
}
