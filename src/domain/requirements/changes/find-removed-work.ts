import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { RemovedWork } from './change-package.ts'

/**
 * Tells what was built for an item of the old version that the new one has not: its checks, where
 * people meet it, and the data and the rules that nothing needs any more. Null for what nobody builds:
 * a goal, a question, what is left out.
 */
export function findRemovedWork(
  before: RequirementsDocument,
  after: RequirementsDocument,
): (id: string) => RemovedWork | null {
  const built = listBuilt(before)
  const requirements = new Map(listRequirements(before).map((each) => [each.id, each]))
  const needed = listRequirements(after)
  const needs = {
    entities: new Set(needed.flatMap(({ entities }) => entities)),
    rules: new Set(needed.flatMap(({ rules }) => rules)),
  }
  return (id) => {
    if (!built.has(id)) return null
    const { criteria = [], entities = [], rules = [] } = requirements.get(id) ?? {}
    return {
      checks: criteria.map((criterion) => criterion.id),
      screens: before.screens
        .filter((each) => each.requirements.includes(id))
        .map((each) => each.id),
      journeys: before.journeys
        .filter(({ steps }) => steps.some((step) => step.requirements.includes(id)))
        .map((each) => each.id),
      data: entities.filter((each) => !needs.entities.has(each)),
      rules: rules.filter((each) => !needs.rules.has(each)),
    }
  }
}

function listBuilt(document: RequirementsDocument): Set<string> {
  const requirements = listRequirements(document)
  const lists = [
    requirements,
    requirements.flatMap(({ criteria }) => criteria),
    document.roles,
    document.permissions,
    document.commonRules ?? [],
    document.rules,
    document.statusTables,
    document.entities,
    document.dataRules,
    document.screens,
    document.experience,
    document.integrations,
    document.messages,
    document.money ?? [],
    document.quality,
    document.privacy,
  ]
  return new Set(lists.flatMap((list) => list.map(({ id }) => id)))
}
