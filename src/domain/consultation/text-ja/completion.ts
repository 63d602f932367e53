import type { CompletionText } from '#domain/consultation/text-en/completion.ts'

/** Japanese twin of `text-en/completion.ts`. */
export const COMPLETION_JA: CompletionText = {
  names: (names) => `回答にない名前：${names.join('、')}。使う前に確かめてください。`,
  opinions: (sentences) =>
    `AIモデル自身の意見で、回答にはないもの：${sentences.map((each) => `「${each}」`).join('')}`,
  added: (headings) =>
    `AIモデルが書かなかったため、内蔵のレビュー機能が書いた部分：${headings.join('、')}。`,
  replaced:
    'AIモデルからは、この回答に使える返答が得られませんでした。これは内蔵のレビュー機能による返答です。',
}
