import type { Wording } from '#domain/wording.ts'
import type { hintText as english } from '#web/text/shell/hints.ts'

export const hintText: Wording<typeof english> = {
  dismiss: 'わかりました',
  dashboard: {
    title: 'ここから3つのステップです',
    points: [
      'ワークショップを開き、ご自分の言葉で一問ずつ答えます。',
      '迷ったら意見をもらってください。足りないところがわかります。',
      '必須の質問に答え終えたら、文書を作成します。',
    ],
  },
  workshop: {
    title: '書き始める前に',
    points: [
      '入力した内容は自動で保存されます。いつでも中断して、あとで続けられます。',
      '短い文でかまいません。「まだわからない」も答えのひとつです。',
      '番号を押すと、どの質問にも移動できます。順番どおりでなくてもかまいません。',
    ],
  },
}
