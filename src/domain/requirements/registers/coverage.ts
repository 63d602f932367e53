import type { QuestionnaireText } from '#domain/questionnaire/questionnaire-text.ts'
import { listQuestions } from '#domain/questionnaire/questions.ts'
import { isUndecided } from '#domain/reading/undecided-answer.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { CoverageLine } from '#domain/requirements/document-registers.ts'
import { listCriteria, listItems, listRequirements } from './list-items.ts'

/** Rights go with their roles, and what is supposed of one; what is asked of an item has its place where the item has. */
const ASIDE: ReadonlySet<string> = new Set(['PERM', 'BQ', 'CT'])

/** What became of each question (docs/document.md#coverage). */
export function computeCoverage(
  document: RequirementsDocument,
  questionnaire: QuestionnaireText,
): CoverageLine[] {
  const items = new Map<string, { id: string; open: boolean }[]>()
  const criteria = listRequirements(document)
    .flatMap(listCriteria)
    .filter(({ item }) => item.mark !== 'assumed')
  for (const { item, prefix } of [...listItems(document), ...criteria]) {
    if (ASIDE.has(prefix) || 'settles' in item) continue
    for (const source of item.sources) {
      const list = items.get(source) ?? []
      list.push({ id: item.id, open: item.mark === 'open' })
      items.set(source, list)
    }
  }
  const unplaced = new Set(document.unplaced.flatMap(({ sources }) => sources))
  const answers = new Map(document.answers.map(({ question, text }) => [question, text]))
  return listQuestions(questionnaire).map(({ id, title }) => {
    const found = items.get(id) ?? []
    const answer = answers.get(id)
    const told = answer !== undefined && isUndecided(answer) ? [] : found
    const state = answer === undefined ? 'unanswered' : stateOf(told, unplaced.has(id))
    return { question: id, title, state, items: found.map((item) => item.id) }
  })
}

/** An answer of which a stretch is nowhere yet is not covered, whatever else of it is used. */
function stateOf(found: readonly { open: boolean }[], isUnplaced: boolean): CoverageLine['state'] {
  if (isUnplaced) return 'partly'
  return found.some(({ open }) => !open) ? 'covered' : 'open'
}
