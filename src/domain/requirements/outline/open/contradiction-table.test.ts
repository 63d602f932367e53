import { expect, it } from 'vitest'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

it('says in words which side holds until it is decided', () => {
  const row = makeRow('contradiction', 'q8: no online payment\nq13: a pay link in the email', {
    what: 'Which of the two holds?',
  })
  expect(renderMarkdown(writeRows([row]), ENGLISH)).toMatch(
    /kept without exception: “no online payment” \|/i,
  )
})
