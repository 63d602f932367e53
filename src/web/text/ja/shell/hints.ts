import type { Wording } from '#domain/wording.ts'
import type { hintText as english } from '#web/text/shell/hints.ts'

export const hintText: Wording<typeof english> = {
  dismiss: 'わかりました',
  dashboard: {
    title: '文書まで、あと3ステップ',
    points: [
      'ワークショップを開き、ご自分の言葉で一問ずつ答えます。',
      '迷ったら相談を。足りないところがわかります。',
      '必須の質問に答え終えたら、文書を作成します。',
    ],
  },
  workshop: {
    title: '書き始める前に',
    points: [
      '書くそばから保存されます。いつ閉じても、続きから書けます。',
      '短い文で大丈夫です。「まだわからない」も立派な答えです。',
      '番号を押せば、どの質問にも移れます。順番は自由です。',
    ],
  },
}
