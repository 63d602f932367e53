import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { findLineFault, findRowFault } from './find-line-fault.ts'
import { listTellable } from './tellable.ts'

const STORE = writeRows(
  [
    makeRow('role', 'q5: wardrobe mistress, that is me', {
      name: 'wardrobe mistress',
      also: ['me'],
    }),
    makeRow('role', 'q5: Maureen', { name: 'Maureen' }),
    makeRow('role', 'q5: the volunteers', { name: 'volunteer' }),
  ],
  ENGLISH,
)

function draft(said: string, until = ''): RequirementsDocument {
  const quotes = [{ question: 'q9', text: said }]
  const own = { mark: 'stated', sources: ['q9'], quotes }
  return {
    ...STORE,
    rules: [{ id: 'BR-001', ...own, text: said, condition: null, outcome: null }],
    openQuestions: [
      { id: 'OQ-01', ...own, mark: 'open', text: 'Who?', blocks: [], suggestedDefault: until },
    ],
  } as unknown as RequirementsDocument
}

it.each([
  ['six till half eight on a Tuesday', 'On a Tuesday it is from six till half eight.', null],
  [
    'six till half eight on a Tuesday',
    'On a Tuesday it is from half eight, six till half eight.',
    'words-added',
  ],
  ['ten to one on a Saturday', 'On a Saturday it is from ten to one.', null],
])('of "%s" the row "%s" has %s', (said, text, rule) => {
  const document = draft(said)
  const told = [...listTellable(document).values()].filter(({ prefix }) => prefix === 'BR')
  const fault = findRowFault({ text, edge: null, told }, { document, sameLanguage: true })
  expect(fault?.rule ?? null).toBe(rule)
})

it.each([
  ['me and Maureen do rooms', 'The wardrobe mistress and Maureen do rooms.', null],
  ['me and Maureen do rooms', 'The volunteer and Maureen do rooms.', 'words-added'],
  ['Maureen does rooms', 'The wardrobe mistress and Maureen do rooms.', 'words-added'],
])('of "%s" the line "%s" has %s', (said, text, rule) => {
  const document = draft(said, said)
  const told = [...listTellable(document).values()].filter(({ prefix }) => prefix === 'OQ')
  const fault = findLineFault(
    { title: 'Rooms', text, told, about: [] },
    { document, sameLanguage: true },
  )
  expect(fault?.rule ?? null).toBe(rule)
})
