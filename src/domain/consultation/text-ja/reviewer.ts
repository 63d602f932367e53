import type { ReviewerText } from '#domain/consultation/consultation-text.ts'
import { QUESTIONNAIRE } from '#domain/questionnaire/text-ja.ts'
import { GAPS_TEXT } from './gaps.ts'
import { REPLY_TEXT } from './reply.ts'

/** The built-in reviewer in Japanese. */
export const REVIEWER: ReviewerText = {
  questionnaire: QUESTIONNAIRE,
  reply: REPLY_TEXT,
  free: {
    covered: '内蔵のレビュー機能では答えられませんが、これは質問{order}「{title}」で扱う内容です。',
    open: 'この質問にはまだ回答がありません：{prompt}',
    unknown:
      'その質問にはお答えできません。AIモデルがないときは、15の質問への回答を確かめることだけができます。',
  },
  gaps: GAPS_TEXT,
}
