import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { field } from '#domain/requirements/enrichment/testing/halls.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { openBench } from './bench.ts'
import { applyFields } from './fields.ts'

const HALL: Row[] = [
  makeRow('role', 'q5: hirers', { name: 'hirer' }),
  makeRow('role', 'q5: the treasurer', { name: 'treasurer' }),
  makeRow('feature', 'q7: the treasurer marks it paid', {
    actor: 'treasurer',
    does: 'mark a booking paid',
    priority: 'must',
  }),
  makeRow('feature', 'q7: hirers cancel', {
    actor: 'hirer',
    does: 'cancel a booking',
    priority: 'must',
  }),
  makeRow('rule', 'q9: a slot is on hold for two days', {
    when: 'a slot is asked for',
    then: 'it is on hold for two days',
  }),
  makeRow('thing', 'q10: booking: date, price', {
    name: 'booking',
    fields: ['date', 'price'].map(field),
  }),
  makeRow('thing', 'q10: key: hook', { name: 'key', fields: ['hook'].map(field) }),
]
const FARM: Row[] = [
  makeRow('role', 'q5: 帳場の人間', { name: '帳場の人間' }),
  makeRow('feature', 'q7: 帳場の人間が予約を取り消す', {
    actor: '帳場の人間',
    does: '予約を取り消す',
    priority: 'must',
  }),
  makeRow('thing', 'q10: 予約は日付と人数', { name: '予約', fields: ['日付', '人数'].map(field) }),
]

/** So many are put to the first thing. */
const OF_FIRST = 12

function added(rows: Row[], names: string[], needs: string[]) {
  const words = rows === FARM ? JAPANESE : ENGLISH
  const document = writeRows(rows, words)
  const bench = openBench({ document, sameLanguage: true, failed: [] })
  const idOf = (told: string) =>
    listRequirements(document).find(({ text }) => text.includes(told))?.id ?? told
  const before = document.entities[0]?.fields.length ?? 0
  const empty = { meaning: null, rule: null, example: null, cites: [] }
  applyFields(
    bench,
    names.map((name, at) => ({
      ...{ ...empty, item: at < OF_FIRST ? 'ENT-01' : 'ENT-02', name, needs: needs.map(idOf) },
    })),
  )
  const fields = bench.document.entities[0]?.fields.slice(before) ?? []
  return [
    ...fields.map(({ name, assumed }) => (assumed ? `${name}?` : name)),
    ...bench.findings.map(({ rule, words: at }) => `${rule}: ${at}`),
  ]
}

describe('a field that lines of the draft need', () => {
  it.each<[string, string[], string]>([
    ['who marked it', ['mark a booking'], 'who marked it?'],
    ['paid on', ['mark a booking'], 'paid on?'],
    ['time of cancelling', ['cancel a'], 'time of cancelling?'],
    ['hold until', ['BR-001'], 'hold until?'],
    ['hold until', ['cancel a'], 'words-added: hold'],
    ['insurance number', ['mark a booking'], 'words-added: insurance'],
    ['hold until', [], 'citation-missing: '],
    ['hold until', ['FR-099'], 'unknown-item: FR-099'],
    ['hold until', ['ENT-01'], 'unknown-item: ENT-01'],
    ['hold for 9 days', ['BR-001'], 'invented: 9'],
  ])('“%s” of %j: %s', (name, needs, result) => {
    expect(added(HALL, [name], needs)).toEqual([result])
  })

  it.each<[string, string]>([
    ['取り消した日時', '取り消した日時?'],
    ['取り消した人', '取り消した人?'],
    ['保険の番号', 'words-added: 保険'],
  ])('「%s」: %s', (name, result) => {
    expect(added(FARM, [name], ['FR-001'])).toEqual([result])
  })

  it('stands once, and only so many do', () => {
    expect(added(HALL, ['hold until', 'hold until'], ['BR-001'])).toEqual([
      'hold until?',
      'repeated: hold until',
    ])
    const kinds = 'date day time number name amount state note who when count kind place much many'
    const many = [...kinds.split(' '), 'until', 'since', 'from', 'to'].map(
      (kind) => `cancel ${kind}`,
    )
    expect(added(HALL, many, ['cancel a']).at(-1)).toBe('too-many: ')
  })
})
