import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { contentStems, stem } from '#domain/language/stems.ts'

/** "12.30" is no end; a full stop is one before a space. */
const SENTENCE = /(?<=[.!?][”"]?)\s+|(?<=[。！？])/u

export function splitSentences(text: string): string[] {
  return text.split(SENTENCE).filter((each) => each.trim() !== '')
}

/** Frame words of a requirement's sentence, which its capability leaves out. */
const FRAME = /^The app shall(?: let)?\s+|^アプリは、?/u
const END = /(?:できる)?(?:ように)?(?:する)?こと。?$/u
const MIXED = /^(\p{Script=Han})\p{Script=Hiragana}$/u
const JOINT = /^\p{Script=Hiragana}\P{Script=Hiragana}$/u

/** What stands before who does it, and between several of them. */
const BEFORE = /^(?:\s|(?:the|an?|only)\b)+/iu
const BETWEEN = /^(?:\s*,|\s+and\b|と(?!は)|、)+/iu
const BEHIND = /^(?:\s|だけ|のみ|は|、)+/u

/** What somebody does, without the frame of its sentence and without who does it. */
export function deedOf(sentence: string, people: readonly string[]): string {
  const names = [...people].sort((one, other) => other.length - one.length)
  let rest = sentence.replace(FRAME, '').replace(END, '').replace(BEFORE, '')
  for (;;) {
    const from = rest.replace(BETWEEN, '').replace(BEFORE, '')
    const name = names.find((each) => from.toLowerCase().startsWith(each.toLowerCase()))
    if (name === undefined) return rest.replace(BEHIND, '')
    rest = from.slice(name.length)
    if (!BETWEEN.test(rest)) return rest.replace(BEHIND, '')
  }
}

/** The words that a text has to have for a deed to be recognised in it. */
export function deedStems(deed: string): string[] {
  return [...contentStems(deed)].filter((part) => !JOINT.test(part))
}

/** A Japanese verb or adjective with the first letter of its ending: 「直せ」. */
export function isInflected(part: string): boolean {
  return MIXED.test(part)
}

/** Whether a text has a word; of a Japanese verb its character tells it, whatever its ending. */
export function hasStem(part: string, text: string, stems: ReadonlySet<string>): boolean {
  if (stems.has(part)) return true
  const [, letter] = MIXED.exec(part) ?? []
  return letter !== undefined && text.includes(letter)
}

/** Where in a clause the first of these words stands; the end where none does. */
export function placeOf(parts: readonly string[], text: string): number {
  const found = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu)].flatMap(([word], at, all) => {
    const from = all[at]?.index ?? 0
    if (parts.includes(stem(word))) return [from]
    return parts.flatMap((part) => {
      const inside = word.indexOf(MIXED.exec(part)?.[1] ?? part)
      return UNSPACED.test(part) && inside >= 0 ? [from + inside] : []
    })
  })
  return found.length === 0 ? text.length : Math.min(...found)
}
