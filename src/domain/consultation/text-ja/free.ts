import type { FreeText } from '#domain/consultation/consultation-text.ts'

/** Japanese twin of `text-en/free.ts`. */
export const FREE_TEXT: FreeText = {
  who: '私は内蔵のレビュー機能です。決まった確認項目の集まりで、言語モデルではありません。自由な質問に答えたり、調べたり、回答を代わりに書いたりはできませんが、何が足りないかはお伝えできます。',
  fits: '{quote}は**質問{order}「{title}」**に当てはまります：{prompt}',
  holds: 'そこでのよい回答には、次のものがあります：',
  open: '{project}のワークショップでその質問を開き、知っていることを書いて、**AIに相談**を選んでください。あなたの言葉を引用して、足りないものをお伝えします。',
  unknown:
    '{quote}は、15の質問のどれに当てはまるのかわかりませんでした。どの質問も確認できます。ワークショップで質問を開き、知っていることを書いて、**AIに相談**を選んでください。始めるなら**質問{order}「{title}」**がよいでしょう：{prompt}',
}
