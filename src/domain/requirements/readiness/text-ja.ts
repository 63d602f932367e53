import type { ReadinessText } from './text-en.ts'

/** The words of the readiness score. */
export const READINESS_TEXT: ReadinessText = {
  bands: {
    build: '作り始められます',
    estimate: '見積もれます',
    talk: 'もう少し詳しく',
  },
  parts: {
    coverage: '質問への回答',
    understood: '確かに読み取れたこと',
    testability: '確かめられること',
    clarity: '言葉の明確さ',
    consistency: '全体のつながり',
    openness: '未定のことへの備え',
  },
  answer: (title) => `質問「${title}」に回答してください。`,
  thin: (title) => `「${title}」をもう少し詳しく書いてください。`,
  settle: (title) => `「${title}」でまだ決まっていないことを書いてください。`,
  also: (text, more) => (more === 0 ? text : `${text}ほかにも${more}か所あります。`),
  place: (words) => `まだ読み取れていない言葉：「${words}」`,
  placeAdvice: '別の言い方で書くか、背景の説明であることを伝えてください。',
  confirm: (words) => `受け取り方を確かめたい言葉：「${words}」`,
  confirmAdvice: '受け取り方が合っているか、確かめてください。',
  against: (question, quotes) => `${question}${quotes.map((words) => `「${words}」`).join('と')}`,
  unblock: (question) => `この答えが決まらないと、必須のものを作れません：${question}`,
}
