import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { listChanged } from '#domain/requirements/enrichment/correcting/doers-of.ts'
import type { ConflictProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { isAskedOf, turnedWords } from './ask-reading.ts'
import { stampConflicts } from './list-reviewed.ts'

const role = (name: string, said: string, also: string[] = []) =>
  makeRow('role', `q5: ${said}`, { name, also })
const does = (actor: string, what: string, said: string) =>
  makeRow('feature', `q7: ${said}`, { actor, does: what, priority: 'must' })
const right = (name: string, what: string, said: string) =>
  makeRow('permission', `q5: ${said}`, { role: name, what })

const BAKERY = writeRows(
  [
    role('owner', 'and me, I run the bakery', ['me']),
    role('counter', 'the counter people'),
    role('driver', 'Moss, the driver', ['Moss']),
    right('counter', 'stop an order', 'the counter can stop an order'),
    does('counter', 'check the invoices', 'the counter checks invoices'),
    does('counter', 'stop an order', 'stopping an order, at the counter'),
    makeRow('aside', 'q9: Moss can stop an order if I am not there\nq9: it rains a lot here', {}),
  ],
  ENGLISH,
)
const CLINIC = writeRows(
  [
    role('院長', '私が院長です', ['私']),
    role('受付', '受付の栗田'),
    role('先生', '通いの先生'),
    right('受付', '先生を代える', '受付は先生を代える'),
    does('受付', '先生を代える', '先生を代える'),
    does('受付', '薬を数える', '薬を数える'),
    makeRow('aside', 'q9: 先生を代えるのは私だけです', {}),
  ],
  JAPANESE,
)

function reviewed(document: RequirementsDocument, given: Partial<ConflictProposal>) {
  const words = document === CLINIC ? JAPANESE : ENGLISH
  const full = { ids: [], takeBack: [], instead: [], cites: [], ...given }
  const proposals = { conflicts: stampConflicts([full], document) }
  return applyProposals({ document, sameLanguage: true, words, previous: null, proposals })
}

const idOf = (document: RequirementsDocument, words: string) =>
  listRequirements(document).find(({ text }) => text.includes(words))?.id ?? expect.fail(words)
const cell = (document: RequirementsDocument, name: string) => {
  const id = document.roles.find((each) => each.name === name)?.id
  return document.permissions[0]?.cells.find((each) => each.role === id)
}

it.each<
  [string, RequirementsDocument, { other: string; right: string; to: string; quote: string }]
>([
  [
    'English',
    BAKERY,
    {
      ...{ other: 'invoices', right: 'Counter', to: 'Driver' },
      quote: 'Moss can stop an order if I am not there',
    },
  ],
  [
    'Japanese',
    CLINIC,
    { other: '薬を数', right: '受付', to: '院長', quote: '先生を代えるのは私だけです' },
  ],
])(
  'takes the part of a conflict that holds, in %s',
  (_, document, { other, right: from, to, quote }) => {
    const id = idOf(document, other)
    const own = `${document.permissions[0]?.id}/${from}`
    const { document: done, findings } = reviewed(document, {
      ids: [id, own],
      corrected: [
        { id, roles: [to], text: '' },
        { id: own, roles: [to], text: '' },
      ],
      cites: [{ question: 'q9', quote }],
    })
    expect(findings).toMatchObject([
      { kind: 'conflicts', rule: 'told', words: id, part: 'corrected', outcome: 'trimmed' },
    ])
    expect(cell(done, from)?.permission).toBe('no')
    expect(cell(done, to)?.permission).toBe('yes')
  },
)

it('takes back what is supposed beside what was said', () => {
  const [row] = BAKERY.permissions
  const supposed = row?.cells.find(({ assumed }) => assumed === true)
  const [own, said] = [`${row?.id}/${supposed?.role}`, idOf(BAKERY, 'invoices')]
  const { document, findings } = reviewed(BAKERY, {
    ids: [own, said],
    takeBack: [own, said],
    cites: [{ question: 'q9', quote: 'it rains a lot here' }],
  })
  expect(findings).toMatchObject([{ rule: 'told', words: said, outcome: 'trimmed' }])
  const after = document.permissions[0]?.cells.find(({ role: id }) => id === supposed?.role)
  expect(after?.permission).toBe('unstated')
})

it.each<
  [string, { text: string; quote?: string; line?: string; put?: string; roles?: string[] }, boolean]
>([
  ['who goes', { text: 'May the driver stop an order?' }, true],
  ['other words', { text: 'May the driver stop an order?', quote: 'rain stops it' }, false],
  ['somebody else', { text: 'Who stops an order when the counter is shut?' }, false],
  ['the figure', { roles: [], text: 'Is it 5 or 7 days?', put: 'An order is kept 7 days' }, true],
  ['another figure', { roles: [], text: 'Who is told?', put: 'An order is kept 7 days' }, false],
  ['パート', { text: 'パートも決めていいですか', roles: ['パート'] }, true],
  ['院長が休む日', { text: '受付が休んだ日は誰が決めますか', roles: ['パート'] }, false],
])('asks what is asked: %s', (_, { text, quote = 'Moss can stop it', ...given }, isAsked) => {
  const quotes = [{ question: 'q9' as const, text: 'Moss can stop it' }]
  const asked = {
    id: 'CT-01',
    mark: 'open' as const,
    sources: ['q9' as const],
    quotes,
    text,
    items: ['FR-001'],
  }
  const { roles = ['driver'], line = 'An order is kept 5 days', put = line } = given
  const turned = {
    ...{ id: 'FR-001', quotes: [{ question: 'q9' as const, text: quote }] },
    roles: BAKERY.roles
      .slice(0, roles.length)
      .map((each) => ({ ...each, name: roles[0] ?? '', also: [] })),
    words: turnedWords(line, put),
  }
  expect(isAskedOf({ ...BAKERY, contradictions: [asked] }, turned)).toBe(isAsked)
})

it.each<[RequirementsDocument, string, string, string[]]>([
  [CLINIC, '受付と先生だけが、先生を代えられること。', '受付', ['先生']],
  [
    BAKERY,
    'The app shall let only the counter and Moss check the invoices.',
    'counter',
    ['driver'],
  ],
  [BAKERY, 'The app shall let the counter check the invoices.', 'driver', ['counter', 'driver']],
])('turns whom a line names, whoever does it: %#', (...[document, told, name, names]) => {
  const id = idOf(document, document === CLINIC ? '先生を代' : 'invoices')
  const taken = document.roles.filter((each) => each.name.toLowerCase() === name)
  const correction = { id, roles: [name], text: '' }
  const { roles } = listChanged(document, { told, correction, taken })
  expect(roles.map((each) => each.name.toLowerCase())).toEqual(names)
})
