import type { QuestionnaireText } from '#domain/questionnaire/questionnaire-text.ts'
import { questionsIn } from '#domain/questionnaire/questions.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { CoverageLine } from '#domain/requirements/document-registers.ts'
import { listCriteria, listItems, requirementsOf } from './list-items.ts'

/** What became of each question (DOCUMENT §17). Rows of the permission matrix go with their roles. */
export function coverageOf(
  document: RequirementsDocument,
  questionnaire: QuestionnaireText,
): CoverageLine[] {
  const items = new Map<string, { id: string; open: boolean }[]>()
  const criteria = requirementsOf(document)
    .flatMap(listCriteria)
    .filter(({ item }) => item.mark !== 'assumed')
  for (const { item, prefix } of [...listItems(document), ...criteria]) {
    if (prefix === 'PERM') continue
    for (const source of item.sources) {
      const list = items.get(source) ?? []
      list.push({ id: item.id, open: item.mark === 'open' })
      items.set(source, list)
    }
  }
  const answered = new Set(document.answers.map(({ question }) => question))
  return questionsIn(questionnaire).map(({ id, title }) => {
    const found = items.get(id) ?? []
    const covered = found.some(({ open }) => !open)
    const state = !answered.has(id) ? 'unanswered' : covered ? 'covered' : 'open'
    return { question: id, title, state, items: found.map((item) => item.id) }
  })
}
