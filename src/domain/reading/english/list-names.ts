import type { ReadableAnswer } from '#domain/reading/reading.ts'

/** Words that have a capital inside a sentence somewhere, in lower case. */
export function listNames(answers: readonly ReadableAnswer[]): ReadonlySet<string> {
  const found = answers.flatMap(
    ({ text }) => text.match(/(?<=[\p{Ll},;)][ \f])\p{Lu}\p{Ll}+/gu) ?? [],
  )
  return new Set(found.map((name) => name.toLowerCase()))
}
