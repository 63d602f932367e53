import type { ReplyHeadings } from '#domain/consultation/consultation-text.ts'

/** Japanese twin of `text-en/headings.ts`. */
export const HEADINGS: ReplyHeadings = {
  strengths: 'よい点',
  improvements: '改善できる点',
  suggestions: '提案',
  missing: '足りない要素',
  next: '次のステップ',
  followUp: '一つだけ質問です',
}
