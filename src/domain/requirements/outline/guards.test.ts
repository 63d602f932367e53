import { expect, it } from 'vitest'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'

it.each<[string, Record<string, string>, string]>([
  [
    'how it is and what shall hold',
    { from: '4.7 of 5', to: 'at least 4.7' },
    '4.7 of 5 | At least 4.7',
  ],
  ['what shall hold alone', { to: 'under 3 minutes' }, ' | Under 3 minutes'],
  ['how it is alone', { from: 'nine' }, 'Nine | no worse'],
])('what must not get worse has %s', (_, told, cells) => {
  const said = `q4: the survey: ${Object.values(told).join(', ')}`
  const row = makeRow('measure', said, { what: 'the survey', guard: true, ...told })
  const text = renderMarkdown(writeRows([row], DOCUMENT_WORDS), DOCUMENT_WORDS)
  const line = text.split('\n').find((each) => each.includes('**CM-01**')) ?? ''
  expect(line.toLowerCase()).toContain(`| ${cells.toLowerCase()}`)
})
