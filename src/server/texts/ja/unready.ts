import type { Wording } from '#domain/wording.ts'
import type { UNREADY_TEXT as english } from '#server/texts/en/unready.ts'

/** What keeps a document from being generated (docs/product.md#checks-on-input). */
export const UNREADY_TEXT: Wording<typeof english> = {
  answers_missing: (questions) => `先に次の質問に回答してください：${named(questions)}`,
  answers_inadequate: (questions) =>
    `次の質問にもう少し詳しく回答してください：${named(questions)}`,
}

function named(questions: readonly { order: number; title: string }[]): string {
  return questions.map(({ order, title }) => `質問${order}「${title}」`).join('、')
}
