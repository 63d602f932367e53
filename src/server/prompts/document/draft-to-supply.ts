import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionCell } from '#domain/requirements/document-items.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/** A line of the draft with its id. */
export const said = ({ id, text }: { id: string; text: string }) => `${id} ${text}`

/** The draft as far as somebody needs it who looks for what is missing, by the part asked for. */
export const DRAFTS_TO_SUPPLY = {
  features: (document: RequirementsDocument): string[] => [
    `Room for ${Math.max(0, LIMITS.features.inAll - listRequirements(document).length)} more.`,
    ...rolesOf(document),
    ...listRequirements(document).map(said),
    ...document.nonGoals.map(said),
    ...document.messages.map(said),
    ...document.entities.map(
      ({ id, name, fields }) => `${id} ${name}: ${fields.map((field) => field.name).join(', ')}`,
    ),
    ...stagesOf(document),
    ...document.journeys.flatMap(({ id, steps }) =>
      steps
        .filter(({ requirements }) => requirements.length === 0)
        .map(({ number, text }) => `${id} step ${number}, without a requirement: ${text}`),
    ),
    ...document.rules.map(said),
  ],
  rights: (document: RequirementsDocument): string[] => [
    ...rolesOf(document),
    ...document.permissions.map(
      ({ id, action, cells }) =>
        `${id} ${action}: ${cells.map((cell) => saidOfCell(document, cell)).join('; ')}`,
    ),
    ...stagesOf(document),
    ...listRequirements(document).map(said),
    ...document.rules.map(said),
  ],
}

/** Each role by its id, with what else it is called. */
export function rolesOf({ roles }: RequirementsDocument): string[] {
  return roles.map(
    ({ id, name, also = [] }) =>
      `${id} ${name}${also.length === 0 ? '' : `, also ${also.join(', ')}`}`,
  )
}

function saidOfCell({ roles }: RequirementsDocument, cell: PermissionCell): string {
  const name = roles.find(({ id }) => id === cell.role)?.name ?? cell.role
  const told = cell.permission === 'unstated' ? '?' : (cell.part ?? cell.permission)
  return `${name} ${told}${cell.assumed === true ? ' (supposed)' : ''}`
}

function stagesOf({ statusTables }: RequirementsDocument): string[] {
  return statusTables.map(({ id, thing, states, transitions }) => {
    const ways = transitions.map(
      ({ from, to, items = [] }) =>
        `${from} → ${to}${items.length > 0 ? ` (${items.join(', ')})` : ''}`,
    )
    return `${id} ${thing}, stages: ${states.join(', ')}; ways: ${ways.join(', ') || 'none'}`
  })
}
