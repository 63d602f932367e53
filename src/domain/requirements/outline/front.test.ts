import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import type { Measured } from './front.ts'
import { outlineOf } from './outline-of.ts'
import { workOut } from './worked/work-out.ts'

const measured: Measured = {
  score: 71,
  band: 'estimate',
  bandText: 'Ready to estimate',
  parts: [
    { part: 'understood', label: 'Clearly understood', score: 90, weight: 30 },
    { part: 'openness', label: 'Open points handled', score: 12, weight: 10 },
    { part: 'consistency', label: 'Consistent', score: 80, weight: 10 },
  ],
}

function told(more: Partial<Measured> = {}, words = DOCUMENT_WORDS.document) {
  const studio = { ...writeStudio(), assumptions: [] }
  const outline = outlineOf(workOut(studio, words), words, { ...measured, ...more })
  const coverage = outline.sections.find(({ name }) => name === 'coverage')
  return { front: JSON.stringify(outline.front), coverage: JSON.stringify(coverage) }
}

it('says in one sentence what keeps it from ready, and its parts nowhere', () => {
  const { front, coverage } = told()
  expect(front).toContain('Ready to estimate: what comes first still waits for decisions of yours')
  expect(front).not.toContain('consistent')
  expect(coverage).not.toMatch(/consistent|of 100/)
  expect(told({}, JAPANESE.document).front).toContain(
    '先に作るものが、お決めになることを待っています',
  )
})

it('names what bounds the score before what costs most, and nothing where it is ready', () => {
  expect(told({ score: 90 }).front).toContain('understood only as a guess')
  const { front } = told({ band: 'build', bandText: 'Ready to build', score: 92 })
  expect(front).toContain(' · Ready to build')
})

it('claims that everything has a place only where it has', () => {
  const written = (told: string) =>
    JSON.stringify(
      outlineOf(
        workOut(
          writeRows([makeRow('rule', 'q9: the tag is kept 14 days', { then: told })]),
          DOCUMENT_WORDS.document,
        ),
        DOCUMENT_WORDS.document,
      ).sections,
    )
  expect(written('the tag is kept 14 days')).toContain('has a place in this document')
  const lost = written('the tag is kept')
  expect(lost).not.toContain('has a place in this document')
  expect(lost).toContain('the tag is kept 14 days')
})
