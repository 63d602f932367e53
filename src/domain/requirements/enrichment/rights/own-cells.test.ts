import { expect, it } from 'vitest'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { applyRightRows } from './apply-right-rows.ts'
import { stampRights } from './rights-told.ts'

/** Whoever is served may a deed by words of an answer, and a model tells it as theirs alone. */
const tellAsOwn = (quote: string, what: string, words = ENGLISH) => {
  const [served, runs] = words === ENGLISH ? ['customer', 'owner'] : ['会員', '店長']
  const rows = [
    makeRow('role', `q5: ${served}`, { name: served }),
    makeRow('role', `q5: ${runs}`, { name: runs, also: [words === ENGLISH ? 'me' : '私'] }),
    makeRow('permission', `q5: ${quote}`, { role: served, may: 'may' as const, what }),
  ]
  const document = writeRows(rows, words)
  const [right] = document.permissions
  const row = {
    ...{ items: [right?.id ?? ''], text: right?.action ?? '' },
    cells: [
      { role: served, may: 'own' },
      { role: runs, may: 'yes' },
    ],
  }
  const rightRows = stampRights([row], document)
  return applyRightRows({ document, sameLanguage: true, rightRows, inTurn: [] }).findings
}

it.each([
  ['customer - only their own job. say yes or no to the estimate', 'say yes to the estimate', true],
  ['customer sees their account', 'see their account', true],
  ['customer sees the timetable', 'see the timetable', false],
  ['customer sees every estimate, the owner only her own', 'see every estimate', false],
])('of “%s” a row may tell “%s” as their own: %s', (quote, what, isTaken) => {
  expect(tellAsOwn(quote, what).map(({ rule }) => rule)).toEqual(isTaken ? [] : ['lost'])
})

it.each([
  ['会員は自分の予約だけ。時間を選ぶ', '時間を選ぶ', true],
  ['会員は時間を選ぶ', '時間を選ぶ', false],
])('「%s」: 「%s」 %s', (quote, what, isTaken) => {
  const rules = tellAsOwn(quote, what, JAPANESE).map(({ rule }) => rule)
  expect(rules).toEqual(isTaken ? [] : ['lost'])
})

it.each([
  ['The owner sees what is owed.', 'see what is owed', 'own', []],
  ['Only the owner sees what is owed.', 'see what is owed', 'own', ['denied']],
  ['The owner sees what is owed.', 'see what is owed', 'yes', ['denied']],
  ["Only a member sees their own group's rate.", 'see by whom the boat is taken', 'yes', []],
])('a default that names somebody leaves the others their own: %s %s %s', (...told) => {
  const [held, what, may, rules] = told
  const rows = [
    makeRow('role', 'q5: groups', { name: 'group' }),
    makeRow('role', 'q5: me, the owner', { name: 'owner', also: ['me'] }),
    makeRow('permission', `q5: owner may ${what}`, { role: 'owner', may: 'may' as const, what }),
  ]
  const drafted = writeRows(rows, ENGLISH)
  const asked = { id: 'OQ-70', sources: ['q5'], mark: 'open', quotes: [], text: 'Who?', why: '' }
  const question = { ...asked, suggestedDefault: held, blocks: [] } as OpenQuestion
  const document = { ...drafted, openQuestions: [question] }
  const [right] = document.permissions
  const cells = [
    { role: 'group', may },
    { role: 'owner', may: 'yes' },
  ]
  const row = { items: [right?.id ?? ''], text: right?.action ?? '', cells }
  const rightRows = stampRights([row], document)
  const { findings } = applyRightRows({ document, sameLanguage: true, rightRows, inTurn: [] })
  expect(findings.map(({ rule }) => rule)).toEqual(rules)
})

it.each([
  ['Only me and the chef see the safe code', ['owner', 'chef'], []],
  ['Only me and the chef see the safe code', ['owner', 'chef', 'waiter'], ['denied']],
  ['Only me and the chef see the safe code', ['owner'], ['lost']],
])('“%s”, and a row that lets %j: %j', (said, given, rules) => {
  const what = 'see the safe code'
  const rows = [
    makeRow('role', 'q5: me, the owner', { name: 'owner', also: ['me'] }),
    makeRow('role', 'q5: chef', { name: 'chef' }),
    makeRow('role', 'q5: waiter', { name: 'waiter' }),
    makeRow('permission', `q10: ${said}`, { id: 'r1', role: 'owner', may: 'may', what }),
    makeRow('permission', `q10: ${said}`, { id: 'r2', role: 'chef', may: 'only', what }),
  ]
  const document = writeRows(rows, ENGLISH)
  const [right] = document.permissions
  const cells = given.map((role) => ({ role, may: 'yes' }))
  const row = { items: [right?.id ?? ''], text: right?.action ?? '', cells }
  const rightRows = stampRights([row], document)
  const { findings } = applyRightRows({ document, sameLanguage: true, rightRows, inTurn: [] })
  expect(findings.map(({ rule }) => rule)).toEqual(rules)
})

it.each([
  ['q5', []],
  ['q9', ['lost']],
])(
  'what one answer lets them see of their own alone limits its other rights, said in %s',
  (...told) => {
    const [question, rules] = told
    const deed = '日にちの変更を頼む'
    const may = { role: 'お客さん', may: 'may' as const }
    const rows = [
      makeRow('role', 'q5: お客さん', { name: 'お客さん' }),
      makeRow('role', 'q5: 店長', { name: '店長', also: ['私'] }),
      makeRow('permission', 'q5: お客さん 自分の注文だけ', { ...may, what: '自分の注文を見る' }),
      makeRow('permission', `${question}: ${deed}`, { ...may, what: deed }),
    ]
    const document = writeRows(rows, JAPANESE)
    const right = document.permissions.find(({ action }) => action === deed)
    const cells = [
      { role: 'お客さん', may: 'own' },
      { role: '店長', may: 'yes' },
    ]
    const row = { items: [right?.id ?? ''], text: deed, cells }
    const rightRows = stampRights([row], document)
    const { findings } = applyRightRows({ document, sameLanguage: true, rightRows, inTurn: [] })
    expect(findings.map(({ rule }) => rule)).toEqual(rules)
  },
)
