/** The words of an object answer are its texts and numbers, one a line (docs/product.md#data). */
export function extractOwnWords(answer: string): string {
  if (!answer.trimStart().startsWith('{')) return answer
  try {
    return leaves(JSON.parse(answer)).join('\n')
  } catch {
    return answer
  }
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}
