import { contentStems, likeness } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { Journey } from '#domain/requirements/document-items.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import type { Notebook } from './notebook.ts'
import type { Entry } from './write-features.ts'
import type { People } from './write-roles.ts'

const ALIKE = 0.4

/** The story that was told, each step with the requirements that make it happen. */
export function writeJourneys(
  notebook: Notebook,
  { entries, people }: { entries: readonly Entry[]; people: People },
): Journey[] {
  const steps = notebook.rows('step')
  const [first] = steps
  if (first === undefined) return []
  const { journeys } = notebook.words
  const hero = people.find(first.role)
  const persona = first.who !== null && people.find(first.who) === null ? first.who : null
  return [
    {
      ...notebook.item('UJ', steps),
      title: persona === null ? journeys.main : journeys.of(persona),
      persona,
      role: hero?.id ?? null,
      steps: steps.map((step, index) => ({
        number: index + 1,
        text: textOf(notebook, step, people),
        requirements: requirementsOf(step, entries),
      })),
    },
  ]
}

function textOf({ frames }: Notebook, step: RowOf<'step'>, people: People): string {
  const role = people.find(step.role)
  const who = role === null ? step.who : frames.role(role.name)
  if (who === null || !frames.speaks(step.does)) return sentence(step.does)
  return frames.step(who, step.does, step.said.map(({ words }) => words).join(' '))
}

function requirementsOf(step: RowOf<'step'>, entries: readonly Entry[]): string[] {
  const stems = contentStems(`${step.does} ${step.feature ?? ''}`)
  return entries
    .filter((entry) => likeness(stems, entry.stems) >= ALIKE)
    .map(({ requirement }) => requirement.id)
}
