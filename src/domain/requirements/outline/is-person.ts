import { isTypedSmall } from '#domain/language/names/is-typed-small.ts'
import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'

/**
 * A name of a person is written large wherever it is in the answers, "Jo", whatever is said of jobs, or
 * typed small as no word of several is.
 */
export function isPerson(name: string, { answers, roles }: RequirementsDocument): boolean {
  const also = roles.find((role) => role.name === name)?.also
  if (
    isTypedSmall(
      { name, also },
      answers.map(({ text }) => text),
    )
  )
    return true
  const alone = (word: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(word)}(?![\\p{L}\\p{N}])`, 'u')
  const [large, small] = [alone(name), alone(name.toLowerCase())]
  return (
    answers.some(({ text }) => large.test(text)) && !answers.some(({ text }) => small.test(text))
  )
}
