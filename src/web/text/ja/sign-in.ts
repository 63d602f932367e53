import { LIMITS } from '#contract/limits.ts'
import { TRIAL_DAYS } from '#domain/trial.ts'
import type { Wording } from '#domain/wording.ts'
import type { signInText as english, outsideErrors as englishErrors } from '#web/text/sign-in.ts'

export const signInText: Wording<typeof english> = {
  signIn: {
    detail: 'おかえりなさい。回答は前回のまま残っています。',
    again: 'もう一度サインインすると、続きから始められます。',
    action: 'サインイン',
    other: 'はじめてですか？',
    otherAction: 'アカウントを作成',
    forgot: 'パスワードを忘れましたか？',
  },
  signUp: {
    title: 'アカウントを作成',
    detail: `${TRIAL_DAYS}日間無料。カードは必要ありません。`,
    action: 'アカウントを作成',
    other: 'アカウントをお持ちですか？',
    otherAction: 'サインイン',
    agreement: {
      before: 'アカウントを作成すると、',
      terms: '利用規約',
      between: 'と',
      privacy: 'プライバシーポリシー',
      after: 'に同意したことになります。13歳未満の方は、先に保護者の同意を得てください。',
    },
  },
  forgot: {
    title: '新しいパスワードを設定',
    detail: 'メールアドレスを入力してください。新しいパスワードを設定するリンクを送ります。',
    action: 'リンクを送る',
    other: '思い出しましたか？',
    otherAction: 'サインイン',
  },
  reset: {
    detail:
      '保存すると、すべての端末からサインアウトされます。新しいパスワードでもう一度サインインしてください。',
    action: '新しいパスワードを保存',
    noToken: 'リンクの一部が欠けています。もう一度メールから開いてください。',
    newLink: '新しいリンクを送る',
  },
  checkEmail: {
    title: '受信トレイを確認してください',
    verify: (email: string) =>
      `${email} にリンクを送ります。リンクを開いてから、サインインしてください。`,
    reset: (email: string) =>
      `${email} のアカウントがあれば、リンクを送ります。リンクは10分間有効です。`,
    outbox:
      'このサーバーにはメールサーバーがありません。リンクはoutboxフォルダーとログにあります。',
    again: 'もう一度送る',
    sentAgain: 'もう一度送りました。届くまで1分ほどかかることがあります。',
    back: 'サインインに戻る',
  },
  fields: {
    email: 'メールアドレス',
    password: 'パスワード',
    passwordHint: `${LIMITS.passwordMin}文字以上。関係のない言葉をいくつか並べるのがおすすめです。`,
    showPassword: 'パスワードを表示',
    hidePassword: 'パスワードを隠す',
  },
  rules: {
    emailMissing: 'メールアドレスを入力してください。',
    email: '正しいメールアドレスを入力してください。',
    password: 'パスワードを入力してください。',
    newPassword: 'パスワードを決めてください。',
    passwordShort: `${LIMITS.passwordMin}文字以上にしてください。`,
    tooLong: (max: number) => `${max.toLocaleString('ja')}文字以内で入力してください。`,
  },
  providers: {
    or: 'または',
    action: (name: string) => `${name}で続ける`,
  },
  passwordChanged: {
    title: '新しいパスワードを保存しました',
    detail: '新しいパスワードでサインインしてください。',
  },
  verify: {
    pending: 'メールアドレスを確認しています',
    done: 'メールアドレスを確認しました',
    doneDetail: 'パスワードを入力すると、最初の質問が開きます。',
    expiredDetail:
      'リンクは10分間、一度だけ使えます。下でサインインすると、必要に応じて新しいリンクを送ります。',
  },
}

export const outsideErrors: Wording<typeof englishErrors> = {
  account_not_linked:
    'このメールアドレスのアカウントはすでにあります。以前と同じ方法でサインインしてください。',
  outside_cancelled: 'サインインの途中で中止されました。何も変わっていません。',
  outside_unavailable: '外部サービスに今は接続できません。しばらくしてからお試しください。',
  outside_failed: '外部サービスでのサインインができませんでした。もう一度お試しください。',
}

export const outsideErrorTitle = 'サインインできませんでした'
