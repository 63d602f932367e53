import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { applyRightRows } from './apply-right-rows.ts'
import { stampRights } from './rights-told.ts'

const role = (name: string, also: string[] = []) =>
  makeRow('role', `q5: ${[name, ...also].join(', ')}`, { name, also })
const right = (name: string, what: string) =>
  makeRow('permission', `q5: ${name} can ${what}`, { role: name, what })

const BEES = writeRows(
  [
    ...[role('member'), role('collector'), role('Maureen'), role('owner', ['me'])],
    right('Maureen', 'see the address of the caller'),
    right('owner', 'see who a slot is taken by'),
    right('member', 'ask for a hive'),
  ],
  ENGLISH,
)

const CALLER = 'Does the collector who goes see the address of the caller?'
it.each<[string, string, string, string, string[], boolean]>([
  [
    'how far others see',
    'taken by',
    'Do members see who a slot is taken by?',
    'Members see only slots taken; the owner sees the name.',
    ['owner'],
    true,
  ],
  [
    'one of those who are asked about',
    'address',
    CALLER,
    'Only the collector who said yes sees them.',
    ['owner', 'Maureen'],
    true,
  ],
  [
    'a figure of something else',
    'a hive',
    'What does a hive cost?',
    'The app asks £40 a hive.',
    ['member', 'owner'],
    true,
  ],
  [
    'others alone',
    'taken by',
    'Who sees who a slot is taken by?',
    'Only Maureen sees who a slot is taken by.',
    ['owner', 'member'],
    false,
  ],
])('a row stands beside a default that tells %s', (...given) => {
  const [, words, text, suggestedDefault, names, isTaken] = given
  const asked = {
    ...{ id: 'OQ-70', sources: ['q5'], mark: 'open' as const, quotes: [], why: null, blocks: [] },
    ...{ text, suggestedDefault },
  }
  const document = { ...BEES, openQuestions: [asked] } as unknown as RequirementsDocument
  const row = document.permissions.find(({ action }) => action.includes(words))
  const cells = names.map((each) => ({ role: each, may: 'yes' }))
  const rows = [{ items: [row?.id ?? ''], text: row?.action ?? '', cells }]
  const rightRows = stampRights(rows, document)
  const { findings } = applyRightRows({ document, sameLanguage: true, rightRows, inTurn: [] })
  expect(findings.map(({ rule }) => rule)).toEqual(isTaken ? [] : ['denied'])
})
