import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const field = (name: string, isPrivate = false) => ({
  ...{ name, values: [], private: isPrivate },
})

const thing = (said: string, told: object) =>
  makeRow('thing', `q10: ${said}`, { name: 'child', fields: [], keep: null, ...told })

const role = (name: string) => makeRow('role', `q5: ${name}s`, { name })

describe('what is kept of people', () => {
  const supposed = (rows: readonly Row[], words = ENGLISH) => {
    const { quality, privacy } = writeRows(rows, words)
    return [...quality, ...privacy].filter(({ mark }) => mark === 'assumed')
  }
  const COPY = /copied to another place/
  const ENDS = /gone after its day/
  const STAYS = /there to its last day/

  it.each<[string, Row[], RegExp[]]>([
    [
      'is copied, where it is of a role',
      [role('child'), thing('Child: name', { fields: [field('name')] })],
      [COPY],
    ],
    [
      'is copied, where privacy is spoken of',
      [makeRow('quality', 'q14: GDPR', { about: 'privacy', what: 'GDPR' })],
      [COPY],
    ],
    [
      'is not spoken of where it is of no people',
      [thing('Boat: name', { name: 'boat', fields: [field('name')] })],
      [],
    ],
    [
      'is not copied again where somebody told how',
      [
        makeRow('quality', 'q14: GDPR', { about: 'privacy', what: 'GDPR' }),
        makeRow('quality', 'q14: a backup every Sunday', {
          about: 'other',
          what: 'a backup every Sunday',
        }),
      ],
      [],
    ],
    [
      'goes on its day',
      [thing('Medical goes when they leave', { keep: 'goes when they leave' })],
      [ENDS],
    ],
    [
      'stays to its day, and goes by no word of ours',
      [thing('We keep invoices for 6 years', { name: 'invoice', keep: 'for 6 years' })],
      [STAYS],
    ],
    [
      'has no day where it is for ever',
      [thing('The register is for ever', { keep: 'for ever' })],
      [],
    ],
    [
      'shows to nobody else',
      [thing('Child: name, weight (private)', { fields: [field('name'), field('weight', true)] })],
      [COPY, /: weight \(child\)\.$/],
    ],
  ])('%s', (_, rows, told) => {
    expect(supposed(rows).map(({ text }) => text)).toEqual(
      told.map((each) => expect.stringMatching(each)),
    )
  })

  it('is told with how it is checked, in Japanese, too', () => {
    const rows = [
      thing('子ども：名前、体重は見せない', { name: '子ども', fields: [field('体重', true)] }),
    ]
    expect(supposed(rows, JAPANESE)).toMatchObject([
      {
        id: 'NFR-001',
        text: expect.stringContaining('毎晩'),
        check: expect.stringContaining('一度'),
      },
      {
        id: 'PRIV-01',
        text: expect.stringContaining('子どもの体重'),
        check: expect.stringContaining('0件'),
      },
    ])
  })
})

describe('what holds for every feature', () => {
  const book = makeRow('feature', 'q7: members book', { actor: 'member', does: 'book a boat' })
  const may = makeRow('permission', 'q5: members see their bookings', {
    ...{ role: 'member', may: 'may', what: 'see their bookings' },
  })

  it.each<[string, Row[], number]>([
    ['with rights and roles', [role('member'), role('owner'), book, may], 5],
    ['without rights', [role('member'), role('owner'), book], 4],
    ['for one alone', [role('member'), book], 3],
    ['for nothing', [role('member'), role('owner')], 0],
  ])('is told %s', (_, rows, count) => {
    expect(writeRows(rows).commonRules).toHaveLength(count)
  })
})
