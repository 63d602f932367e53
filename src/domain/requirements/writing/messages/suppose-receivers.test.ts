import { expect, it } from 'vitest'
import { settleSupposed } from '#domain/requirements/editing/settle-supposed.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const role = (name: string) => makeRow('role', `q5: ${name}`, { name })
const asks = (who: string, what: string) =>
  makeRow('permission', `q5: ${who} ${what}`, { role: who, what })
const told = (to: string, when: string, said = `${to} ${when}`) =>
  makeRow('message', `q13: ${said}`, { to, when, channel: 'email' })
const SCHOOLS = 'Schools: the teacher asks for things'
const PLACE = [role('member'), role('guest'), asks('member', 'ask for boats')]

it.each([
  [
    'and whoever is served and asks for the same',
    [asks('guest', 'ask for boats'), told('member', 'the boat is agreed')],
    ['Member and Guest†'],
  ],
  [
    'and who books for others, whatever those who stand for a school are called',
    [
      makeRow('role', `q5: ${SCHOOLS}`, { name: 'teacher', also: ['schools'] }),
      makeRow('permission', `q5: ${SCHOOLS}`, { role: 'teacher', what: 'ask for things' }),
      asks('teacher', 'see only their own'),
      role('hirer'),
      asks('hirer', 'book'),
      asks('hirer', 'see their own hires'),
      told('teacher', 'the hire is agreed'),
    ],
    ['Teacher and Hirer†'],
  ],
  [
    'and not who asks for another thing',
    [asks('guest', 'book lessons'), told('member', 'the boat is agreed')],
    ['Member'],
  ],
  [
    'and not who has one of their own',
    [
      asks('guest', 'ask for boats'),
      told('member', 'the boat is agreed'),
      told('guest', 'the boat is agreed'),
    ],
    ['Member', 'Guest'],
  ],
  [
    'alone where only they shall',
    [
      asks('guest', 'ask for boats'),
      told('member', 'the boat is agreed', 'only the member: the boat is agreed'),
    ],
    ['Member'],
  ],
  [
    'and nobody else who works there',
    [role('clerk'), asks('clerk', 'ask for boats'), told('clerk', 'the boat is agreed')],
    ['Clerk'],
  ],
])('a message goes to whom it was told of %s', (_, rows, receivers) => {
  const { messages } = writeRows([...PLACE, ...rows], ENGLISH)
  expect(
    messages.map(({ recipient, supposed }) => `${recipient}${supposed === undefined ? '' : '†'}`),
  ).toEqual(receivers)
})

it('goes to that one alone again where it is struck out, and says so in Japanese', () => {
  const rows = [
    ...[role('会員'), role('お客様'), asks('会員', '席を予約する'), asks('お客様', '席を予約する')],
    told('会員', '予約が決まった時'),
  ]
  const document = writeRows(rows, JAPANESE)
  const [word] = document.assumptions.filter(({ settles = {} }) => 'sends' in settles)
  expect(word?.text).toContain('お客様にも送る：予約が決まった時')
  expect(document.messages[0]).toMatchObject({ recipient: '会員、お客様', supposed: ['recipient'] })
  const struck = settleSupposed(document, new Set([word?.id ?? '']))
  expect(struck.messages[0]?.recipient).toBe('会員')
  expect(struck.messages[0]).not.toHaveProperty('supposed')
})
