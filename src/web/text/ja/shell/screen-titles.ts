import type { Wording } from '#domain/wording.ts'
import type { screenTitles as english } from '#web/text/shell/screen-titles.ts'

export const screenTitles: Wording<typeof english> = {
  home: 'ダッシュボード',
  dashboard: 'ダッシュボード',
  start: '最初のプロジェクト',
  workshop: '要件ワークショップ',
  tell: 'まとめて話す',
  readBack: '読み返して確かめる',
  preview: 'プレビュー',
  document: '要件定義書',
  profile: 'プロフィール',
  billing: 'お支払い',
  connect: 'エージェントを接続',
  testCheckout: 'テスト決済',
  testPortal: 'テスト用のお支払い管理',
  signIn: 'サインイン',
  resetPassword: '新しいパスワードを設定',
  shared: '共有された文書',
  inbox: 'コメント',
  mail: 'コメントのお知らせ',
  goodbye: 'アカウントを削除しました',
}
