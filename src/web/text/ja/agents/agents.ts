import type { Scope } from '#domain/agents/scopes.ts'
import type { Wording } from '#domain/wording.ts'
import type {
  agentsText as english,
  connectText as englishConnect,
  newTokenText as englishNew,
} from '#web/text/agents/agents.ts'
import { formatDateTime, formatDay } from '#web/text/dates.ts'

const can: Readonly<Record<Scope, string>> = {
  'requirements:read': 'プロジェクトと文書を読む',
  'questions:write': 'あなたに質問する',
  'progress:write': '作ったものを報告する',
}

export const agentsText: Wording<typeof english> = {
  title: '接続したエージェントとトークン',
  detail:
    'Claude CodeやCursorなどのコーディングエージェントが、作りながらあなたの文書を読めるようになります。書いた内容が変えられることはありません。',
  address: 'エージェント用のアドレス',
  addressHint:
    'このアドレスをエージェントに設定します。接続するときに許可を求める画面が開きます。下で作ったトークンを使うこともできます。',
  copyAddress: 'アドレスをコピー',
  copied: 'コピーしました',
  connections: '接続中のエージェント',
  noConnections: '接続中のエージェントはありません。',
  connectionsFailed: '接続中のエージェントを読み込めませんでした。',
  from: (host) => `提供元：${host}`,
  registered: '自分で登録',
  since: (day) => `接続：${formatDay(day)}`,
  disconnect: '接続を解除',
  disconnectNamed: (name) => `${name}の接続を解除`,
  disconnected: '接続を解除しました',
  disconnectedDetail: 'もう何も読めません。',
  disconnectFailed: '接続を解除できませんでした',
  tokens: 'トークン',
  none: 'まだトークンはありません。',
  listFailed: 'トークンの一覧を読み込めませんでした。トークンはこれまでどおり使えます。',
  add: '新しいトークン',
  ending: (letters) => `末尾：${letters}`,
  can: (scopes) => `できること：${scopes.map((scope) => can[scope]).join('、')}`,
  used: (moment) => (moment === null ? '未使用' : `最終利用：${formatDateTime(moment)}`),
  until: (end) => (end === null ? '期限なし' : `${formatDay(end)}まで`),
  expired: (end) => `${formatDay(end)}に期限切れ`,
  end: '終了',
  endOf: (name) => `トークン「${name}」を終了`,
  ended: 'トークンを終了しました',
  endedDetail: 'もう何も開けません。',
  endFailed: 'トークンを終了できませんでした',
}

export const newTokenText: Wording<typeof englishNew> = {
  title: '新しいトークン',
  detail:
    'トークンは、1つのエージェントやプログラムのためのパスワードです。すべてのプロジェクトと文書を読めます。',
  name: '名前',
  nameHint: '使いみちが分かる名前にします。例：「ノートPCのCursor」',
  nameMissing: '名前を付けてください。',
  lasts: 'トークンの期限',
  days: (days) => (days === null ? '終了するまで' : days === 365 ? '1年間' : `${days}日間`),
  also: 'ほかに許可すること',
  questions: '文書について私に質問する',
  progress: '作ったものを報告する',
  make: 'トークンを作る',
  making: '作っています',
  cancel: 'キャンセル',
  made: 'トークンができました',
  madeDetail: '表示されるのは今回だけです。今すぐコピーしてください。',
  token: 'トークン',
  copy: 'トークンをコピー',
  copied: 'コピーしました',
  line: 'Claude Codeの場合は、ターミナルに次の行を貼り付けます。',
  copyLine: 'コマンドをコピー',
  done: '完了',
}

export const connectText: Wording<typeof englishConnect> = {
  title: (name) => `${name}に文書を読ませますか？`,
  who: (host, email) => `${host}のエージェントが、${email}へのアクセスを求めています。`,
  unknown: (email) =>
    `エージェントが、${email}へのアクセスを求めています。名前はエージェントが自分で付けたもので、確認されていません。`,
  may: '許可すると、次のことができます。',
  reads: 'すべてのプロジェクトと文書を読む',
  asks: '文書についてあなたに質問する',
  reports: '作ったものを報告する',
  mayNot: '書いた内容を変えることはできません。パスワードやお支払いの情報も見えません。',
  back: (host) => `このあと、${host}に戻ります。`,
  here: 'このあと、このコンピューターのプログラムに戻ります。',
  undo: 'プロフィール画面で、いつでも接続を解除できます。',
  allow: '許可する',
  allowing: '接続しています',
  refuse: '許可しない',
  loading: '読み込んでいます',
  failed: 'このリクエストは完了できません',
  failedDetail:
    '情報が足りないか、期限が切れたか、確認できないエージェントからのものです。何も共有されていません。エージェントでもう一度やり直してください。',
  home: 'ダッシュボードへ',
}
