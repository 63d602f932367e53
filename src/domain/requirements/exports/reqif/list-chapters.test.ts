import { expect, it } from 'vitest'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_TEXT } from '#domain/requirements/text-en/document.ts'
import { EXPORT_TEXT } from '#domain/requirements/text-en/exports.ts'
import { listChapters } from './list-chapters.ts'

it('places each item under the heading that it has in the document', () => {
  const written = writeStudio()
  const [asked] = written.openQuestions
  if (!asked) throw new Error('the sample has open questions')
  const document = {
    ...written,
    answered: [{ ...asked, id: 'OQ-77', reply: 'Yes.' }],
    unplaced: [{ ...asked, id: 'UN-01', text: 'and the dog' }],
  }
  const chapters = listChapters(document, { document: DOCUMENT_TEXT, exports: EXPORT_TEXT })
  const titleOf = (id: string) =>
    chapters.find(({ items }) => items.some(({ item }) => item.id === id))?.title
  expect([asked.id, 'OQ-77', 'UN-01'].map(titleOf)).toEqual([
    'Risks and open questions',
    'Risks and open questions',
    'Coverage',
  ])
})
