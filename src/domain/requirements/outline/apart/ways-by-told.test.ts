import { expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { tellWaysByTold } from './ways-by-told.ts'

const ROWS: Row[] = [
  makeRow('role', 'q5: customers', { name: 'customer' }),
  makeRow('feature', 'q7: the customer sends a list', { actor: 'customer', does: 'send a list' }),
  makeRow('rule', 'q9: a list is sent: hold the things 5 days', {
    ...{ when: 'a list is sent', then: 'hold the things 5 days' },
  }),
  makeRow('stages', 'q9: a coat is new, then held, then out', {
    ...{ thing: 'coat', stages: ['new', 'held', 'out'] },
  }),
]

it.each([
  ['the rule that brings it there at once', 'held', ['BR-001']],
  ['whoever does it, where no rule does', 'out', ['FR-001', 'BR-001']],
])('a way is told by %s', (_, to, items) => {
  const document = writeRows(ROWS, ENGLISH)
  const deed = listRequirements(document).find(({ text }) => text.includes('send a list'))
  const [table] = document.statusTables
  if (table === undefined || deed === undefined) expect.fail('nothing written')
  const way = { from: 'new', to, items: [deed.id, document.rules[0]?.id ?? ''] }
  const told = tellWaysByTold({ ...document, statusTables: [{ ...table, transitions: [way] }] })
  const named = items.map((id) => (id === 'FR-001' ? deed.id : id))
  expect(told.statusTables[0]?.transitions[0]?.items).toEqual(named)
  expect(renderMarkdown(told, ENGLISH)).toContain(to)
})

it('whoever does it stays where only who writes it down would be left', () => {
  const rows = [
    ...ROWS,
    makeRow('role', 'q5: clerk', { name: 'clerk' }),
    makeRow('feature', 'q7: the clerk records a list', { actor: 'clerk', does: 'record a list' }),
  ]
  const document = writeRows(rows, ENGLISH)
  const find = (words: string) =>
    listRequirements(document).find(({ text }) => text.includes(words))?.id ?? expect.fail(words)
  const [table = expect.fail('no stages')] = document.statusTables
  const items = [find('send a list'), find('record a list'), 'BR-001']
  const way = { from: 'new', to: 'held', items }
  const told = tellWaysByTold({ ...document, statusTables: [{ ...table, transitions: [way] }] })
  expect(told.statusTables[0]?.transitions[0]?.items).toEqual(items)
})
