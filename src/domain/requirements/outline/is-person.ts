import { isTypedSmall } from '#domain/language/names/is-typed-small.ts'
import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { findNameInTitle } from '#domain/requirements/writing/rights/name-in-title.ts'

/**
 * A name of a person is written large wherever it is in the answers, "Jo", whatever is said of jobs, or
 * typed small as no word of several is; so is whoever the title names.
 */
export function isPerson(name: string, { title, answers, roles }: RequirementsDocument): boolean {
  if (name === findNameInTitle(title, answers)) return true
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
