import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { SliceProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import { findFormFault } from '#domain/requirements/enrichment/find-form-fault.ts'
import { findInvented } from '#domain/requirements/enrichment/find-invented.ts'
import type { FormFault } from '#domain/requirements/enrichment/finding.ts'
import { findForeignNames } from '#domain/requirements/enrichment/foreign-names.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { findUnfounded } from '#domain/requirements/enrichment/own-words.ts'
import { bare, sentence } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { type Bench, tidy } from './bench.ts'

/**
 * Takes a model's cut of the delivery as a whole, or leaves the writer's: a half of it would lose what
 * the other half builds on.
 */
export function applySlices(bench: Bench, proposals: readonly SliceProposal[]): void {
  if (proposals.length === 0) return
  const kind = 'slices'
  const slices = proposals.map(({ title, goal, requirements }) => ({
    title: bare(tidy(title)),
    goal: sentence(tidy(goal)),
    requirements,
  }))
  if (bench.failed.some((failed) => failed.kind === kind)) return
  const fault = findCutFault(bench, slices) ?? findTextFault(bench, slices)
  if (fault !== null) {
    const at = proposals.map((_, index) => ({ kind, index, ...fault, outcome: 'refused' }) as const)
    bench.findings.push(...at)
    return
  }
  bench.document.slices = slices.map((slice, index) => ({
    number: index + 1,
    ...slice,
    mark: 'assumed',
  }))
  for (const index of slices.keys()) bench.touched.set(`slice ${index}`, { kind, index })
}

/** Two to five parts, no id unknown or twice, every must in one, and no wish before a must. */
function findCutFault({ document }: Bench, slices: readonly SliceProposal[]): Fault | null {
  const { least, most } = LIMITS.slices
  const all = new Map(listRequirements(document).map((item) => [item.id, item]))
  const ids = slices.flatMap(({ requirements }) => requirements)
  if (slices.length < least || slices.length > most) return cut('how-many', `${slices.length}`)
  const unknown = ids.find((id) => !all.has(id))
  if (unknown !== undefined) return { rule: 'unknown-item', words: unknown }
  const twice = ids.find((id, at) => ids.indexOf(id) < at)
  if (twice !== undefined) return cut('twice', twice)
  if (slices.some(({ requirements }) => requirements.length === 0)) return cut('empty', '[]')
  const missing = [...all.values()].find(
    (item) => item.priority === 'must' && !ids.includes(item.id),
  )
  if (missing !== undefined) return cut('must-missing', missing.id)
  const ranked = (of: readonly string[], is: (item: FunctionalRequirement) => boolean) =>
    of.find((id) => is(all.get(id) as FunctionalRequirement))
  for (const [at, { requirements }] of slices.entries()) {
    const wish = ranked(requirements, ({ priority }) => WISHES.has(priority))
    const later = slices.slice(at + 1).flatMap((slice) => slice.requirements)
    const must = ranked(later, ({ priority }) => priority === 'must')
    if (wish !== undefined && must !== undefined) return cut('wish-first', `${wish}, ${must}`)
  }
  return null
}

const WISHES: ReadonlySet<string> = new Set(['should', 'could'])

function cut(form: FormFault, words: string): Fault {
  return { rule: 'cut', form, words }
}

/** What the slices are called says nothing that no answer holds. */
function findTextFault(
  { evidence: { told } }: Bench,
  slices: readonly SliceProposal[],
): Fault | null {
  for (const { title, goal } of slices) {
    for (const [part, text] of Object.entries({ title, goal })) {
      const most = part === 'title' ? LIMITS.slices.title : LIMITS.slices.goal
      const fault =
        findFormFault({ text, part }, most) ?? findInvented({ text, part }, told, findForeign)
      if (fault !== null) return fault
    }
  }
  return null
}

function findForeign(text: string, told: readonly string[]): string[] {
  return [...findForeignNames(text, told), ...findUnfounded(text, told)]
}
