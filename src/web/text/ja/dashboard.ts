import type { Wording } from '#domain/wording.ts'
import type {
  dashboardText as englishDashboard,
  projectDetailText as englishDetail,
  projectFormText as englishForm,
  nextStepText as englishNext,
  paymentText as englishPayment,
  startText as englishStart,
} from '#web/text/dashboard.ts'

export const dashboardText: Wording<typeof englishDashboard> = {
  projects: 'プロジェクト',
  newProject: '新しいプロジェクト',
  empty: {
    title: 'プロジェクトはまだありません',
    detail: 'プロジェクトには、15の回答と、そこから作る文書が入ります。',
    action: '最初のプロジェクトを作成',
  },
  loadFailed: 'プロジェクトを読み込めませんでした。内容は無事です。',
  retry: 'もう一度試す',
  loading: 'プロジェクトを読み込んでいます',
  updated: (date: string) => `${date}に更新`,
  progress: (percent: number) => `${percent}%回答済み`,
  status: {
    draft: '下書き',
    in_progress: '進行中',
    completed: '回答済み',
  },
  actionsFor: (title: string) => `「${title}」の操作`,
  edit: '編集',
  remove: '削除',
}

export const projectFormText: Wording<typeof englishForm> = {
  create: {
    title: 'プロジェクトを作成',
    detail: '必要なのはタイトルだけです。ほかはあとからすべて変えられます。',
    save: 'プロジェクトを作成',
    saving: '作成しています',
  },
  edit: {
    title: 'プロジェクトを編集',
    detail: '回答はそのまま残ります。',
    save: '変更を保存',
    saving: '保存しています',
  },
  title: 'タイトル',
  description: '説明',
  descriptionHint: '何についてのプロジェクトか、1〜2文で。',
  assignee: '担当者',
  assigneeHint: 'このプロジェクトを受け持つ人。',
  startDate: '開始日',
  endDate: '終了日',
  language: '文書の言語',
  languageHint: '要件定義書を書く言語です。回答の言葉はそのまま残ります。',
  languages: { en: '英語', ja: '日本語', answers: '回答と同じ言語' },
  optional: '任意',
  rename: (title: string) => `「${title}」の名前を変える`,
  more: '担当者・日程・言語',
  cancel: 'キャンセル',
  titleRequired: 'タイトルを入力してください',
  tooLong: (max: number) => `${max.toLocaleString('ja')}文字以内で入力してください。`,
  endBeforeStart: '終了日は開始日以降にしてください。',
  invalidDate: '日付を入力してください。',
  restored: 'サインインし直す前に入力していた内容です。',
  created: 'プロジェクトを作成しました',
  createdDetail: (title: string) => `「${title}」の最初の回答を書けます。`,
  saved: 'プロジェクトを更新しました',
  savedDetail: '変更を保存しました。',
  deleted: 'プロジェクトを削除しました',
  deletedDetail: (title: string) => `「${title}」とその中身をすべて削除しました。`,
  error: 'エラー',
  createFailed: 'プロジェクトを作成できませんでした',
  saveFailed: 'プロジェクトを更新できませんでした',
  deleteFailed: 'プロジェクトを削除できませんでした',
  confirmTitle: 'このプロジェクトを削除しますか？',
  confirmDetail: (title: string) =>
    `「${title}」を、回答・相談・文書とともに削除します。元に戻せません。`,
  confirm: 'プロジェクトを削除',
  confirming: '削除しています',
}

export const startText: Wording<typeof englishStart> = {
  firstProject: '最初のプロジェクト',
  failed: '最初のプロジェクトを始められませんでした',
  retry: 'もう一度試す',
}

export const nextStepText: Wording<typeof englishNext> = {
  title: '次にすること',
  question: (order: number, title: string) => `質問${order}：${title}`,
  left: {
    preview: (count: number) => `あと${count}問で、最初のプレビューが見られます。`,
    document: (count: number) => `完成版の文書まで、あと${count}問です。`,
  },
  seePreview: 'プレビューを見る',
  what: {
    look_over: '受け取った内容を確かめる',
    generate: '文書を作る',
    read: '文書ができています',
  },
  why: {
    look_over: '必須の質問はすべて回答済みです。少し確かめると、文書がもっと正確になります。',
    generate: '必須の質問はすべて回答済みで、確認も済んでいます。',
    read: '読んで、まだ決まっていないことに答えて、開発者に渡しましょう。',
  },
  start: '始める',
  goOn: '続ける',
  lookOver: '確かめる',
  read: '文書を開く',
}

export const projectDetailText: Wording<typeof englishDetail> = {
  selectTitle: 'プロジェクトを選んでください',
  selectDetail: '回答、進み具合、文書がここに表示されます。',
  details: '詳細',
  assignee: '担当者',
  created: '作成日',
  updated: '更新日',
  start: '開始日',
  end: '終了日',
  notSet: '未設定',
  progress: '要件の進み具合',
  answered: (answered: number, total: number) => `${total}問中${answered}問に回答済み`,
  questions: '質問',
  questionsFailed: '質問を読み込めませんでした。',
  answersFailed: '回答を読み込めませんでした。内容は無事です。',
  retry: 'もう一度試す',
  notAnswered: 'まだ回答がありません',
  required: '必須',
  viewAll: (count: number) => `${count}問すべてを表示`,
  viewFewer: (count: number) => `最初の${count}問だけを表示`,
  workshop: 'ワークショップを開く',
  workshopFirst: 'ワークショップを始める',
  export: '文書を書き出す',
  activity: '最近の動き',
  lastUpdated: '最終更新',
  latestAnswer: '最新の回答',
  noAnswerYet: 'まだありません',
}

export const paymentText: Wording<typeof englishPayment> = {
  success: {
    title: 'お支払いが完了しました',
    description: 'プレミアムへようこそ！サブスクリプションが有効になりました。',
  },
  canceled: {
    title: 'お支払いを中止しました',
    description: 'お支払いは中止されました。アップグレードはいつでもやり直せます。',
  },
}
