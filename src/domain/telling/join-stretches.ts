import type { Stretch } from './told-stretch.ts'

/**
 * The words of stretches, literally: those that stood side by side with what stood between them,
 * the others on lines of their own.
 */
export function joinStretches(text: string, stretches: readonly Stretch[]): string {
  let words = ''
  stretches.forEach(({ start, end }, index) => {
    const last = stretches[index - 1]
    const between = last ? text.slice(last.end, start) : ''
    const isBeside = /^[\s\u200b]*$/u.test(between)
    words += index === 0 ? '' : isBeside ? between : '\n'
    words += text.slice(start, end)
  })
  // An indent of the first line alone would make a list of nothing.
  return words.replace(/^(?:[^\S\n]*\n)+/, '').replace(/\s+$/u, '')
}
