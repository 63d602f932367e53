import type { RowOf } from '#domain/reading/rows.ts'
import type { BusinessRule } from '#domain/requirements/document-items.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { sayWords } from '#domain/requirements/writing/words/say-words.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { findStepRequirements } from './find-step-requirements.ts'
import { partGeneral } from './part-general.ts'

/**
 * What the story tells of every customer, and no rule does: a number of four digits, fifty minutes.
 * Read from the story alone, it is for the founder to confirm.
 */
export function writeStoryRules(
  notebook: Notebook,
  { entries, people }: { entries: readonly Entry[]; people: People },
): BusinessRule[] {
  const steps = notebook.rows('step')
  const hero = steps[0]?.role ?? null
  const told = new Set<string>()
  return steps.flatMap((step) =>
    step.example.flatMap((example): BusinessRule[] => {
      const { general } = partGeneral(step, example.trim(), hero)
      if (general === null || told.has(general) || isRule(general, notebook)) return []
      told.add(general)
      const rule = writeRule(notebook, step, general)
      const [id] = findStepRequirements(step, { entries, people })
      entries.find(({ requirement }) => requirement.id === id)?.requirement.rules.push(rule.id)
      return [rule]
    }),
  )
}

function isRule(words: string, notebook: Notebook): boolean {
  const rules = [...notebook.rows('rule'), ...notebook.rows('case')]
  return rules.some(({ when, then }) => `${when ?? ''} ${then ?? ''}`.includes(words))
}

function writeRule(notebook: Notebook, step: RowOf<'step'>, general: string): BusinessRule {
  const { frames } = notebook
  const condition = sayWords(frames, step, step.does).replace(/[.。]$/u, '')
  const outcome = frames.quoted(general).replace(/[.。]$/u, '')
  return {
    ...notebook.item('BR', [step], 'unconfirmed'),
    text: `${condition} → ${outcome}`,
    condition,
    outcome,
  }
}
