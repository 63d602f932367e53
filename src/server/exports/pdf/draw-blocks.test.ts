import { expect, it } from 'vitest'
import type { PrintedBlock } from '#server/exports/layout/blocks.ts'
import { splitParts } from './draw-blocks.ts'
import { Headings } from './headings.ts'
import { Sheet } from './sheet.ts'

const runs = [{ text: 'Clients book a place.', bold: false, note: false }]
const paragraph: PrintedBlock = { kind: 'paragraph', runs }
const list: PrintedBlock = { kind: 'list', ordered: false, entries: [runs] }

it.each<[string, PrintedBlock[], boolean[]]>([
  ['before a list', [paragraph, list], [true, false]],
  ['before another', [paragraph, paragraph], [false, false]],
])('a paragraph %s stays with what follows: %o', (...[, blocks, expected]) => {
  const date = new Date('2026-01-02T00:00:00Z')
  const sheet = new Sheet({ title: 'Yoga', language: 'en', date })
  const parts = [...splitParts(sheet, new Headings(sheet), blocks)]
  expect(parts.map(({ isHeading }) => isHeading)).toEqual(expected)
})
