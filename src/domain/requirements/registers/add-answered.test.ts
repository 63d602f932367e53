import { expect, it } from 'vitest'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { addReply } from '#domain/reading/replies.ts'
import { checkDocument } from '#domain/requirements/checks/check-document.ts'
import { CHECK_TEXT } from '#domain/requirements/checks/text-en.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { STUDIO_ROWS, studioInput, writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'

const first = writeStudio()
const [asked] = first.openQuestions
if (asked === undefined) throw new Error('the studio has an open question')
const question = asked.sources[0] ?? ''
const answer = { ...SAMPLE_PROJECT.answers }[question] ?? ''
const words = 'All of them are needed for 77 days.'
const replied = { [question]: addReply(answer, { id: asked.id, words }, 'en') }

it('stands beside its question, which is open no more, under the same id', () => {
  const second = writeStudio({ answers: replied, previous: first })
  expect(second.answered).toEqual([
    {
      id: asked.id,
      text: asked.text,
      reply: words,
      mark: 'stated',
      sources: [question],
      quotes: [{ question, text: words }],
    },
  ])
  expect(second.openQuestions.map(({ id }) => id)).toEqual(
    first.openQuestions.slice(1).map(({ id }) => id),
  )
  expect(renderMarkdown(second, DOCUMENT_WORDS)).toContain(
    `**${asked.id}** ${asked.text} “${words}”`,
  )
  const errors = checkDocument(second, CHECK_TEXT).filter(({ severity }) => severity === 'error')
  expect(errors).toEqual(
    checkDocument(first, CHECK_TEXT).filter(({ severity }) => severity === 'error'),
  )
})

it('stays when the writer would ask it no more, and asks again when the reply is taken out', () => {
  const second = writeStudio({ answers: replied, previous: first })
  const ranked = STUDIO_ROWS.map((row) =>
    row.kind === 'feature' ? { ...row, priority: 'must' as const } : row,
  )
  const third = writeStudio({ rows: ranked, answers: replied, previous: second })
  expect(third.answered).toMatchObject([{ id: asked.id, reply: words }])
  const fourth = writeStudio({ previous: second })
  expect(fourth.answered).toBeUndefined()
  expect(fourth.openQuestions[0]).toEqual(asked)
})

it('is used by that: no words of it are told as unused', () => {
  const input = studioInput({ answers: replied, previous: first })
  const unplaced = [
    { question, words: words.slice(0, 20) },
    { question: 'q1', words: words.slice(0, 20) },
  ]
  const document = writeDocument(
    { ...input, reading: { ...input.reading, unplaced } },
    DOCUMENT_WORDS,
  )
  expect(document.unplaced.map(({ sources }) => sources)).toEqual([['q1']])
})

it('says nothing of an id that no version knows', () => {
  const other = { [question]: addReply(answer, { id: 'OQ-99', words }, 'en') }
  expect(writeStudio({ answers: other, previous: first }).answered).toBeUndefined()
})
