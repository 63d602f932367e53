import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { AcceptanceCriterion } from '#domain/requirements/document-items.ts'
import type { Block, Section } from '#domain/requirements/outline/blocks.ts'
import { createDesk } from '#domain/requirements/outline/desk.ts'
import { makeStrong, makeWords, plain, toPlainText } from '#domain/requirements/outline/pieces.ts'
import { FILE_TABLE_TEXT } from '#domain/requirements/outline/tables/text-en.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { setRefusals } from './set-refusals.ts'

const words = DOCUMENT_WORDS.document
const studio = writeStudio()
const requirement = studio.features[0]?.requirements[0] ?? expect.fail('no requirement')
const [right = expect.fail('no right')] = studio.permissions

const testOf = (more: Partial<AcceptanceCriterion>): AcceptanceCriterion => ({
  ...{ id: 'AC-900.1', given: '', when: 'a guest tries to see the till', outcome: 'refused' },
  ...{ sources: ['q5'], quotes: [], mark: 'stated', failure: true, from: [right.id], ...more },
})
const sectionOf = (name: Section['name'], blocks: Block[]): Section => ({
  ...{ name, anchor: '', title: '', isFolded: false, blocks },
})
const table: Block = { kind: 'table', name: words.roleTable.rights, head: [], rows: [] }
const lines: Block = {
  ...{ kind: 'list', ordered: false },
  entries: [[makeStrong('AC-900.1'), plain(' A guest: refused.')], makeWords('Another line.')],
}

it.each<[string, Partial<AcceptanceCriterion>, boolean]>([
  ['a no of a right', {}, true],
  ['a no that a rule says', { from: ['BR-900'] }, false],
  ['a no of a right and a rule', { from: [right.id, 'BR-900'] }, false],
  ['a no of a right that no table tells', { from: ['PERM-900'] }, false],
  ['a no in a case', { given: 'the till is open' }, false],
  ['a no with data', { example: true }, false],
  ['a no that the founder rewrote', { edited: true }, false],
  ['what is allowed', { failure: false }, false],
])('tells below the table of rights %s: %j, %s', (_, more, isTold) => {
  const document: RequirementsDocument = {
    ...studio,
    features: [{ title: 'All', requirements: [{ ...requirement, criteria: [testOf(more)] }] }],
  }
  const { workedOut } = workOut(document, words)
  const desk = createDesk(document, words, { workedOut, isFile: true })
  const sections = [sectionOf('roles', [table]), sectionOf('requirements', [lines])]
  const [roles, built] = setRefusals(sections, document, desk)
  const note = roles?.blocks[1]
  const noted = note?.kind === 'note' ? toPlainText(note.text) : ''
  expect(noted).toBe(isTold ? `${FILE_TABLE_TEXT.noIsTest} (AC-900.1).` : '')
  const [list, apart] = built?.blocks ?? []
  expect(list?.kind === 'list' ? list.entries.length : 0).toBe(isTold ? 1 : 2)
  expect(apart?.kind === 'fold' ? apart.blocks.length : 0).toBe(isTold ? 1 : 0)
})
