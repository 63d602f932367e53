import { expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { settleSupposed } from '#domain/requirements/editing/settle-supposed.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { NO_PROPOSALS } from '#domain/requirements/enrichment/proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const right = (role: string, what: string, said = `${role} ${what}`) =>
  makeRow('permission', `q5: ${said}`, { role, what })
const does = (actor: string, deed: string, said = `${actor} ${deed}`) =>
  makeRow('feature', `q7: ${said}`, { actor, does: deed })
const SCHOOLS = 'Schools: the teacher asks for things and sees only their own'
const COMPANIES = 'The three companies: each has one booker'
const PLACE: Row[] = [
  makeRow('role', 'q5: and me', { name: 'me' }),
  makeRow('role', 'q5: volunteers', { name: 'volunteer' }),
  makeRow('role', `q5: ${SCHOOLS}`, { name: 'teacher', also: ['schools'] }),
  makeRow('role', `q5: ${COMPANIES}`, { name: 'booker' }),
  right('teacher', 'ask for things', SCHOOLS),
  right('teacher', 'see only their own', SCHOOLS),
  right('booker', 'book', COMPANIES),
  right('booker', 'see their own hires'),
]

const serve = (rows: readonly Row[], words = ENGLISH) =>
  applyProposals({
    ...{ document: writeRows(rows, words), proposals: NO_PROPOSALS, previous: null },
    ...{ sameLanguage: true, words },
  }).document

it.each<[string, Row[], string]>([
  ['what one who is served does', [does('teacher', 'send a list')], 'the teacher and the booker'],
  ['what either does', [does('booker', 'cancel a hire')], 'the booker and the teacher'],
  [
    'and not what a rule keeps from one of them',
    [
      does('teacher', 'pay the deposit'),
      makeRow('rule', 'q9: the three companies pay 40% of the price and no deposit', {
        ...{ when: null, then: 'the three companies pay 40% of the price and no deposit' },
      }),
    ],
    'the teacher pay',
  ],
  [
    'nor what one alone does',
    [does('teacher', 'sign the form', 'only the teacher signs the form')],
    'the teacher sign',
  ],
  [
    'nor what somebody decides for their own',
    [does('booker', 'vote on damage'), does('booker', 'pack for their own company')],
    'the booker vote',
  ],
  ['nor what a volunteer does', [does('volunteer', 'hand things out')], 'the volunteer hand'],
])('all who are served alike do %s', (_, rows, told) => {
  const requirements = listRequirements(serve([...PLACE, ...rows]))
  expect(requirements.some(({ text }) => text.includes(`let ${told}`))).toBe(true)
  expect(requirements.filter(({ text }) => /pack/u.test(text)).join()).not.toMatch(/teacher/u)
})

it('leaves it to the one of whom it was told where it is struck out', () => {
  const document = serve([...PLACE, does('teacher', 'send a list')])
  const supposed = document.assumptions.filter(({ text }) => text.includes('send a list'))
  expect(supposed.map(({ text, mark }) => `${mark}: ${text}`)).toEqual([
    'assumed: Done as well by the booker: send a list.',
  ])
  const struck = settleSupposed(document, new Set(supposed.map(({ id }) => id)))
  const list = listRequirements(struck).find(({ text }) => text.includes('send a list'))
  expect([list?.text, list?.beside]).toEqual([
    'The app shall let the teacher send a list.',
    undefined,
  ])
})

it('says so in Japanese', () => {
  const rows = [
    ...['会員', 'お客様', '店長'].map((name) => makeRow('role', `q5: ${name}`, { name })),
    ...['会員', 'お客様'].map((name) => right(name, '席を予約する')),
    does('会員', '来店の時間を変える'),
  ]
  const texts = listRequirements(serve(rows, JAPANESE)).map(({ text }) => text)
  expect(texts).toContain('会員とお客様は、来店の時間を変えられること。')
})
