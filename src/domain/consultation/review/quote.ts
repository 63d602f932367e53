import type { ReplyText } from '#domain/consultation/consultation-text.ts'

/** So many words after the telling one should be seen, too. */
const CONTEXT = 4
/** Longest quotation, in words and in characters (for languages without spaces). */
const MAX_WORDS = 12
const MAX_CHARACTERS = 90

/**
 * The user's own words in quotation marks, never changed: a long item is cut at both ends around
 * `at`, which an ellipsis shows. Markdown's marks in it are escaped, so that they stay plain.
 */
export function quote(item: string, quoted: ReplyText['quoted'], at = 0): string {
  const words = [...item.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    end: match.index + match[0].length,
  }))
  const telling = Math.max(
    0,
    words.findIndex((word) => word.end > at),
  )
  const latest = Math.max(0, words.length - MAX_WORDS)
  const start =
    telling < MAX_WORDS - CONTEXT ? 0 : Math.min(latest, telling - Math.floor(MAX_WORDS / 2))
  const shown = words.slice(start, start + MAX_WORDS).map((word) => word.text)
  const characters = Array.from(shown.join(' '))
  const cut = characters.length > MAX_CHARACTERS || start + MAX_WORDS < words.length
  const text = characters
    .slice(0, MAX_CHARACTERS)
    .join('')
    .replace(/[\s.,;:。、]+$/u, '')
  return quoted(`${start > 0 ? '… ' : ''}${escapeMarkdown(text)}${cut ? ' …' : ''}`)
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|~#&]/g, '\\$&')
}
