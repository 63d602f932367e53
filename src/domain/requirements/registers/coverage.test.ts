import { expect, it } from 'vitest'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const feature = makeRow('feature', 'q7: members book a bike', { actor: 'member', does: 'book' })
const aside = (said: string) => makeRow('aside', said)
const doubt = (said: string) => makeRow('doubt', said, { about: 'unknown', what: said.slice(5) })

it.each([
  [
    ENGLISH,
    aside('q14: I don’t know. We haven’t decided yet.'),
    '1 of 15 questions are answered; Q14 you left open.',
  ],
  [ENGLISH, doubt('q13: Not decided yet'), '1 of 15 questions are answered; Q13 you left open.'],
  // What is not known is what the last one asks for.
  [ENGLISH, doubt('q15: We don’t know yet'), '2 of 15 questions are answered.'],
  [ENGLISH, aside('q14: The last firm was no good'), '2 of 15 questions are answered.'],
  [
    JAPANESE,
    aside('q14: まだ考えておりません。正直なところ、よく分かりません。'),
    '15問中1問に回答がある。問14は、まだ決まっていないとの回答。',
  ],
] as const)('counts no answer that only says that it is not known', (words, row, told) => {
  expect(renderMarkdown(writeRows([feature, row], words), words)).toContain(told)
})
