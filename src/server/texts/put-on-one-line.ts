/** So that nobody writes lines of their own into a mail. */
export function putOnOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
