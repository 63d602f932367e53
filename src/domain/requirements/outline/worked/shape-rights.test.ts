import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import {
  type DocumentText,
  DOCUMENT_TEXT as ENGLISH,
} from '#domain/requirements/text-en/document.ts'
import { DOCUMENT_TEXT as JAPANESE } from '#domain/requirements/text-ja/document.ts'
import { type CellWord, type Entry, tellTogether, tellWithPeople } from './right-cells.ts'
import { shapeRights } from './shape-rights.ts'
import { tellLines } from './tell-right-lines.ts'

const TOLD: Record<string, Omit<CellWord, 'isSupposed'>> = {
  Y: { kind: 'yes', text: 'Yes' },
  O: { kind: 'own', text: 'Own' },
  N: { kind: 'never', text: 'Never' },
  '-': { kind: 'no', text: '–' },
  '?': { kind: 'asked', text: 'Undecided (CT-01): no' },
}

/** "Y" for yes, "Y†" for a supposed one, "O" own, "N" never, "-" no; anything else is a limit. */
function wordFor(told: string): CellWord {
  const bare = told.replace('†', '')
  const word = TOLD[bare] ?? { kind: 'part' as const, text: bare }
  return { ...word, isSupposed: told.endsWith('†') }
}

/** Rows as "deed: cell, cell, …"; a deed that only a requirement tells has a "*" in front. */
function shapeOf(names: readonly string[], rows: readonly string[], words: DocumentText = ENGLISH) {
  const roles = names.map((name, at) => {
    const [own = '', ...also] = name.split('=')
    return { id: `ROLE-${at}`, name: own, also, can: [], mustNot: [] }
  })
  const entries = rows.map((row, at): Entry => {
    const [deed = '', cells = ''] = row.split(': ')
    const told = cells.split(', ').map((cell, of) => [`ROLE-${of}`, wordFor(cell)] as const)
    const id = deed.startsWith('*') ? `FR-00${at}` : `PERM-0${at}`
    return { what: deed.replace('*', ''), items: [id], cells: new Map(told) }
  })
  const order = entries.flatMap(({ what, items }) => (what === 'Ban' ? items : [])).concat('FR-003')
  const document = { roles } as unknown as RequirementsDocument
  const shape = shapeRights({ document, words, order }, entries)
  const lines = tellLines({ words, persons: ['Ann'] }, shape)
  return {
    heads: shape.columns.map((column) => column.roles.map(({ name }) => name).join(' + ')),
    rows: shape.rows.map(({ what }) => what),
    lines: lines.map(({ lead, deeds }) => lead + deeds.map(({ what }) => what).join('; ')),
  }
}

const REST = ['Ride: -, Y, Y', 'Groom: -, Y, O', 'Feed: -, Y, Y', 'Lead: -, Y, Y†']

describe('who has a column', () => {
  it('is no software, nor a row that is about it alone', () => {
    const shape = shapeOf(['app', 'groom', 'rider'], [...REST, 'Suggest a horse: Y, -, -'])
    expect(shape.heads).toEqual(['groom + rider'])
    expect(shape.rows).not.toContain('Suggest a horse')
  })

  it('is who runs the place first, with whoever may the same', () => {
    const rows = ['Ride: Y, Y, Y', 'Feed: -, Y, Y', 'Sell: N, Y, Y', 'Do everything: -, Y, Y']
    expect(shapeOf(['rider', 'me', 'Ann'], rows)).toMatchObject({
      ...{ heads: ['me + Ann', 'rider'], rows: ['Ride', 'Sell'] },
      lines: ['Only the me and Ann†: feed'],
    })
  })

  it('is whoever may nearly everything, where nobody says that it is them', () => {
    const { heads, lines } = shapeOf(
      ['groom', 'rider', 'boss'],
      [
        ...['Ride: Y, Y, Y', 'Feed: Y, N, Y', 'Sell: -, -, Y', 'Rule: N, -, Y', 'Lead: -, O, Y'],
        ...['Test: Y, N, N', 'Sign: -, Y†, Y', 'Book: -, Y, Y'],
      ],
    )
    expect(heads).toEqual(['boss', 'groom', 'rider'])
    expect(lines).toEqual(['Only the boss†: sell'])
  })

  it('is nobody who may nothing', () => {
    const rows = ['Ride: Y, Y, N', 'Feed: Y, O, -', 'Sell: N, Y, N']
    expect(shapeOf(['me', 'groom', 'stranger'], rows).heads).toEqual(['me', 'groom'])
  })

  it('is not somebody who is one of a role and of whom little else is so', () => {
    const rows = ['Ride: Y, Y, -', 'Feed: Y, Y†, N', 'Lame: ?, Y, N', 'See: O, O, O']
    expect(shapeOf(['instructor=Ann', 'Ann', 'girl'], rows).heads).toEqual(['instructor', 'girl'])
    expect(shapeOf(['Ann=Bea', 'Bea=Ann', 'girl'], rows).heads).toEqual(['Ann + Bea', 'girl'])
  })

  it('is several of whom nearly the same is so', () => {
    const rows = [
      ...['Book for their own children: Y, -, -', 'Book for themselves: -, Y, -'],
      ...['See their own lessons: for their own children†, Y, Y', 'Pay: Y, Y, -', 'Ask: N, N, -'],
      ...['Ring: O, O, -', 'Ride: O†, O, Y', 'See: Y, Y, N', 'Tell: Y, Y, Y', 'Sell: -, -, Y'],
    ]
    expect(shapeOf(['parent', 'adult', 'groom'], rows).heads).toEqual(['parent + adult', 'groom'])
    expect(shapeOf(['parent', 'adult', 'groom'], rows.slice(0, 5)).heads).toHaveLength(3)
  })

  it('is not of whom two rows are all, and nobody said those', () => {
    const rows = [
      'Find: Y, Y†, Y†',
      'Lend: -, -, Y',
      'Mark: N, N, Y',
      'Lock: O, -, -',
      'Own: Y, -, N',
    ]
    const { heads, lines } = shapeOf(['member', 'helper', 'desk'], rows)
    expect(heads).toEqual(['member', 'desk'])
    expect(lines).toEqual(['Of this table helper may only: find†'])
    const none = [
      'Find: Y, -, Y†',
      'Lend: -, -, Y',
      'Mark: N, N, N',
      'Lock: O, -, -',
      'Own: Y, -, N',
    ]
    expect(shapeOf(['member', 'helper', 'desk'], none).heads).toEqual(['member', 'desk'])
    const said = rows.map((row) => row.replace('Lock: O, -', 'Lock: O, N'))
    expect(shapeOf(['member', 'helper', 'desk'], said).heads).toHaveLength(3)
  })
})

describe('which rows there are', () => {
  const rows = [
    'Ride: Y, Y†',
    'Own: O, -',
    'Ban: N, Y',
    '*Print: -, Y',
    '*Sign: Y, Y',
    'Feed: Y, -',
  ]

  it('is as section 7 tells what is built of them, then as they were told', () => {
    expect(shapeOf(['rider', 'groom'], rows).rows).toEqual([
      ...['Ban', 'Print', 'Ride', 'Own', 'Sign', 'Feed'],
    ])
  })

  it('is no deed of one that section 7 names, where there are very many', () => {
    const many = Array.from({ length: 15 }, (_, at) => `Deed ${at}: O, Y`)
    expect(shapeOf(['rider', 'groom'], [...rows, ...many]).rows).not.toContain('Print')
    expect(shapeOf(['rider', 'groom'], [...rows, ...many]).rows).toHaveLength(20)
  })
})

describe('a cell of several', () => {
  const named = (cells: readonly string[]) =>
    cells.map((cell, at) => ({ name: ['parent', 'adult'][at] ?? '', word: wordFor(cell) }))

  it.each([
    [['Y', 'Y†'], 'Yes†'],
    [['Y', '-'], 'Parent only'],
    [['N', '-'], 'Parent: never'],
    [['Y', 'N'], 'Parent only; adult: never'],
    [['Y†', 'First names'], 'Parent: yes†; adult: first names'],
    [['O†', 'First names'], 'Parent: own†; adult: first names'],
  ])('tells of %s: %s', (cells, text) => {
    expect(tellTogether(ENGLISH, named(cells)).text).toBe(text)
  })

  it.each([
    ['?', 'Y†', 'Undecided (CT-01): no; Ann: yes†', 'yes'],
    ['-', 'Y', 'Ann only', 'yes'],
    ['Y', '-', 'Yes; Ann: no', 'yes'],
    ['N', 'N', 'Never', 'no'],
  ])('tells of a role %s and one of them %s: %s', (...[role, person, text, permission]) => {
    const word = wordFor(role)
    const own = tellTogether(ENGLISH, [{ name: 'instructor', word }])
    const people = [{ name: 'Ann', word: wordFor(person) }]
    expect(tellWithPeople(ENGLISH, own, { word, people })).toMatchObject({ text, permission })
  })

  it('holds in Japanese', () => {
    expect(tellTogether(JAPANESE, named(['Y', '-'])).text).toBe('parentだけ○')
    const { heads, lines } = shapeOf(
      ['客', '店長'],
      ['売る: -, Y', '見る: Y, Y', '直す: O, Y', '貸す: N, Y'],
      JAPANESE,
    )
    expect(heads).toEqual(['店長', '客'])
    expect(lines).toEqual(['店長だけ※：売る'])
  })
})
