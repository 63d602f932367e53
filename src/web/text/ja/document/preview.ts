import type { Wording } from '#domain/wording.ts'
import type {
  previewText as english,
  firstFiveText as englishFive,
} from '#web/text/document/preview.ts'

export const previewText: Wording<typeof english> = {
  back: '質問に戻る',
  badge: 'プレビュー',
  lead: (answered: number, total: number) =>
    `プレビュー：${total}問中${answered}問の回答から作った、今の時点の文書です。`,
  detail:
    '回答が増えるとこの文書も変わります。バージョンとしては保存されず、書き出しもできません。文書を作成した回数にも数えません。',
  missing: (count: number) => `完成版まで、必須の質問があと${count}問あります。`,
  ready: '必須の質問はすべて回答済みです。完成版の文書を作れます。',
  goOn: (order: number, title: string) => `質問${order}に進む：${title}`,
  open: (count: number) => `未回答の質問${count}件`,
  openDetail: 'ここで、好きな順番で答えられます。答えるまでは、仮の答えを入れておきます。',
  openNone: 'すべての質問に回答があります。',
  required: '完成版に必要',
  optional: '任意',
  assumed: '答えるまでの仮の答え：',
  takeSuggestion: 'ひとまずこれで',
  notSure: 'まだわからない',
  notSureAnswer: 'まだわかりません。これから決めます。',
  answer: '答える',
  of: (action: string, order: number) => `${action}（質問${order}）`,
  save: '回答を保存',
  saving: '保存しています',
  cancel: 'キャンセル',
  yourAnswer: (title: string) => `「${title}」への回答`,
  saved: '回答を保存しました',
  savedDetail: 'プレビューに反映しました。',
  conflict: '別のタブでこの質問に回答がありました。ワークショップで確認してください。',
  notYetTitle: '5つ答えると、最初のプレビューが見られます',
  failed: 'プレビューを作成できませんでした。',
  retry: 'もう一度試す',
}

export const firstFiveText: Wording<typeof englishFive> = {
  label: '最初のプレビューまで',
  count: (done: number, total: number) => `${total}問で最初のプレビュー・${done}／${total}`,
  ready: '最初のプレビューができました。',
  see: 'プレビューを見る',
  inOrder: '15問を順番に答える',
}
