import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { RoleInTurn } from '#domain/requirements/document-registers.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import type { EnrichmentFinding } from '#domain/requirements/enrichment/finding.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { holdsSomethingOf } from '#domain/requirements/enrichment/own-words.ts'
import { findRole, findRoles } from '#domain/requirements/enrichment/supplying/find-role.ts'
import type { TurnProposal } from '#domain/requirements/enrichment/wording-proposals.ts'
import { listNames } from '#domain/requirements/registers/list-items.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'
import { findMember } from '#domain/requirements/writing/words/fold-pairs.ts'
import { isGranted, isRefused, listSayings } from './sayings.ts'

/**
 * The roles that are nobody's own, "whoever drives": supposed where quoted words tell of the role, and
 * nobody who is it in turn was refused what it was said to do. No role and no id is lost by it.
 */
export function applyTurns(
  document: RequirementsDocument,
  proposals: readonly TurnProposal[],
): { taken: RoleInTurn[]; findings: EnrichmentFinding[] } {
  const taken: RoleInTurn[] = []
  const findings = proposals.flatMap((proposal, index): EnrichmentFinding[] => {
    const judged = judgeTurn(document, proposal)
    const isTwice = 'turn' in judged && taken.some(({ role }) => role === judged.turn.role)
    if ('turn' in judged && !isTwice) taken.push(judged.turn)
    const fault: Fault | null =
      'fault' in judged ? judged.fault : isTwice ? { rule: 'repeated', words: proposal.role } : null
    return fault === null ? [] : [{ kind: 'inTurn', index, ...fault, outcome: 'refused' }]
  })
  return { taken, findings }
}

function judgeTurn(
  document: RequirementsDocument,
  { role: named, of, cites }: TurnProposal,
): { turn: RoleInTurn } | { fault: Fault } {
  const { roles, answers } = document
  const role = findRole(roles, named)
  if (role === undefined) return { fault: { rule: 'unknown-item', words: named, part: 'role' } }
  const found = findRoles(roles, of)
  if ('unknown' in found) {
    return { fault: { rule: 'unknown-item', words: found.unknown, part: 'roles' } }
  }
  const others = found.roles
  // Who runs the place is somebody, unless it is two of them, and one alone is that role under another name.
  const isBoth = others.every((other) => findMember(other.name, role.name) !== null)
  const isFounder = findFounder(roles)?.id === role.id && !isBoth
  const isSomebody = isFounder || others.includes(role)
  if (isSomebody || others.length < FEWEST) {
    return { fault: { rule: 'shape', form: 'nobodys-own', words: role.name } }
  }
  const { quotes, wrong } = readCitations(cites, answers)
  if (wrong !== null) return { fault: { rule: 'citation-wrong', words: wrong.quote } }
  const isTold = quotes.some(({ text }) => holdsSomethingOf(text, listNames([role])))
  if (!isTold) return { fault: { rule: 'citation-missing', words: '' } }
  const refused = others.find((other) => isKeptFrom(document, role, other))
  if (refused !== undefined) {
    return { fault: { rule: 'denied', words: role.name, says: refused.name, part: 'of' } }
  }
  return { turn: { role: role.id, of: others.map(({ id }) => id) } }
}

/** One alone is nobody in turn. */
const FEWEST = 2

/** Whether the founder refused one what the other was said to do. */
function isKeptFrom(document: RequirementsDocument, role: Role, other: Role): boolean {
  return document.permissions.some(({ id }) => {
    const [own, theirs] = [role, other].map((each) => listSayings(document, [id], each.id))
    return own?.some(isGranted) === true && theirs?.some(isRefused) === true
  })
}
