import { readingText as words } from '#web/text/document/reading.ts'

/** "q6" → 6; 0 for what is no question. */
export function getQuestionOrder(id: string): number {
  return Number(/^q(\d{1,2})$/.exec(id)?.[1] ?? 0)
}

/** "q6" → "Q6", as people say it. */
export function getQuestionName(id: string): string {
  const order = getQuestionOrder(id)
  return order === 0 ? id : words.question(order)
}
