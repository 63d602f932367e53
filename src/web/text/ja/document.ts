import type { Wording } from '#domain/wording.ts'
import type { documentText as english } from '#web/text/document.ts'

export const documentText: Wording<typeof english> = {
  generate: '要件定義書を作成',
  showProgress: '進み具合を見る',
  regenerate: '作り直す',
  read: '文書を読む',
  openPage: 'ページで開く',
  backToDashboard: 'ダッシュボードに戻る',
  contents: '目次',
  copy: 'コピー',
  copied: 'コピーしました',
  copiedDetail: '文書全体をクリップボードにコピーしました。',
  copyFailed: 'コピーできませんでした',
  copyFailedDetail: 'クリップボードにコピーできませんでした。選択して手動でコピーしてください。',
  download: 'Markdownをダウンロード',
  downloadStarted: 'ダウンロードを開始しました',
  print: '印刷',
  more: 'その他',
  generated: '要件定義書を作成しました',
  generatedDetail: (version: number) => `バージョン${version}を読めます。`,
  version: 'バージョン',
  versionLabel: (version: number, date: string) => `バージョン${version}（${date}）`,
  newest: '最新',
  oldVersion: '以前のバージョンを読んでいます。',
  readNewest: '最新を読む',
  cancelled: '作成を中止しました',
  cancelledDetail: '何も保存せず、回数も減っていません。',
  cancelFailed: '作成を中止できませんでした',
  missingTitle: '必須の回答が足りません',
  inadequateTitle: 'もう少し詳しい回答が必要です',
  goTo: (order: number, title: string) => `質問${order}「${title}」へ`,
  tryAgain: 'もう一度試す',
  loadFailed: '文書を読み込めませんでした。',
  loading: '文書を読み込んでいます',
  noneTitle: '文書はまだありません',
  noneDetail: '必須の質問に回答すると、ダッシュボードから作成できます。',
  notFoundTitle: '文書が見つかりません',
  notFoundDetail: 'このプロジェクトまたはバージョンは存在しないか、削除されました。',
}

interface NamedQuestion {
  order: number
  title: string
}

/** The sentence for questions that stop a generation. */
export function chooseUnreadySentence(
  code: 'answers_missing' | 'answers_inadequate',
  questions: readonly NamedQuestion[],
): string {
  const names = questions.map((question) => `質問${question.order}「${question.title}」`).join('、')
  return code === 'answers_missing'
    ? `先に次の質問に回答してください：${names}`
    : `次の質問にもう少し詳しく回答してください：${names}`
}
