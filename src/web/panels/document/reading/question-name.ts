import { readingText as words } from '#web/text/document/reading.ts'

/** "q6" → 6; 0 for what is no question. */
export function questionOrder(id: string): number {
  return Number(/^q(\d{1,2})$/.exec(id)?.[1] ?? 0)
}

/** "q6" → "Q6", as people say it. */
export function questionName(id: string): string {
  const order = questionOrder(id)
  return order === 0 ? id : words.question(order)
}
