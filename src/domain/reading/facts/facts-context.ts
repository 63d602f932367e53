import type { Tagger } from '#domain/language/tagger.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'

/** A role that was found in the answers. */
export interface KnownRole {
  name: string
  also: readonly string[]
  /** False for somebody who is named but does not use the app. */
  access?: boolean
  /** The founder's own role. */
  founder?: boolean
}

/** What the readers of facts need besides the answers. */
export interface FactsContext {
  tagger: Tagger
  roles: readonly KnownRole[]
}

/** The role that a piece of text names, or null: "the drivers" is the role "driver". */
export function findRole(text: string, roles: readonly KnownRole[]): KnownRole | null {
  const words = wordsOf(text)
  let best: { role: KnownRole; length: number } | null = null
  for (const role of roles) {
    for (const name of [role.name, ...role.also]) {
      const wanted = wordsOf(name)
      if (wanted.length === 0 || !holds(words, wanted)) continue
      if (best === null || wanted.length > best.length) best = { role, length: wanted.length }
    }
  }
  return best?.role ?? null
}

function holds(words: readonly string[], wanted: readonly string[]): boolean {
  return words.some((_, at) => wanted.every((word, index) => words[at + index] === word))
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.filter((word) => !/^(?:the|a|an|own|our|my)$/.test(word)).map(makeSingular)
}

/** "boys" → "boy", "companies" → "company"; a rough base form for comparing names. */
export function makeSingular(word: string): string {
  if (/(?:ss|us|is)$/.test(word) || word.length < 4) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/s$/, '')
}

/** The words of the roles' names, by which the reader of grammar knows who acts. */
export function listRoleWords(roles: readonly KnownRole[]): Set<string> {
  return new Set(roles.flatMap(({ name, also }) => [name, ...also].flatMap(wordsOf)))
}

/** The names of the told story: words with a capital there that are written small nowhere. */
export function storyNames(answers: readonly ReadableAnswer[]): string[] {
  const story = answers.find(({ question }) => question === 'q6')?.text ?? ''
  const small = new Set(answers.flatMap(({ text }) => text.match(/(?<![\p{L}])\p{Ll}+/gu) ?? []))
  const named = story.match(/(?<![\p{L}])\p{Lu}\p{Ll}{2,}/gu) ?? []
  return [...new Set(named.map((name) => name.toLowerCase()))].filter((name) => !small.has(name))
}
