import type { RequirementsDocument } from '#domain/requirements/document.ts'

/** A name of a person is written large wherever it is in the answers. */
export function isPerson(name: string, { answers }: RequirementsDocument): boolean {
  const large = answers.some(({ text }) => text.includes(name))
  return large && !answers.some(({ text }) => text.includes(name.toLowerCase()))
}
