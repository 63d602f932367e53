/** Says honestly who wrote a reply or a document (docs/product.md#built-in-rules-and-models). */
export function writtenBy(source: string, what: 'reviewer' | 'writer'): string {
  if (source === 'built-in') {
    return `Written by Groundwork's built-in ${what}, which follows fixed rules. No AI model was used.`
  }
  if (what === 'writer') {
    return `Written from your answers by the AI model ${source} and held against them by Groundwork. Please read it with care.`
  }
  return `Written by the AI model ${source}, checked by Groundwork's built-in rules. Please read it with care.`
}
