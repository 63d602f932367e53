import type { Wording } from '#domain/wording.ts'
import type { consultationText as english } from '#web/text/consultation.ts'

export const consultationText: Wording<typeof english> = {
  title: 'AI相談',
  unlimited: '無制限',
  intro: 'このプロジェクトや、ワークショップのどの質問についても相談できます。',
  introWithoutModel:
    'AIモデルは接続されていません。知りたいことを書くと、どの質問で扱うかと、そこに足りないものがわかります。',
  askLabel: '相談したいこと',
  askPlaceholder: '例：最初のアプリには機能が多すぎますか？',
  askPlaceholderWithoutModel: '例：お知らせ',
  ask: 'AIに相談',
  asking: 'AIに相談しています',
  getFeedback: '意見をもらう',
  gettingFeedback: '確かめています',
  tooLong: (max: number) => `${max.toLocaleString('ja')}文字以内で入力してください。`,
  blank: '先に相談したいことを書いてください。',
  noProject: 'プロジェクトが選ばれていません',
  noProjectHint: 'プロジェクトを選ぶと、ここで相談できます。',
  previous: 'これまでの相談',
  none: 'まだ相談はありません。返答はここに残るので、いつでも読み返せます。',
  loading: 'これまでの相談を読み込んでいます',
  loadFailed: 'これまでの相談を読み込めませんでした。',
  more: (count: number) => `以前の相談を${count}件表示`,
  fewer: '表示を減らす',
  example: (text: string) => `例：${text}`,
  addToAnswer: '回答に加える',
  addBlank: '先に答えを書いてください。一文で十分です。',
  answerInWorkshop: 'ワークショップで答える',
  parts: 'よい点、改善できる点、提案、足りない要素、次のステップ',
  writing: '返答を書いています',
  stop: '止める',
  stopping: '止めています',
  endings: {
    stopped: 'ここで止めた返答です。最後まで書かれていません。',
    cut: '返答はここで途切れました。最後まで書かれていません。もう一度相談すると、全文が得られます。',
  },
  notComplete: '途中まで',
  notWhole: '返答は途中までです',
  done: 'AI相談が完了しました',
  doneDetail: '返答は一覧の一番上にあります。',
  failed: '相談できませんでした',
}

/** Says honestly who wrote a reply or a document (docs/product.md#built-in-rules-and-models). */
export function writtenBy(source: string, what: 'reviewer' | 'writer'): string {
  if (source === 'built-in') {
    const who = what === 'reviewer' ? 'レビュー機能' : '文書作成機能'
    return `決まったルールに従うGroundwork内蔵の${who}が書きました。AIモデルは使っていません。`
  }
  if (what === 'writer') {
    return `Groundwork内蔵の文書作成機能とAIモデル ${source} が書きました。AIが加えた文は回答と照らし合わせてあります。注意して読んでください。`
  }
  return `AIモデル ${source} が書き、Groundwork内蔵のルールで確認しました。注意して読んでください。`
}
