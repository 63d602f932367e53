import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { stemsOfNames } from '#domain/requirements/registers/stems-of-names.ts'

/** What a requirement or a rule is about: its words by their stems, and the ids of what it rests on. */
export type SubjectWords = ReadonlySet<string>

/** Where so many requirements have a word, it says nothing of what one is about. */
const TOO_MANY = { share: 1 / 3, least: 4 } as const

/**
 * Reads what texts of a document are about: neither who acts nor what stands in every third
 * requirement is told by it. A requirement is also about its rules and its things.
 */
export function readSubjects(document: Pick<RequirementsDocument, 'features' | 'roles'>) {
  const requirements = listRequirements(document)
  const people = stemsOfNames(document.roles)
  const all = ({ text, rules, entities }: FunctionalRequirement) => [
    ...contentStems(text),
    ...rules,
    ...entities,
  ]
  const counts = new Map<string, number>()
  for (const word of requirements.flatMap(all)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const most = Math.max(TOO_MANY.least, requirements.length * TOO_MANY.share)
  const isTelling = (word: string) => !people.has(word) && (counts.get(word) ?? 0) < most
  return {
    ofText: (text: string): SubjectWords => new Set([...contentStems(text)].filter(isTelling)),
    ofRequirement: (entry: FunctionalRequirement): SubjectWords =>
      new Set(all(entry).filter(isTelling)),
  }
}
