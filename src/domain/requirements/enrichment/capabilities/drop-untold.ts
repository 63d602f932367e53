import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { AcceptanceCriterion } from '#domain/requirements/document-items.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { removeItems } from '#domain/requirements/remove-items.ts'

/**
 * The document without the criteria that no line tells and nobody said: those that were supplied, and
 * those that only say a row of another section again. A must keeps its last one; what the user edited
 * stands, what they `judged`, and all of a requirement that no line tells.
 */
export function dropUntold(
  document: RequirementsDocument,
  judged: ReadonlySet<string>,
): RequirementsDocument {
  const { capabilities = [], ruleRows = [] } = document
  const lines = [...capabilities.flatMap((each) => each.lines), ...ruleRows]
  const told = new Set(lines.flatMap(({ items }) => items))
  const mayGo = ({ id, edited, mark, from = [] }: AcceptanceCriterion) =>
    edited !== true && !judged.has(id) && (mark === 'assumed' || from.length > 0)
  const gone = listRequirements(document).flatMap(({ id, criteria, priority }) => {
    if (!told.has(id)) return []
    const going = criteria.filter((each) => !told.has(each.id) && mayGo(each))
    const isAll = going.length === criteria.length && priority === 'must'
    return (isAll ? going.slice(1) : going).map((each) => each.id)
  })
  return removeItems(document, new Set(gone))
}
