/** Marks that turn the reading direction or that no printed page can show. */
const UNSEEN = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFFE\uFFFF]/g

/** Text as a page can show it: without control characters and marks that XML forbids or nobody sees. */
export function makePrintable(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replaceAll('\t', '    ')
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .toWellFormed()
}
