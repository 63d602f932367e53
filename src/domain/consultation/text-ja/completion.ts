import type { CompletionText } from '#domain/consultation/text-en/completion.ts'

/** Japanese twin of `text-en/completion.ts`. */
export const COMPLETION_JA: CompletionText = {
  names: (names) => `あなたの回答にない名前：${names.join('、')}。使う前に確かめてください。`,
  opinions: (sentences) =>
    `AIモデル自身の意見で、あなたの回答にはないもの：${sentences.map((each) => `「${each}」`).join('')}`,
  added: (headings) => `モデルが書かなかったため、内蔵レビューによる部分：${headings.join('、')}。`,
  replaced:
    'AIモデルから、この回答に使える返信が得られませんでした。これは内蔵レビューによる返信です。',
}
