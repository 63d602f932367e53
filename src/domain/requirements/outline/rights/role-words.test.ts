import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { tellRoles } from './role-words.ts'
import { tellReason } from './tell-reason.ts'

const role = (said: string, name: string) => makeRow('role', `q5: ${said}`, { name })
type May = 'may' | 'never' | 'only'

const right = (said: string, name: string, [what, may = 'may']: [string, May?]) =>
  makeRow('permission', `q5: ${said}`, { role: name, what, may })

/** What stands with each role, by its name. */
function told(rows: Parameters<typeof writeRows>[0], words = ENGLISH) {
  const document = writeRows(rows, words)
  const said = tellRoles(document)
  return document.roles.map(({ id, name }) => [name, ...(said.get(id) ?? [])])
}

describe('what is said of a role beside its name', () => {
  it('tells who it is, once with the first of those whom the words name', () => {
    const both = "Tilly who's sixteen and Marcus do weekends"
    expect(told([role(both, 'Tilly'), role(both, 'Marcus')])).toEqual([['Tilly', both], ['Marcus']])
  })

  it('tells what the founder may do at large, without what leads to the name', () => {
    const said = "so there's me, Jo, I own it, I do everything"
    expect(told([role(said, 'Jo'), right(said, 'Jo', ['do everything'])])).toEqual([
      ['Jo', 'I own it, I do everything'],
    ])
  })

  it.each([
    ['I said I would look after it, which is how one becomes Hon. Secretary', 'Secretary'],
    ['if Bela is off the deputy does it', 'deputy'],
  ])('tells no clause that hangs on another: %s', (said, name) => {
    expect(told([role(said.replace(/^.*which is /u, ''), name)])[0]).toHaveLength(1)
  })

  it('tells nothing that the table tells, and not the list behind what is new', () => {
    const clerk = 'clerks (3) = see the list, print the list, send the list'
    const rows = [
      role('owners see their bill', 'owner'),
      right('owners see their bill', 'owner', ['see their bill']),
      role(clerk, 'clerk'),
      ...['see the list', 'print the list', 'send the list'].map((what) =>
        right(clerk, 'clerk', [what]),
      ),
    ]
    expect(told(rows)).toEqual([['Owner'], ['Clerk', 'clerks (3)']])
  })

  it('tells no scrap that says only the name and the deeds again', () => {
    const scraps = ['Counter vol: lend', 'Tresurer (Priti)', 'Porters x5']
    const [lend = '', money = '', porters = ''] = scraps
    const rows = [
      role(lend, 'Counter volunteer'),
      right(lend, 'Counter volunteer', ['lend']),
      role(money, 'Treasurer'),
      role('Priti', 'Priti'),
      role(porters, 'Porter'),
    ]
    expect(told(rows)).toEqual([
      ['Counter volunteer'],
      ['Treasurer'],
      ['Priti'],
      ['Porter', 'Porters x5'],
    ])
  })

  it('tells no words that a rule was read from, but those that introduce somebody', () => {
    const rows = [
      role('clerks (3 of them)', 'clerk'),
      makeRow('role', 'q12: too many requests, ring clerk', { name: 'clerk' }),
      makeRow('rule', 'q12: too many requests, ring clerk', {
        when: 'there are too many requests',
        then: 'the clerk is rung',
      }),
    ]
    expect(told(rows)).toEqual([['Clerk', 'clerks (3 of them)']])
  })

  it('holds in Japanese', () => {
    const said = '森(社員、勤続20年):受付'
    expect(told([role(said, '森'), right(said, '森', ['受付を行う'])], JAPANESE)).toEqual([
      ['森', said],
    ])
  })
})

describe('why somebody is refused something', () => {
  const rows = (said: string, what: string) => [
    role('Tilly helps', 'Tilly'),
    right(said, 'Tilly', [what, 'never']),
  ]

  it.each([
    [
      "Tilly isn't allowed to give medicines, she's under eighteen, it's the insurance",
      'give medicines',
      "she's under eighteen, it's the insurance",
    ],
    ["she mustn't see the money, it's a small village", 'see the money', "it's a small village"],
    ['Tilly never changes a feed', 'change a feed', null],
    ['Tilly must not see prices or must never change them', 'see prices', null],
    ['Tilly must not see the notes, um', 'see the notes', null],
    ['Tilly must not change it, my broker, Graham', 'change it', null],
    ['Tilly must not see 身長、中出先生', 'see 身長', null],
  ])('of “%s”', (said, what, reason) => {
    const document = writeRows(rows(said, what), ENGLISH)
    const [row] = document.permissions
    expect(row === undefined ? 'no row' : tellReason(document, row)).toBe(reason)
  })

  it('stands with the right', () => {
    const said = "Tilly isn't allowed to give medicines, it's the insurance"
    const file = renderMarkdown(writeRows(rows(said, 'give medicines'), ENGLISH), ENGLISH)
    expect(file).toContain("| Give medicines: “it's the insurance” (PERM-01; Q5) |")
  })
})
