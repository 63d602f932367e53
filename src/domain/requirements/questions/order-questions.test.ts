import { expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const role = (name: string, said = `q5: ${name}`) => makeRow('role', said, { name })
const must = (does: string) =>
  makeRow('feature', `q7: MUST\nq7: ${does}`, { actor: 'member', does, priority: 'must' })
const MUSTS = ['book a slot', 'ask for a hive', 'order jars', 'tick the photo'].map(must)
const PAGE = 'q11: the swarm page is for the nine only'
const RIGHT = makeRow('permission', PAGE, { role: 'nine', may: 'only', what: 'see the swarm page' })
const FEATURE = makeRow('feature', PAGE, { actor: 'nine', does: 'open the swarm page' })
const JA = 'q10: 直していいのは受付だけ'
const doubt = (what: string, said: string) => makeRow('doubt', said, { about: 'unknown', what })

it.each<[string, Row[], Row, RegExp, typeof ENGLISH]>([
  [
    'the right and not the first musts',
    [role('member'), role('nine'), ...MUSTS, FEATURE, RIGHT],
    doubt('May Maureen use the swarm page too?', `${PAGE}\nq7: MUST`),
    /^PERM-/,
    ENGLISH,
  ],
  [
    'the right in Japanese',
    [role('受付'), makeRow('permission', JA, { role: '受付', may: 'only', what: '予約を直す' })],
    doubt('パートの人が予約を直していいですか', JA),
    /^PERM-/,
    JAPANESE,
  ],
  [
    'nothing of words that anybody uses',
    [
      role('member'),
      role('inspector'),
      makeRow('rule', 'q12: the room is out of use', { then: 'the room is out of use' }),
      ...MUSTS,
    ],
    doubt('is he allowed to use our app at all', 'q5: is the inspector allowed to use our app'),
    /^$/,
    ENGLISH,
  ],
])('a doubt waits for %s', (...[, rows, asked, first, words]) => {
  const { openQuestions } = writeRows([...rows, asked], words)
  const own = openQuestions.find(({ quotes }) => quotes.length > 0)
  expect(own?.blocks[0] ?? '').toMatch(first)
})

it('ties no contradiction to what only quotes who speaks', () => {
  const joke = 'q1: Joke here, Wim does the even ones'
  const rows = [
    role('Joke', joke),
    role('Wim', joke),
    ...['send the papers', 'tick arrived'].map((does) =>
      makeRow('feature', `q6: I ${does}\n${joke}`, { actor: 'Joke', does }),
    ),
    makeRow('contradiction', `q4: bookings by the client: 60 %\nq4: J. says 80\n${joke}`, {
      what: 'bookings by the client: 60 percent, Joke says 80',
    }),
  ]
  expect(writeRows(rows, ENGLISH).contradictions?.map(({ items }) => items)).toEqual([[]])
})

it('ties a contradiction to the words of a role that hold what it is about', () => {
  const rota = 'q5: Maureen Tudge runs the swarm rota'
  const rows = [
    role('Maureen', rota),
    makeRow('feature', rota, { actor: 'Maureen', does: 'run the swarm rota' }),
    makeRow('contradiction', `${rota}\nq11: Swarm, for the nine only`, {
      what: 'the swarm page is for the nine only, and Maureen runs the swarm rota',
    }),
  ]
  const [clash] = writeRows(rows, ENGLISH).contradictions ?? []
  expect(clash?.items).toContain('FR-001')
})
