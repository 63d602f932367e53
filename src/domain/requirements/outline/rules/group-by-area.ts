import { findArea } from '#domain/requirements/areas/find-area.ts'
import { readSubjects } from '#domain/requirements/areas/subject-words.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { BusinessRule, FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { Area } from '#domain/requirements/document-registers.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/** The rules of an area; `area` is null for those that are in none. */
interface RulesOfArea {
  area: Area | null
  rules: readonly BusinessRule[]
}

/**
 * The rules by the areas of the requirements, in their order: each in the area of most requirements that
 * keep it or are tested by it, else in the one that it shares most with; last those of none.
 */
export function groupByArea(document: RequirementsDocument, areas: readonly Area[]): RulesOfArea[] {
  const { rules } = document
  const requirements = listRequirements(document)
  const { ofText, ofRequirement } = readSubjects(document)
  const words = new Map(requirements.map((entry) => [entry.id, ofRequirement(entry)]))
  const homeOf = (rule: BusinessRule): Area | null => {
    const naming = requirements.filter((entry) => isNaming(entry, rule)).map(({ id }) => id)
    const counted = areas.map((area) => ({
      area,
      count: area.requirements.filter((id) => naming.includes(id)).length,
    }))
    const [most] = counted.sort((one, other) => other.count - one.count)
    if (most !== undefined && most.count > 0) return most.area
    return findArea(ofText(rule.text), areas, words) ?? null
  }
  const homes = new Map(rules.map((rule) => [rule, homeOf(rule)]))
  return [...areas, null]
    .map((area) => ({ area, rules: rules.filter((rule) => homes.get(rule) === area) }))
    .filter((group) => group.rules.length > 0)
}

function isNaming({ rules, criteria }: FunctionalRequirement, { id }: BusinessRule): boolean {
  return rules.includes(id) || criteria.some(({ from = [] }) => from.includes(id))
}
