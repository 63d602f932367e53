import type { FreeText } from '#domain/consultation/consultation-text.ts'

/** Japanese twin of `text-en/free.ts`. */
export const FREE_TEXT: FreeText = {
  covered: '内蔵のレビュー機能では答えられませんが、これは質問{order}「{title}」で扱う内容です。',
  open: 'この質問にはまだ回答がありません：{prompt}',
  unknown:
    'その質問にはお答えできません。AIモデルがないときは、15の質問への回答を確かめることだけができます。',
}
