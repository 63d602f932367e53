/** The address that an answer of the payment provider names; null when there is none to go to. */
export function readWebAddress(answer: unknown): string | null {
  const hasAddress = typeof answer === 'object' && answer !== null && 'url' in answer
  if (!hasAddress || typeof answer.url !== 'string' || !URL.canParse(answer.url)) return null
  return /^https?:$/.test(new URL(answer.url).protocol) ? answer.url : null
}
