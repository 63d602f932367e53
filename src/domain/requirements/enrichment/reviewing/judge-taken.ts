import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { isOfFounder, listStanding } from '#domain/requirements/enrichment/applying/standing.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import type { ConflictProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
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
  { takeBack: taken, cites }: ConflictProposal,
): { held: string[]; faults: Fault[] } {
  const cells = listCells(document)
  const { quotes } = readCitations(cites, document.answers)
  const lines = listReviewed(document)
  const edges = new Map((document.boundaries ?? []).map((edge) => [edge.id, edge]))
  const standing = listStanding(document)
  const isSupposed = (id: string) => {
    const own = cells.get(id)
    if (!judged.has(id) && isWrongTest(document, id, quotes)) return true
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

/** A part of the delivery, of which its reason alone goes; a right, of which what is supposed; a way. */
const IN_PART = /^(?:slice |PERM-|(?:ST|FR|MSG|SCR)-\d+\/)/u
/** Of a question only what holds until it is answered is taken back. */
export const QUESTION = /^(?:OQ|CT)-/u
