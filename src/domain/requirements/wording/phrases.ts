/** The longest a statement may be, in characters; the full words stand in its quote. */
const MAX_STATEMENT = 500

const SINGLE =
  /^(?:(?:shop|studio|business|site|store|salon|company|restaurant|app|project)\s+)?(?:owner|admin|administrator|manager|boss)$/i
const SELF = new Set(['me', 'i', 'myself', 'we', 'us'])

export function upperFirst(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0)
  const upper = first.toUpperCase()
  return text === '' || upper === first ? text : upper + text.slice(first.length)
}

/** Lower-cases the first letter unless the word is a name or an abbreviation: "PDF", "iPad", "I". */
export function lowerFirst(text: string, names: ReadonlySet<string> = new Set()): string {
  const word = text.match(/^[\p{L}\p{N}'’]+/u)?.[0] ?? ''
  if (word === 'I' || names.has(word) || /^.\p{L}*\p{Lu}/u.test(word)) return text
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Ends a statement with one full stop, and cuts what is far too long at a word. */
export function sentence(text: string): string {
  const whole = clip(text.trim())
  if (whole === '' || /[.!?…。！？]["'”’»」)]{0,3}$/u.test(whole)) return upperFirst(whole)
  const said = upperFirst(bare(whole) || whole)
  return said + (JAPANESE_END.test(said) ? '。' : '.')
}

/** A sentence in a script that ends it with a sign of its own. */
const JAPANESE_END = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー」』）]$/u

export function clip(text: string): string {
  if (text.length <= MAX_STATEMENT) return text
  const cut = text.slice(0, MAX_STATEMENT - 1)
  const space = cut.lastIndexOf(' ')
  const end = space > MAX_STATEMENT / 2 ? space : cut.replace(/[\uD800-\uDBFF]$/, '').length
  return `${cut.slice(0, end)}…`
}

const CLOSING = new Set('.,;:!。；， ')

/** A text without its closing punctuation, ready to stand inside a sentence. */
export function bare(text: string): string {
  let end = text.length
  while (end > 0 && CLOSING.has(text.charAt(end - 1))) end -= 1
  return text.slice(0, end).trim()
}

export function isPlural(name: string): boolean {
  return /(?:[^s]s|people|children|men|staff)$/i.test(name)
}

/** "Customers" → "Customer"; words without a plain plural stay. */
export function singular(name: string): string {
  if (/[^aeiou]ies$/i.test(name)) return `${name.slice(0, -3)}y`
  return /[^s]s$/i.test(name) ? name.slice(0, -1) : name
}

export function article(phrase: string): string {
  return /^(?:[aeio]|u(?!s|ni))/i.test(phrase) ? 'an' : 'a'
}

/** True for a role of which there is one: "owner", "shop owner". */
export function isSole(name: string): boolean {
  return SINGLE.test(name.trim())
}

/** How a role stands in a sentence: "a client", "the owner", "teachers". */
export function actor(role: string, names?: ReadonlySet<string>): string {
  const lower = lowerFirst(role.trim(), names)
  if (SELF.has(lower.toLowerCase())) return 'the owner'
  if (/^(?:a|an|the|each|every|all|any)\s/i.test(lower) || isPlural(lower)) return lower
  if (isSole(lower)) return `the ${lower}`
  return `${article(lower)} ${lower}`
}

/** The same role when it is named again: "the client". */
export function theActor(role: string, names?: ReadonlySet<string>): string {
  const phrase = actor(role, names)
  return phrase.replace(/^(?:a|an)\s/, 'the ')
}
