import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'

/** A name of a person is written large wherever it is in the answers: "Jo", whatever is said of jobs. */
export function isPerson(name: string, { answers }: RequirementsDocument): boolean {
  const alone = (word: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(word)}(?![\\p{L}\\p{N}])`, 'u')
  const [large, small] = [alone(name), alone(name.toLowerCase())]
  return (
    answers.some(({ text }) => large.test(text)) && !answers.some(({ text }) => small.test(text))
  )
}
