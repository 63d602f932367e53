import {
  detectStatementLanguage,
  type StatementKind,
} from '#domain/requirements/checks/statement.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Statement as Item } from '#domain/requirements/document-items.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/** One requirement of the document, with what the rules need to know of it. */
export interface Requirement {
  item: Item
  kind: StatementKind
  /** The writer's own sentence, whose form is not the user's fault. */
  ownWriting: boolean
  language: ReturnType<typeof detectStatementLanguage>
}

/** What counts as a requirement: functional ones, rules, qualities and signs of success. */
export function listRequirementStatements(document: RequirementsDocument): Requirement[] {
  const as = (kind: StatementKind) => (item: Item) => {
    const language = detectStatementLanguage(item.text, document.language)
    return { item, kind, language, ownWriting: kind === 'functional' && language === 'en' }
  }
  return [
    // A title with parts missing is no sentence yet, and says so itself.
    ...listRequirements(document)
      .filter(({ missing = [] }) => missing.length === 0)
      .map(as('functional')),
    ...document.rules.map(as('rule')),
    ...document.quality.map(as('quality')),
    ...document.success.map(as('success')),
  ]
}
