import type { Scope } from '#domain/agents/scopes.ts'
import type { Wording } from '#domain/wording.ts'
import type { agentsText as english, newTokenText as englishNew } from '#web/text/agents.ts'
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
  addressHint: 'このアドレスとトークンを、エージェントに設定してください。',
  copyAddress: 'アドレスをコピー',
  copied: 'コピーしました',
  tokens: 'トークン',
  none: 'まだトークンはありません。',
  listFailed: 'トークンの一覧を読み込めませんでした。トークンはこれまでどおり使えます。',
  retry: 'もう一度試す',
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
