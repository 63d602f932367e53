import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { RemovedWork } from './change-package.ts'

/**
 * What was built for an item of the old version that the new one has not: its checks, where people
 * meet it, and the data and the rules that nothing needs any more. Null for what nobody builds: a goal,
 * a question, what is left out.
 */
export function findRemovedWork(
  before: RequirementsDocument,
  after: RequirementsDocument,
  id: string,
): RemovedWork | null {
  if (!listBuilt(before).has(id)) return null
  const requirement = listRequirements(before).find((each) => each.id === id)
  const needed = listRequirements(after)
  const names = (ids: readonly string[]) => ids.includes(id)
  const unused = (ids: readonly string[] = [], use: (each: (typeof needed)[number]) => string[]) =>
    ids.filter((each) => !needed.some((other) => use(other).includes(each)))
  return {
    checks: requirement?.criteria.map((criterion) => criterion.id) ?? [],
    screens: before.screens.filter((each) => names(each.requirements)).map((each) => each.id),
    journeys: before.journeys
      .filter(({ steps }) => steps.some((step) => names(step.requirements)))
      .map((each) => each.id),
    data: unused(requirement?.entities, ({ entities }) => entities),
    rules: unused(requirement?.rules, ({ rules }) => rules),
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
