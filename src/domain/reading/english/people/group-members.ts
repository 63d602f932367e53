import type { Cast } from '#domain/reading/english/cast.ts'
import { quoteOf, type Word } from '#domain/reading/english/grammar/words.ts'
import { nameOf } from '#domain/reading/english/person-names.ts'
import { cutPhrases } from './cut-phrases.ts'

/** Words that all name somebody by name. */
export function isProper(words: readonly Word[]): boolean {
  return words.every(({ pos, text }) => pos === 'PROPN' || /^\p{Lu}/u.test(text))
}

/** "Nisha and Meera, my event managers": the persons of one role by name, the role behind them. */
export function listMembers(words: readonly Word[]): string[] {
  const found = cutPhrases(words)
  const [role, ...names] = [...found].reverse()
  const [first] = role ?? []
  const at = first === undefined ? -1 : words.indexOf(first)
  const isBeside = words[at - 1]?.low === ',' && /^(?:my|our|the|both)$/.test(first?.low ?? '')
  const isSeveral = /[^s]s$/.test(role?.at(-1)?.low ?? '')
  if (names.length < 2 || !isBeside || !isSeveral || !names.every(isProper)) return []
  return [...names].reverse().map(nameOf)
}

/** "The kitchen (head chef Ramesh and five cooks)": who they are by name, in brackets behind the role. */
function namesInBrackets(text: string): string[] {
  const inside = /\(([^()]{3,80})\)\s*$/u.exec(text)?.[1] ?? ''
  if (/\b(?:not|never|only|no|can|may|must|is|are|who)\b/iu.test(inside)) return []
  return [...inside.matchAll(/(?<!^)\b\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|^\p{Lu}\p{Ll}+/gu)].map(
    ([name]) => name,
  )
}

/** The persons by name that a subject puts before its role, or in brackets behind it. */
export function findNamedMembers(subject: readonly Word[], answer: string, cast: Cast): string[] {
  const names = [...listMembers(subject), ...namesInBrackets(quoteOf(answer, subject))]
  return names.filter((name) => cast.named(name) === null && !isAlone(name, answer))
}

/** "Ramesh alone confirms it": what one of them does alone, the others do not. */
function isAlone(name: string, answer: string): boolean {
  return new RegExp(`\\b(?:only ${name}|${name} (?:alone|only|himself|herself))\\b`, 'u').test(
    answer,
  )
}
