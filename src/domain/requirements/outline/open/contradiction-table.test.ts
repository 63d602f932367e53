import { expect, it } from 'vitest'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

it('says in words which side holds until it is decided', () => {
  const row = makeRow('contradiction', 'q8: no online payment\nq13: a pay link in the email', {
    what: 'Which of the two is right?',
  })
  expect(renderMarkdown(writeRows([row]), ENGLISH)).toMatch(
    /without exception: “no online payment” \|/i,
  )
})

it('tells words that are part of another side with that side, and nothing between whole sentences', () => {
  const row = makeRow(
    'contradiction',
    'q15: about 3500 pounds\nq15: about 3500 pounds, Col thinks 2',
    {
      what: 'Which budget counts?',
    },
  )
  const printed = renderMarkdown(writeRows([row]), ENGLISH)
  expect(printed).toContain('Which budget counts? “about 3500 pounds, Col thinks 2” (Q15)')
})
