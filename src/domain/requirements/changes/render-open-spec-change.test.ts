import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { digestQuickly as digest } from '#domain/requirements/testing/digest-quickly.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { EXPORT_TEXT } from '#domain/requirements/text-en/exports.ts'
import { packageChanges } from './package-changes.ts'
import { renderOpenSpecChange } from './render-open-spec-change.ts'

const before = writeStudio()

/** The deltas of a version whose first requirement with criteria is as `change` leaves it. */
function deltaOf(change: (title: string, at: number) => { title?: string; keeps: number }): string {
  const after = {
    ...before,
    version: 2,
    features: before.features.map((feature, at) => {
      const { title = feature.title, keeps } = change(feature.title, at)
      const requirements = feature.requirements.map((each) => ({
        ...each,
        criteria: each.criteria.slice(0, keeps),
      }))
      return { ...feature, title, requirements }
    }),
  } satisfies RequirementsDocument
  const changes = packageChanges(before, after, digest)
  const words = EXPORT_TEXT
  const source = { before, after, changes, words, nameQuestion: (id: string) => id }
  return renderOpenSpecChange(source)
    .filter(({ path }) => path.endsWith('spec.md'))
    .map(({ text }) => text)
    .join('\n')
}

it.each([
  ['loses a check', () => ({ keeps: 0 })],
  ['moves to another capability', () => ({ title: 'Elsewhere', keeps: 99 })],
])('a requirement that %s stays built', (_, change) => {
  const told = deltaOf(change)
  expect(told).toContain('## REMOVED Requirements')
  expect(told).toContain('**Migration**: Keep what was built')
  expect(told).not.toMatch(/Remove what was built|no longer asks/)
})
