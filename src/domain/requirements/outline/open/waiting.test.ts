import { expect, it } from 'vitest'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const LATE = 'q9: when the guest cancels the booking later than 2 days before, half is charged'
const ENGLISH_ROWS = [
  makeRow('role', 'q5: guests', { name: 'guest' }),
  makeRow('feature', 'q7: guests cancel the booking', {
    actor: 'guest',
    does: 'cancel the booking',
  }),
  makeRow('rule', LATE, {
    when: 'the guest cancels the booking later than 2 days before',
    then: 'half is charged',
  }),
]
const JAPANESE_LATE = 'q9: お客様が予約を2日前より後に取り消したときは、半額をいただきます'
const JAPANESE_ROWS = [
  makeRow('role', 'q5: お客様', { name: 'お客様' }),
  makeRow('feature', 'q7: お客様が予約を取り消す', { actor: 'お客様', does: '予約を取り消す' }),
  makeRow('rule', JAPANESE_LATE, {
    when: 'お客様が予約を2日前より後に取り消した',
    then: '半額をいただく',
  }),
]

it.each([
  [
    'a contradiction',
    ENGLISH,
    [
      ...ENGLISH_ROWS,
      makeRow('contradiction', `${LATE}\nq3: a cancelled booking is paid in full`, {
        what: 'Half is charged, but it is paid in full.',
      }),
    ],
    '(BR-001, CT-01',
    '(Q9, CT-01',
  ],
  [
    'a doubt',
    ENGLISH,
    [
      ...ENGLISH_ROWS,
      makeRow('doubt', LATE, { about: 'unknown', what: 'Half of what is charged?' }),
    ],
    '(BR-001, OQ-01',
    '(Q9, OQ-01',
  ],
  [
    'a contradiction in Japanese',
    JAPANESE,
    [
      ...JAPANESE_ROWS,
      makeRow('contradiction', `${JAPANESE_LATE}\nq3: 取り消しでお金はいただきません`, {
        what: '半額をいただくが、いただかない。',
      }),
    ],
    '（BR-001、CT-01',
    '（問9、CT-01',
  ],
])('a test that rests on %s names it, as does the rule', (...[, words, rows, test, rule]) => {
  const lines = renderMarkdown(writeRows(rows, words), words).split('\n')
  const ends = (id: string) => lines.find((line) => line.startsWith(`- **${id}**`))
  expect(ends('AC-001.1')).toContain(test)
  expect(ends('BR-001')).toContain(rule)
})

it('names no contradiction by the heading of a list', () => {
  const must = (does: string) => {
    const row = makeRow('feature', `q7: ${does}`, { actor: 'guest', does, priority: 'must' })
    return { ...row, said: [...row.said, { question: 'q7', words: 'MUST HAVE LIST' }] }
  }
  const clash = makeRow('contradiction', 'q7: count the towels\nq15: towels maybe never', {
    what: 'Towels are a must, but may never come.',
  })
  const rows = [
    makeRow('role', 'q5: guests', { name: 'guest' }),
    ...['book a room', 'pay the bill', 'rate the stay', 'count the towels'].map(must),
    { ...clash, said: [...clash.said, { question: 'q7', words: 'MUST HAVE LIST' }] },
  ]
  const [found] = writeRows(rows, ENGLISH).contradictions ?? []
  expect(found?.items).toHaveLength(1)
})
