/** The longest a statement may be, in characters; the full words are in its quote. */
const MAX_STATEMENT = 500

export function capitalise(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0)
  const upper = first.toUpperCase()
  return text === '' || upper === first ? text : upper + text.slice(first.length)
}

/** Lower-cases the first letter unless the word is a name or an abbreviation: "PDF", "iPad", "I". */
export function lowerFirst(text: string, names: ReadonlySet<string> = new Set()): string {
  const word = text.match(/^[\p{L}\p{N}'’]+/u)?.[0] ?? ''
  const isName = names.has(word) || names.has(word.replace(/['’]s$/u, ''))
  if (word === 'I' || isName || /^.[\p{L}\p{N}]*[\p{Lu}\p{N}]/u.test(word)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Ends a statement with one full stop, and cuts what is far too long at a word. */
export function sentence(text: string): string {
  const whole = clip(text.trim())
  if (whole === '' || /[.!?…。！？]["'”’»」)]{0,3}$/u.test(whole)) return capitalise(whole)
  const said = capitalise(bare(whole) || whole)
  return said + (JAPANESE_END.test(said) ? '。' : '.')
}

/** A sentence in a script that ends it with a sign of its own. */
const JAPANESE_END = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー」』）]$/u

/** A text cut at a word where it is longer than `most` characters. */
export function clip(text: string, most = MAX_STATEMENT): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const space = cut.lastIndexOf(' ')
  const end = space > most / 2 ? space : cut.replace(/[\uD800-\uDBFF]$/, '').length
  return `${cut.slice(0, end)}…`
}

const CLOSING = new Set('.,;:!。；， ')

/** A text without its closing punctuation, ready to be inside a sentence. */
export function bare(text: string): string {
  let end = text.length
  while (end > 0 && CLOSING.has(text.charAt(end - 1))) end -= 1
  return text.slice(0, end).trim()
}

/** Whether a text ends as a sentence does: nothing is set behind it. */
export function isClosed(text: string): boolean {
  return /[.!?…。！？]$/u.test(text)
}
