import type { Section } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { isRun, tellRun } from '#domain/requirements/outline/files/run-together.ts'
import { fold, list } from '#domain/requirements/outline/pieces.ts'
import { lookLine } from '#domain/requirements/outline/shown/screens.ts'
import { withChecks } from '#domain/requirements/outline/shown/with-checks.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'

/** Section 10 of a file: devices, look and the rest, kind by kind, and at its end how they are checked. */
export function tellLooks(section: Section, desk: Desk): Section {
  if (section.name !== 'screens') return section
  const { experience } = desk.document
  const kinds = [...new Set(experience.map(({ kind }) => kind))]
  const groups = kinds.map((own) =>
    experience
      .filter(({ kind }) => kind === own)
      .map((note, at, all) => lookLine(desk, note, all[at - 1])),
  )
  const checked = experience.filter(({ check }) => check !== undefined).map(({ id }) => id)
  const lines = groups.flat().filter(({ id }) => checked.includes(id))
  return {
    ...section,
    blocks: [
      ...section.blocks.filter((block) => !isRun(block)),
      ...list(groups.map((group) => tellRun(desk, group))),
      ...fold('looks', fileTextOf(desk.words).lookChecks, withChecks(desk, lines, experience)),
    ],
  }
}
