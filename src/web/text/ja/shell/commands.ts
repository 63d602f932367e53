import type { Wording } from '#domain/wording.ts'
import type { commandText as english } from '#web/text/shell/commands.ts'

export const commandText: Wording<typeof english> = {
  title: 'コマンド',
  open: (keys: string) => `コマンド（${keys}）`,
  placeholder: '質問、プロジェクト、操作を探す',
  results: '見つかったコマンド',
  nothing: '見つかりません。別の言葉でお試しください。',
  keys: '矢印キーで選び、Enterで開き、Escで閉じます',
  groups: {
    project: (title: string) => `「${title}」`,
    projects: 'プロジェクト',
    places: '移動',
    actions: '操作',
    questions: '質問',
  },
  workshop: 'ワークショップ',
  document: '要件定義書',
  question: (order: number, title: string) => `Q${order} ${title}`,
  dashboard: 'ダッシュボード',
  profile: 'プロフィール',
  billing: 'お支払い',
  contact: 'お問い合わせ',
  newProject: '新しいプロジェクト',
  askAi: 'AIに相談する',
  generate: '要件定義書を作成する',
  exportDocument: '書き出す',
  switchLanguage: (name: string) => `${name}に切り替える`,
  cookieChoices: 'クッキーの選択',
  signOut: 'サインアウト',
  keywords: {
    billing: 'プラン プレミアム 料金 アップグレード billing',
    profile: 'アカウント 名前 パスワード 削除 profile',
    contact: 'ヘルプ サポート contact',
    document: '読む 文書 document',
    workshop: '回答 質問 workshop',
  },
}
