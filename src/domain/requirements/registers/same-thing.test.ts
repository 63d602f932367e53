import { expect, it } from 'vitest'
import { drawEntityDiagram } from '#domain/requirements/diagrams/entity-diagram.ts'
import { supplied } from '#domain/requirements/enrichment/testing/boats.ts'
import { cite } from '#domain/requirements/enrichment/testing/yoga.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { findRoleNamed, isSameName } from './same-thing.ts'

const fields = (...names: string[]) => names.map((name) => ({ name, private: false, values: [] }))
const ROWS = [
  makeRow('role', 'q5: house owners', { name: 'house owner' }),
  makeRow('role', 'q5: cleaners', { name: 'cleaner' }),
  makeRow('thing', 'q10: owner, name, phone', { name: 'owner', fields: fields('name', 'phone') }),
  makeRow('thing', 'q10: house: address, owner', {
    name: 'house',
    fields: fields('address', 'owner'),
  }),
  makeRow('feature', 'q7: the cleaner writes down a charge for the house owner', {
    ...{ actor: 'cleaner', does: 'write down a charge for the house owner' },
  }),
]
const DRAFT = { document: writeRows(ROWS, ENGLISH), words: ENGLISH }
const CHARGE = {
  ...{ name: 'charge', what: 'what a house owner pays besides', belongsTo: ['house owner'] },
  fields: [{ name: 'reason', meaning: null, rule: null }],
  cites: [cite('q7', 'writes down a charge for the house owner')],
}

it('a thing that is another name of a thing or a kept role is not supplied', () => {
  const owner = DRAFT.document.entities.find(({ name }) => name === 'Owner')
  for (const [name, rules] of [
    ['house owner', ['repeated']],
    ['charge', []],
    // Nobody keeps anything of a cleaner yet.
    ['cleaner', []],
  ] as const) {
    const { findings } = supplied({ things: [{ ...CHARGE, name }] }, DRAFT)
    expect(findings.map(({ rule }) => rule)).toEqual(rules)
    if (rules.length > 0) expect(findings).toMatchObject([{ words: owner?.id, says: 'Owner' }])
  }
})

it('a role that is kept stands once', () => {
  const { document } = supplied({ things: [CHARGE] }, DRAFT)
  const owner = document.entities.find(({ name }) => name === 'Owner')
  const charge = document.entities.find(({ name }) => name === 'Charge')
  expect(charge?.fields.at(-1)?.refersTo).toBe(owner?.id)
  const titles = drawEntityDiagram(document, 'points to')?.nodes.map(({ title }) => title)
  expect(titles).toEqual(['Owner', 'House', 'Charge'])
})

it('in Japanese', () => {
  const rows = [
    makeRow('role', 'q5: お客様', { name: 'お客様' }),
    makeRow('thing', 'q10: 顧客の名前', { name: '顧客', fields: fields('名前') }),
    makeRow('feature', 'q7: お客様が品を預ける', { actor: 'お客様', does: '品を預ける' }),
  ]
  const thing = {
    ...{
      name: 'お客様',
      what: '品を預ける人',
      belongsTo: [],
      cites: [cite('q7', 'お客様が品を預ける')],
    },
    fields: [{ name: '品', meaning: null, rule: null }],
  }
  const { findings } = supplied(
    { things: [thing] },
    { document: writeRows(rows, JAPANESE), words: JAPANESE },
  )
  expect(findings).toMatchObject([{ rule: 'repeated', says: '顧客' }])
})

it.each<[string, string, boolean]>([
  ['Bills', 'bill', true],
  ['bill', 'invoice', true],
  ['お客さん', '顧客', true],
  ['feed change', 'feed', false],
  ['お客様', 'お子様', false],
])('%s is %s: %s', (one, other, isSame) => expect(isSameName(one, other)).toBe(isSame))

it('of two owners neither is the owner', () => {
  const { roles } = writeRows(
    [
      makeRow('role', 'q5: house owner', { name: 'house owner' }),
      makeRow('role', 'q5: dog owner', { name: 'dog owner' }),
    ],
    ENGLISH,
  )
  expect(findRoleNamed(roles, 'owner')).toBeNull()
  expect(findRoleNamed(roles, 'Dog owners')?.name).toBe('Dog owner')
})
