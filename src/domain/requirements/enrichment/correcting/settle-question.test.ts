import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { openBench } from '#domain/requirements/enrichment/applying/bench.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { settleQuestion } from './settle-question.ts'

const SAID = { question: 'q5', text: 'only Wim, or me if he is away, no, only Wim' }
const OTHER = { question: 'q9', text: 'Wim has the certificate' }
const asked = (id: string) => ({
  ...{ id, text: 'May Rosa test it, or never?', mark: 'open' as const, sources: ['q5'] },
  quotes: [SAID],
})

function documentOf(): RequirementsDocument {
  const studio = writeStudio()
  const [row = expect.fail('the studio has no right')] = studio.permissions
  const [cell = expect.fail('the right has no cell')] = row.cells
  const waiting = { role: cell.role, permission: 'no' as const, guess: true, asked: 'CT-09' }
  return {
    ...studio,
    permissions: [{ ...row, cells: [waiting, ...row.cells.slice(1)] }],
    contradictions: [{ ...asked('CT-09'), items: [row.id] }],
    openQuestions: [{ ...asked('OQ-40'), why: '', suggestedDefault: 'No.', blocks: [] }],
  }
}

function settle(id: string, quotes: readonly (typeof SAID)[]) {
  const bench = openBench({ document: documentOf(), sameLanguage: true, failed: [] })
  return { told: settleQuestion(bench, id, quotes), document: bench.document }
}

it('takes a contradiction for answered by the words of one of its sides', () => {
  const { told, document } = settle('CT-09', [SAID])
  expect(told).toBeNull()
  expect(document.contradictions).toEqual([])
  expect(document.answered).toMatchObject([
    { id: 'CT-09', text: 'May Rosa test it, or never?', reply: SAID.text, sources: ['q5'] },
  ])
  expect(document.permissions[0]?.cells[0]).toEqual({
    ...{ role: document.permissions[0]?.cells[0]?.role, permission: 'no', assumed: true },
  })
})

it('takes an open question for answered by other words than those that ask it', () => {
  expect(settle('OQ-40', [OTHER]).document.openQuestions).toEqual([])
  const own = settle('OQ-40', [SAID])
  expect(own.told).toEqual({ rule: 'told', words: 'OQ-40', part: 'corrected' })
  expect(own.document.openQuestions).toHaveLength(1)
})

it('leaves a contradiction that is settled by words of neither side', () => {
  expect(settle('CT-09', [OTHER]).document.contradictions).toHaveLength(1)
})

it('knows no other line', () => {
  expect(settle('BR-001', [SAID]).told).toBeUndefined()
})
