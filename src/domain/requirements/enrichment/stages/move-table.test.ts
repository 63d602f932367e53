import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { NO_PROPOSALS } from '#domain/requirements/enrichment/proposals.ts'
import { field, stage } from '#domain/requirements/enrichment/testing/halls.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

/** A day care: who cancels a day cancels no dog. */
const DOGS = (ofDog: string[], ofDay: string[]): Row[] => [
  makeRow('role', 'q5: Dee drives the bus', { name: 'driver', also: ['Dee'] }),
  makeRow('feature', 'q7: Dee ticks the dog on board', {
    actor: 'driver',
    does: 'tick the dog on board',
    priority: 'must',
  }),
  makeRow('thing', 'q10: each dog, what it is called', { name: 'dog', fields: ofDog.map(field) }),
  makeRow('thing', 'q10: each day it comes', { name: 'day', fields: ofDay.map(field) }),
  makeRow('stages', 'q9: the dog is due, on board, home', {
    thing: 'dog',
    stages: ['due', 'on board', 'home'],
    moves: [
      { from: 'due', to: 'on board' },
      { from: 'on board', to: 'home' },
    ],
  }),
]
const TABLE = [
  stage('due', 'The dog comes', { ways: [{ to: 'on board' }] }),
  stage('on board', 'The dog is on board', { ways: [{ to: 'home' }] }),
  stage('home', 'The dog is home'),
]
const BED: Row[] = [
  makeRow('thing', 'q10: 犬の名前、犬種', { name: '犬', fields: ['名前', '犬種'].map(field) }),
  makeRow('thing', 'q10: 預かりは日付と犬', { name: '預かり', fields: ['日付', '犬'].map(field) }),
  makeRow('stages', 'q9: 犬は「待ち」「乗車」「帰宅」', {
    thing: '犬',
    stages: ['待ち', '乗車', '帰宅'],
    moves: [],
  }),
]
const SEAT = [
  stage('待ち', '犬が待つ', { ways: [{ to: '乗車' }] }),
  stage('乗車', '犬が乗車', { ways: [{ to: '帰宅' }] }),
  stage('帰宅', '犬が帰宅'),
]

describe('the thing that goes through stages', () => {
  it.each<[string, string[], string[], [thing: string, owner: string], string[]]>([
    ['what happens on a day', ['breed'], ['date', 'dog'], ['day', 'day'], []],
    ['by its id', ['breed'], ['date', 'dog'], ['ENT-02', 'day'], []],
    ['the same', ['breed'], ['date', 'dog'], ['dog', 'dog'], []],
    ['nothing that is kept', ['breed'], ['date', 'dog'], ['ENT-09', 'dog'], ['unknown-item']],
    ['nothing of another thing', ['breed'], ['date'], ['day', 'dog'], ['denied']],
    ['nothing without a day', ['breed'], ['bus', 'dog'], ['day', 'dog'], ['denied']],
    ['not where the thing has a day itself', ['date'], ['date', 'dog'], ['day', 'dog'], ['denied']],
    ['not where the state was told', ['state'], ['date', 'dog'], ['day', 'dog'], ['denied']],
  ])('is %s', (...[, ofDog, ofDay, [thing, owner], faults]) => {
    const { document, findings } = applyProposals({
      ...{ document: writeRows(DOGS(ofDog, ofDay), ENGLISH), previous: null },
      ...{ sameLanguage: true, words: ENGLISH },
      proposals: { ...NO_PROPOSALS, stages: [{ item: 'ST-01', thing, stages: TABLE }] },
    })
    expect(findings.map(({ rule }) => rule)).toEqual(faults)
    expect(document.statusTables[0]?.thing).toBe(owner)
    const held = document.entities.filter(({ fields }) =>
      fields.some(({ name }) => name === 'state'),
    )
    expect(held.map(({ name }) => name.toLowerCase())).toEqual([owner])
    const text = renderMarkdown(document, ENGLISH)
    expect(text).toMatch(new RegExp(`### ST-01 ${owner}`, 'iu'))
    expect(text).toMatch(/state(?:†)? \(ST-01\)|state\* \(ST-01\)/u)
  })

  it('is so in Japanese', () => {
    const { document, findings } = applyProposals({
      ...{ document: writeRows(BED, JAPANESE), previous: null },
      ...{ sameLanguage: true, words: JAPANESE },
      proposals: { ...NO_PROPOSALS, stages: [{ item: 'ST-01', thing: '預かり', stages: SEAT }] },
    })
    expect(findings).toEqual([])
    expect(document.statusTables[0]?.thing).toBe('預かり')
    const held = document.entities.filter(({ fields }) =>
      fields.some(({ name }) => name === '状態'),
    )
    expect(held.map(({ name }) => name)).toEqual(['預かり'])
  })
})
