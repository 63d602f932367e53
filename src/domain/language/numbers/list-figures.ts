/** The figures of a text as they are written, in their order: "79.99", "18:30", "1,000". */
export function listFigures(text: string): string[] {
  return text.match(/\p{N}+(?:[.,:]\p{N}+)*/gu) ?? []
}
