import type { FeedbackRequestText } from '#domain/consultation/consultation-text.ts'

/** The request that "Ask AI" sends (docs/product.md#consultation). */
export const REQUEST_TEXT: FeedbackRequestText = {
  intro: 'この質問への私の回答について、意見を聞かせてください。',
  question: (title) => `質問：${title}`,
  answer: (answer) => `私の回答：「${answer}」`,
  list: `次のことを教えてください。
1. よい点：回答のよいところ
2. 改善できる点：わかりにくいところ、もっとよくできるところ
3. 提案：加えたり変えたりできること
4. 足りない要素：まだ書かれていないこと
5. 次のステップ：次にするとよいこと`,
}
