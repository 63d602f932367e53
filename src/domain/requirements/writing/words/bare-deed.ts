import type { Taggers } from '#domain/language/tagger.ts'

/**
 * A deed with its verb in the base form: "sees the money" as "see the money". Null where the verb is none but a
 * name with others behind it: "stores, the jars" is a job, and lets nobody do anything.
 */
export function bareDeed(deed: string, { en }: Taggers): string | null {
  const text = deed.trim()
  const first = THIRD_PERSON.exec(text)?.[0]
  if (first === undefined) return deed
  const token = en.tag(`${SUBJECT}${text}`).find(({ start }) => start >= SUBJECT.length)
  if (token === undefined || token.lemma === first.toLowerCase()) return deed
  const rest = text.slice(first.length)
  if (/^\s*(?:[,;:.]|and\b|$)/u.test(rest)) return null
  return token.pos === 'VERB' ? token.lemma + rest : deed
}

const SUBJECT = 'he '
/** "Pass" and "discuss" are in the base form. */
const THIRD_PERSON = /^\p{Script=Latin}+(?<!s)s(?![\p{L}'’])/u
