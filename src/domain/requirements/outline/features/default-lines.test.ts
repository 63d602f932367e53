import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { createDesk } from '#domain/requirements/outline/desk.ts'
import { toPlainText } from '#domain/requirements/outline/pieces.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { defaultLines } from './default-lines.ts'

const studio = writeStudio()
const asked = (id: string, suggestedDefault: string | null) => ({
  ...{ id, text: `${id}?`, why: '', blocks: [], suggestedDefault },
  ...{ sources: [], quotes: [], mark: 'open' as const },
})
const document: RequirementsDocument = {
  ...studio,
  contradictions: [],
  openQuestions: [
    asked('OQ-01', 'Free until 18:00'),
    asked('OQ-02', 'The office marks it paid.'),
    asked('OQ-03', null),
  ],
}

const linesOf = (ids: readonly string[], settled: Set<string>, words = ENGLISH) => {
  const desk = createDesk(document, words.document, workOut(document, words.document))
  return defaultLines({ desk, settled }, ids).flatMap((block) =>
    block.kind === 'list' ? block.entries.map(toPlainText) : [],
  )
}

it('tells what holds until each question is answered, once; what stands above by its id', () => {
  const settled = new Set<string>()
  expect(linesOf(['OQ-02', 'OQ-01', 'OQ-02'], settled)).toEqual([
    'OQ-02, until then (Assumed): The office marks it paid.',
    'OQ-01, until then (Assumed): Free until 18:00.',
  ])
  expect(linesOf(['OQ-01', 'OQ-03'], settled)).toEqual(['Also: OQ-01, OQ-03'])
  expect(linesOf([], settled)).toEqual([])
})

it('tells it in Japanese', () => {
  expect(linesOf(['OQ-01'], new Set(), JAPANESE)).toEqual([
    'OQ-01、決まるまで（仮定）：Free until 18:00。',
  ])
})
