import { expect, it } from 'vitest'
import { EXPORT_FORMAT_IDS } from '#domain/requirements/exports/export-formats.ts'
import { exportText as english } from './export.ts'
import { exportText as japanese } from './ja/export.ts'

it.each([
  ['English', english],
  ['Japanese', japanese],
])('every export is offered once in %s', (_, { groups }) => {
  const offered = groups.flatMap(({ choices }) => choices)
  expect(offered.toSorted()).toEqual([...EXPORT_FORMAT_IDS, 'project'].toSorted())
})
