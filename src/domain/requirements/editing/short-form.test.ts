import { expect, it } from 'vitest'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { layEdits } from './lay-edits.ts'

it.each([
  ['text', undefined],
  ['why', 'Who waits for it?'],
])('a question that the user put otherwise is told in short no more: %s', (field, expected) => {
  const studio = writeStudio()
  const [first] = studio.openQuestions
  if (!first) throw new Error('no question')
  const { rows: _, ...own } = { ...first, short: 'Who waits for it?' }
  const edit = {
    ...{ item: first.id, field, text: 'Does she wait?' },
    ...{ generated: String(first[field as 'text' | 'why']), basis: '', revision: 1 },
  }
  const laid = layEdits({ ...studio, openQuestions: [own] }, [edit], DOCUMENT_WORDS)
  expect(laid.openQuestions[0]?.[field as 'text' | 'why']).toBe('Does she wait?')
  expect(laid.openQuestions[0]?.short).toBe(expected)
})
