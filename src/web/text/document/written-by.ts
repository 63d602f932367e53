/** Says honestly who wrote a reply or a document (docs/product.md#built-in-rules-and-models). */
export function writtenBy(source: string, what: 'reviewer' | 'writer'): string {
  if (source === 'built-in') {
    return `Written by Groundwork's built-in ${what}, which follows fixed rules. No AI model was used.`
  }
  if (what === 'writer') {
    return `Written by Groundwork's built-in writer and the AI model ${source}, whose additions were checked against your answers. Please read it with care.`
  }
  return `Written by the AI model ${source}, checked by Groundwork's built-in rules. Please read it with care.`
}
