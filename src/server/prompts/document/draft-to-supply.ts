import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { tellCells, tellStages } from '#domain/requirements/enrichment/reviewing/tell-rows.ts'
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
    ...document.permissions.map((row) => `${row.id} ${tellCells(document, row)}`),
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

function stagesOf({ statusTables }: RequirementsDocument): string[] {
  return statusTables.map((table) => `${table.id} ${tellStages(table)}`)
}
