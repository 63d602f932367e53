import type { Wording } from '#domain/wording.ts'
import type { shellText as english } from '#web/text/shell.ts'

export const shellText: Wording<typeof english> = {
  product: 'Groundwork',
  loading: '読み込み中',
  skip: '本文へ移動',
  needsScript: 'GroundworkにはJavaScriptが必要です。有効にして、ページを再読み込みしてください。',
  failed: {
    message: '問題が発生しました。ページを再読み込みして、もう一度お試しください。',
    detail: {
      dashboard:
        '保存した内容は無事です。入力中の文章もこの端末に残っています。再読み込みしても直らないときは、ダッシュボードからほかの作業に移れます。',
      home: '保存した内容は変わっていません。再読み込みしても直らないときは、トップページへお戻りください。',
    },
    action: 'ページを再読み込み',
    wayBack: { dashboard: 'ダッシュボードへ', home: 'トップページへ' },
  },
  unreachable: {
    title: 'サービスに接続できません',
    detail: '書いた内容は失われていません。接続を確認して、もう一度お試しください。',
    action: 'もう一度試す',
  },
  notFound: {
    title: 'ページが見つかりません',
    detail: 'リンクが古いか、間違っているかもしれません。',
    action: 'トップページへ',
  },
  projectNotFound: {
    title: 'プロジェクトが見つかりません',
    detail: '存在しないか、削除されたか、別のアカウントのものです。',
    action: 'ダッシュボードに戻る',
  },
  sessionEnded: {
    message: 'サインアウトされました。入力した内容はこの端末に残っています。',
    action: 'もう一度サインイン',
  },
  accountMenu: (email: string) => `${email} のアカウントメニュー`,
  profile: 'プロフィール',
  billing: 'お支払い',
  admin: '管理',
  theme: { label: '表示', names: { system: '端末に合わせる', light: '明るい', dark: '暗い' } },
  seePlan: 'プランを見る',
  signOut: 'サインアウト',
  welcome: (firstName: string) => (firstName === '' ? 'ようこそ' : `ようこそ、${firstName}さん`),
}
