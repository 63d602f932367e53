import { LIMITS } from '#contract/limits.ts'
import type { Wording } from '#domain/wording.ts'
import type {
  profileText as english,
  profileDialogText as englishDialogs,
  goodbyeText as englishGoodbye,
} from '#web/text/profile.ts'

const listed = (names: readonly string[]) => names.join('、')

export const profileText: Wording<typeof english> = {
  edit: 'プロフィールを編集',
  account: {
    title: 'アカウント情報',
    firstName: '名',
    lastName: '姓',
    email: 'メールアドレス',
    memberSince: '登録日',
    notSet: '未設定',
  },
  security: {
    title: 'パスワードと端末',
    detail: 'サインインの方法と、今サインインしている端末です。',
    password: 'パスワード',
    passwordHint: '変更すると、ほかの端末はすべてサインアウトされます。',
    change: 'パスワードを変更',
    outside: (names: readonly string[]) =>
      `${listed(names)}でサインインしています。パスワードの変更は、そちらでお願いします。`,
    also: (names: readonly string[]) => `${listed(names)}でもサインインできます。`,
    loading: '端末を読み込んでいます',
    failed: 'ここを読み込めませんでした。',
  },
  devices: {
    title: 'サインイン中の端末',
    name: (browser: string | null, system: string | null) =>
      [system, browser].filter((part) => part !== null).join('の') || '不明な端末',
    here: 'この端末',
    usedNow: '使用中',
    used: (date: string) => `最終利用：${date}`,
    today: '今日',
    since: (date: string) => `サインイン：${date}`,
    signOut: 'サインアウト',
    signOutNamed: (device: string, used: string) => `${device}（${used}）をサインアウト`,
    signedOut: '端末をサインアウトしました',
    everywhere: 'すべての端末でサインアウト',
    everywhereQuestion: {
      title: 'すべての端末でサインアウトしますか？',
      detail:
        'この端末も含めて、すべての端末がサインアウトされます。書いた内容は残ります。続けるには、もう一度サインインしてください。',
      confirm: 'すべての端末でサインアウト',
      confirming: 'サインアウトしています',
      cancel: 'キャンセル',
    },
  },
  data: {
    title: 'あなたのデータ',
    detail: 'どのプランでも、書いた内容はあなたのものです。',
    export: 'データを書き出す',
    exporting: '準備中',
    exportHint:
      'アカウントの中身をすべて一つのZIPファイルに。プロジェクト、回答、相談、文書の全バージョンを、読むためのMarkdownとJSONで。',
    started: 'ダウンロードを開始しました',
    remove: 'アカウントを削除',
    removeHint: 'サブスクリプションを終了し、すべてを削除します。元には戻せません。',
  },
}

export const profileDialogText: Wording<typeof englishDialogs> = {
  cancel: 'キャンセル',
  edit: {
    title: 'プロフィールを編集',
    detail: 'メールアドレスはサインインに使うため、そのままです。',
    save: '変更を保存',
    saving: '保存しています',
    saved: 'プロフィールを更新しました',
    savedDetail: '変更を保存しました。',
    firstNameMissing: '名を入力してください。',
    tooLong: (max: number) => `${max.toLocaleString('ja')}文字以内で入力してください。`,
    optional: '任意',
  },
  password: {
    title: 'パスワードを変更',
    detail: 'ほかの端末はすべてサインアウトされ、この端末はそのままです。',
    current: '現在のパスワード',
    new: '新しいパスワード',
    newHint: `${LIMITS.passwordMin}文字以上。関係のない言葉をいくつか並べるのがおすすめです。`,
    show: 'パスワードを表示',
    hide: 'パスワードを隠す',
    currentMissing: '現在のパスワードを入力してください。',
    newMissing: 'パスワードを決めてください。',
    save: 'パスワードを変更',
    saving: '変更しています',
    saved: 'パスワードを変更しました',
    savedDetail: 'ほかの端末はすべてサインアウトされました。',
  },
  remove: {
    title: 'アカウントを削除しますか？',
    detail:
      'プロジェクト、回答、相談、文書がすべて消えます。サブスクリプションはその場で終了し、残りの期間の返金はありません。元には戻せません。',
    exportFirst: '先にデータを書き出しておくことをおすすめします。',
    kept: '一つだけ残すものがあります。無料トライアルを使った記録として、メールアドレスから作った、元に戻せない符号を残します。',
    label: (email: string) => `確認のため ${email} と入力してください`,
    mismatch: 'このアカウントのメールアドレスではありません。',
    confirm: 'アカウントを削除',
    confirming: '削除しています',
  },
}

export const goodbyeText: Wording<typeof englishGoodbye> = {
  detail:
    'プロジェクト、回答、文書を削除し、すべての端末からサインアウトしました。ご利用ありがとうございました。アイデアの実現を応援しています。',
  action: 'トップページへ',
}
