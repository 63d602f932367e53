/** Signs that nobody sees: controls, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu

/** A visitor's name on one line, without signs that nobody sees. */
export function cleanName(name: string): string {
  return name.replaceAll(/\s+/gu, ' ').replaceAll(UNSEEN, '').trim()
}

/** Plain text as it is kept: line breaks stay, unseen signs go. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(UNSEEN, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .trim()
}
