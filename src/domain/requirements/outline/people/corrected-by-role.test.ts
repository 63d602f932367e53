import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionCell } from '#domain/requirements/document-items.ts'
import type { RightCell } from '#domain/requirements/document-registers.ts'
import { stampRights } from '#domain/requirements/enrichment/rights/rights-told.ts'
import { type Phrase, SHED, tellRoles } from '#domain/requirements/enrichment/testing/shed.ts'
import { tellOf as tell, toldOf } from '#domain/requirements/enrichment/testing/told-roles.ts'

const PHONE = 'phone of a borrower'
const LOANS: Phrase = ['borrower', 'sees', ['own loans'], 'their own loans']
const CLOSE: Phrase = ['minder', 'may', ['close the shed'], 'close the shed']
const UNTIL_NOON: Phrase = ['minder', 'sees', [PHONE], 'phone numbers until noon']

/** The shed where something else is so of who closes it. */
function closing(
  cells: RightCell[],
  own: Partial<PermissionCell> = {},
  holds: string | null = null,
) {
  const permissions = SHED.permissions.map((row) => ({
    ...row,
    cells: row.cells.map((cell) =>
      row.id === 'PERM-06' && cell.role === 'ROLE-02' ? { ...cell, ...own } : cell,
    ),
  }))
  const document: RequirementsDocument = {
    ...{ ...SHED, permissions },
    ...(holds !== null && {
      contradictions: [
        {
          ...{ id: 'CT-01', mark: 'open', sources: ['q5', 'q9'], quotes: [], items: ['PERM-06'] },
          ...{ text: 'A minder closes the shed, but only Nell closes it.', blocks: [] },
          suggestedDefault: holds,
        } as never,
      ],
    }),
  }
  const rows = (SHED.rightRows ?? []).map((row) =>
    row.items.includes('PERM-06') ? { ...row, cells } : row,
  )
  return { ...document, rightRows: stampRights(rows, document) }
}

const NELL: RightCell = { role: 'ROLE-03', may: 'yes' }
const ASKED = { permission: 'no', asked: 'CT-01', assumed: undefined } as const

describe('what a role sees, may and may not, as something is corrected or decided', () => {
  it.each<[string, RequirementsDocument, Phrase, object]>([
    ['its row gives it no more', closing([NELL]), CLOSE, { may: '' }],
    [
      'its row gives what it keeps from them',
      closing([NELL, { role: 'ROLE-02', may: 'yes' }]),
      ['minder', 'not', ['close the shed'], 'close the shed'],
      { may: 'Close the shed for a day†', not: '' },
    ],
    [
      'it was said that they may not',
      closing([NELL], { permission: 'no', assumed: undefined }),
      CLOSE,
      { may: '', not: 'Close the shed for a day' },
    ],
    [
      'it was said that they may',
      closing([NELL], { permission: 'yes', assumed: undefined }),
      ['minder', 'not', ['close the shed'], 'close the shed'],
      { not: '' },
    ],
  ])('is told by no phrase where %s', (...[, document, [, part, , text], told]) => {
    const line = { role: 'ROLE-02', part, items: ['PERM-06'], text }
    const roleLines = stampRights([line], document)
    expect(toldOf('minder', { ...document, roleLines })).toMatchObject(told)
  })

  it.each<[string, (document: RequirementsDocument) => RequirementsDocument]>([
    [
      'corrected',
      (document) => ({
        ...document,
        permissions: document.permissions.map((row) =>
          row.id === 'PERM-05' ? { ...row, action: 'See the takings of a week' } : row,
        ),
      }),
    ],
    [
      'edited',
      (document) => ({
        ...document,
        permissions: document.permissions.map((row) =>
          row.id === 'PERM-05' ? { ...row, edited: true } : row,
        ),
      }),
    ],
  ])('is told in the words of the right once that was %s', (_, correct) => {
    const { document } = tellRoles([LOANS, ['Nell', 'sees', ['takings'], 'all takings']])
    expect(toldOf('Nell', document)?.sees).toMatch(/^All takings/u)
    expect(toldOf('Nell', correct(document))?.sees).toMatch(/; the takings/u)
  })

  it.each<[string, object]>([
    ['Nell closes the shed.', { may: '', not: 'Close the shed for a day (undecided (CT-01): no)' }],
    [
      'The minder closes the shed.',
      { may: 'Close the shed for a day (undecided (CT-01): yes)', not: '' },
    ],
    [
      'The minder closes the shed only if it rains.',
      { may: 'Close the shed for a day (as CT-01 says)', not: '' },
    ],
  ])('is told as far as it holds until it is decided: %s', (holds, told) => {
    const document = closing([NELL], ASKED, holds)
    expect(tell('minder', [UNTIL_NOON], document)).toMatchObject(told)
  })

  it('is told no longer by a phrase that gives what was asked about since, and is held back until then', () => {
    const document = closing([NELL], ASKED, 'Nell closes the shed.')
    expect(tell('minder', [CLOSE], document)).toMatchObject({
      may: '',
      not: 'Close the shed for a day (undecided (CT-01): no)',
    })
  })

  it('names the contradiction that decides it, and may be told either way', () => {
    const document = closing([NELL], ASKED, 'Nell closes the shed.')
    const not: Phrase = ['minder', 'not', ['close the shed', 'CT-01'], 'close the shed']
    const may: Phrase = ['minder', 'may', ['close the shed', 'CT-01'], 'close the shed']
    expect(tell('minder', [not], document)).toMatchObject({
      not: 'Close the shed',
      asked: ['CT-01'],
    })
    expect(tell('minder', [may], document)).toMatchObject({ may: 'Close the shed', not: '' })
  })

  it.each<[string, string | null, object]>([
    ['as nobody said otherwise', null, { may: 'Close the shed†' }],
    [
      'unless what holds until a question is decided keeps it from them',
      'close the shed',
      { may: '' },
    ],
    [
      'also beside what is kept from them in no words of its own',
      'do this',
      { may: 'Close the shed†' },
    ],
  ])('is told what was only supposed, %s', (_, kept, told) => {
    const asked = { id: 'OQ-01', text: 'May a minder close the shed?', sources: ['q5'] }
    const question = {
      ...asked,
      quotes: [],
      blocks: [],
      why: '',
      mark: 'open',
      suggestedDefault: 'No.',
    }
    const document: RequirementsDocument = {
      ...closing([NELL, { role: 'ROLE-02', may: 'yes' }]),
      openQuestions: [question as never],
    }
    const not: Phrase[] = kept === null ? [] : [['minder', 'not', ['OQ-01'], kept]]
    expect(tell('minder', [CLOSE, ...not], document)).toMatchObject(told)
  })
})
