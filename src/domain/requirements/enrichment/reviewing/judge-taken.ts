import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { isOfFounder, listStanding } from '#domain/requirements/enrichment/applying/standing.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import type { ConflictProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { quotesOverlap } from '#domain/requirements/registers/quotes-same.ts'
import { isDisputable, listCells } from './cells.ts'
import { listReviewed } from './list-reviewed.ts'
import { isWrongTest } from './made-tests.ts'
import { WHOLE } from './take-back.ts'

interface Draft {
  document: RequirementsDocument
  judged: ReadonlySet<string>
}

/** Only what is supposed is taken back; a cell that was read can be put in doubt by other words. */
export function judgeTaken(
  { document, judged }: Draft,
  { ids, takeBack: taken, cites }: ConflictProposal,
): { held: string[]; faults: Fault[] } {
  const cells = listCells(document)
  const { quotes } = readCitations(cites, document.answers)
  const lines = listReviewed(document)
  const edges = new Map((document.boundaries ?? []).map((edge) => [edge.id, edge]))
  const standing = listStanding(document)
  const isSupposed = (id: string) => {
    const own = cells.get(id)
    const isTaken = isWrongTest(document, id, quotes) || isOfOtherSide(document, id, ids)
    if (!judged.has(id) && isTaken) return true
    if (judged.has(id) || (own !== undefined && judged.has(own.row.id))) return false
    if (own !== undefined && own.cell.assumed !== true) return isDisputable(document, own, quotes)
    if (!QUESTION.test(id))
      return (
        edges.has(id) ||
        (lines.get(id)?.isSupposed === true && (WHOLE.test(id) || IN_PART.test(id)))
      )
    const held = standing.get(id)
    return held?.text != null && !isOfFounder(held)
  }
  // What went before needs no second no.
  const open = taken.filter((id) => lines.has(id) || cells.has(id))
  const held = open.filter(isSupposed)
  const faults = open
    .filter((id) => !held.includes(id))
    .map((id): Fault => ({ rule: 'told', words: id, part: 'takeBack' }))
  return { held, faults }
}

/** A test of one side of what cannot both be, where the other holds until it is decided: its words stand there. */
function isOfOtherSide(
  document: RequirementsDocument,
  id: string,
  ids: readonly string[],
): boolean {
  const test = listRequirements(document)
    .flatMap(({ criteria }) => criteria)
    .find((each) => each.id === id)
  const asked = (document.contradictions ?? []).filter(
    (each) => ids.includes(each.id) && each.suggestedDefault != null,
  )
  return asked.some((each) =>
    each.quotes.some((side) => test?.quotes.some((quote) => quotesOverlap(quote, side)) === true),
  )
}

/** A part of the delivery, of which its reason alone goes; a right, of which what is supposed; a way. */
const IN_PART = /^(?:slice |PERM-|(?:ST|FR|MSG|SCR)-\d+\/)/u
/** Of a question only what holds until it is answered is taken back. */
export const QUESTION = /^(?:OQ|CT)-/u
