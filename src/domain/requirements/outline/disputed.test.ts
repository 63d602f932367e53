import { expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { write } from '#domain/requirements/testing/write.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'

const ANSWERS = [
  { questionId: 'q10', value: 'Loan cards are kept two years because of the tax.' },
  { questionId: 'q14', value: 'Old cards go after a year. Up to 40 people at once, I think.' },
  { questionId: 'q15', value: 'How many at once, 40 or more, nobody knows. 6,000 euros.' },
]

function linesOf(rows: readonly Row[]) {
  return renderMarkdown(write(rows, ANSWERS), DOCUMENT_WORDS).split('\n')
}

const byModel = (row: Row): Row => ({ ...row, by: 'model' })

it('what is kept so long names the contradiction that disputes it, whose quote is cut elsewhere', () => {
  const lines = linesOf(
    [
      makeRow('thing', 'q10: Loan cards are kept two years', {
        name: 'loan card',
        keep: 'two years',
      }),
      makeRow('thing', 'q10: Loan cards', {
        name: 'loan card',
        fields: [{ name: 'name', private: false, values: [] }],
      }),
      makeRow(
        'contradiction',
        'q10: kept two years because of the tax\nq14: Old cards go after a year',
        { what: 'Are loan cards kept two years or one?' },
      ),
    ].map(byModel),
  )
  expect(lines.find((line) => line.includes('two years') && !line.includes('| '))).toContain(
    'CT-01',
  )
})

it('a figure that nobody knows names the question about it', () => {
  const lines = linesOf(
    [
      makeRow('quality', 'q14: Up to 40 people at once', {
        about: 'size',
        what: 'up to 40 people at once',
        figure: '40',
      }),
      makeRow('doubt', 'q14: 40 people at once, I think', {
        about: 'unknown',
        what: 'How many people are there at once?',
      }),
    ].map(byModel),
  )
  const line = lines.find((each) => each.startsWith('- **NFR-001**'))
  expect(line).toMatch(/OQ-\d/)
})
