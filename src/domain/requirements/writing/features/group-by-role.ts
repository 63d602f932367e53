import { APP } from '#domain/reading/rows.ts'
import type { Feature, FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import type { Entry } from './write-features.ts'

/** The requirements by who acts: the app first, then the roles, last what nobody is named for. */
export function groupByRole(
  entries: readonly Entry[],
  { notebook, people }: { notebook: Notebook; people: People },
): Feature[] {
  const { features } = notebook.words
  const requirements = entries.map(({ requirement }) => requirement)
  const ofApp = entries.filter(({ told }) => told.actor === APP)
  const apps = new Set(ofApp.map(({ requirement }) => requirement.id))
  const homeless = ({ id, role }: FunctionalRequirement) => role === null && !apps.has(id)
  return [
    { title: features.app, requirements: requirements.filter(({ id }) => apps.has(id)) },
    ...people.roles.map(({ id, name }) => ({
      title: name,
      requirements: requirements.filter(({ role }) => role === id),
    })),
    { title: features.unsaid, requirements: requirements.filter(homeless) },
  ].filter((feature) => feature.requirements.length > 0)
}
