import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Contradiction } from '#domain/requirements/document-registers.ts'
import type { Block } from '#domain/requirements/outline/blocks.ts'
import { createDesk } from '#domain/requirements/outline/desk.ts'
import { toPlainText } from '#domain/requirements/outline/pieces.ts'
import { registerBlocks } from '#domain/requirements/outline/registers.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { decisionBlocks } from './list-decisions.ts'

const contradictions = Array.from(
  { length: 9 },
  (_, at): Contradiction => ({
    id: `CT-0${at + 1}`,
    text: `Ten places or twelve, in the hall of number ${at + 1}?`,
    suggestedDefault: 'Ten',
    sources: ['q9'],
    mark: 'open',
    quotes: [{ question: 'q9', text: 'ten' }],
    items: [],
  }),
)
const document: RequirementsDocument = { ...writeStudio(), contradictions }
const deskOf = (isFile: boolean) =>
  createDesk(document, DOCUMENT_WORDS.document, {
    ...workOut(document, DOCUMENT_WORDS.document),
    isFile,
  })

/** The ids of the rows of tables, and the other blocks as they read. */
function read(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'table') return block.rows.map(({ id }) => id ?? '')
    return 'text' in block && typeof block.text !== 'string' ? [toPlainText(block.text)] : []
  })
}

it('tells the first decisions of a file in words, with what holds until then', () => {
  const told = read(decisionBlocks(deskOf(true)))
  expect(told[0]).toBe('Decide first')
  expect(told.slice(1, 8)).toEqual(contradictions.slice(0, 7).map(({ id }) => id))
  expect(told.at(-1)).toMatch(/^Then, in section 15: CT-08, CT-09/)
})

it('says them once: section 15 of a file has the others', () => {
  const told = read(registerBlocks(deskOf(true)))
  expect(told).toContain('CT-01 to CT-07: in section 1.')
  expect(told.filter((each) => /^CT-\d\d$/.test(each))).toEqual(['CT-08', 'CT-09'])
})

it('leads to section 15 on the screen, where they are answered', () => {
  expect(read(decisionBlocks(deskOf(false)))[0]).toMatch(/^Decide first, in section 15: CT-01 to/)
  expect(read(registerBlocks(deskOf(false)))).toContain('CT-01')
})
