import { describe, expect, it } from 'vitest'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { type Phrase, SHED, tellRoles } from '#domain/requirements/enrichment/testing/shed.ts'

const LOANS: Phrase = ['borrower', 'sees', ['own loans'], 'their own loans']
const OTHERS = "other borrowers' phone"
const PHONE = 'phone of a borrower'

const faultOf = (phrase: Phrase, document = SHED) => {
  const { document: told, findings } = tellRoles([phrase], document)
  expect(told.roleLines ?? []).toHaveLength(findings.length === 0 ? 1 : 0)
  return findings
}

describe('a phrase of what a role sees, may and may not', () => {
  it('is kept with its role, what it tells and what that said', () => {
    const { document, findings } = tellRoles([['me', 'sees', ['the takings'], ' The takings. ']])
    expect(findings).toEqual([])
    expect(document.roleLines).toEqual([
      {
        ...{ role: 'ROLE-03', part: 'sees', text: 'The takings', items: ['PERM-05'] },
        of: [expect.stringContaining('ROLE-03 yes')],
      },
    ])
  })

  it.each<[string, Phrase]>([
    ['tells their own', LOANS],
    ['tells their own by another word', ['borrower', 'sees', ['own loans'], 'loans, only theirs']],
    ['tells a function', ['borrower', 'may', ['reserve a saw'], 'reserve a saw']],
    ['does to their own without saying so', ['borrower', 'may', ['own loans'], 'see loans']],
    ['keeps what was refused', ['borrower', 'not', [OTHERS], "see other borrowers' phone numbers"]],
    ['keeps what nobody gave', ['minder', 'not', ['the takings'], 'see the takings']],
    ['keeps what nobody does', ['minder', 'not', ['reserve a saw'], 'reserve a saw']],
    [
      'keeps what lies beyond their own',
      ['borrower', 'not', ['own loans'], "see other borrowers' loans"],
    ],
    ['keeps what lies beyond a limit', ['minder', 'not', [PHONE], 'see a phone number after noon']],
    ['keeps what others have', ['minder', 'not', [PHONE], "see other borrowers' phone numbers"]],
    ['has the limit of its row', ['minder', 'sees', [PHONE], 'phone numbers until noon']],
    ['gives what is only supposed', ['minder', 'may', ['close the shed'], 'close the shed']],
    [
      'leaves them something with a no',
      ['borrower', 'sees', ['own loans'], 'nothing but their loans'],
    ],
    ['names half of its rights', ['Nell', 'sees', ['the takings', 'own loans'], 'the takings']],
    [
      'tells all in one word',
      ['Nell', 'sees', ['the takings', 'own loans', PHONE], 'everything of the shed'],
    ],
    [
      'tells all but what is kept from them',
      ['minder', 'may', ['close the shed', 'mark a tool'], 'do everything but change the fees'],
    ],
    ['is decided by a rule alone', ['borrower', 'may', ['14 days'], 'have a loan for 14 days']],
    [
      'names a rule beside a right',
      ['borrower', 'sees', ['own loans', '14 days'], 'their own loans'],
    ],
    [
      'writes out what was typed short',
      ['minder', 'may', ['close the shed'], 'close the shed on Saturday'],
    ],
  ])('is taken where it %s', (...[, phrase]) => {
    expect(faultOf(phrase)).toEqual([])
  })

  it.each<[string, Phrase, object]>([
    [
      'gives what was refused',
      ['borrower', 'sees', [OTHERS], "other borrowers' phone numbers"],
      { rule: 'denied', words: 'PERM-02', says: 'Borrower', part: 'items' },
    ],
    [
      'leaves out what they may',
      ['Nell', 'may', ['close the shed', 'the takings'], 'do everything but change the fees'],
      { rule: 'denied', words: 'PERM-04', says: 'Nell', part: 'text' },
    ],
    [
      'gives what only another may',
      ['minder', 'may', ['change the fees'], 'change the fees'],
      { rule: 'denied', words: 'PERM-04', says: 'Minder' },
    ],
    [
      'gives what its row does not',
      ['borrower', 'may', ['close the shed'], 'close the shed for a day'],
      { rule: 'denied', says: 'Borrower' },
    ],
    [
      'gives a function that is another’s',
      ['borrower', 'may', ['mark a tool broken'], 'mark a tool broken'],
      { rule: 'denied', says: 'Borrower' },
    ],
    [
      'gives beside what is theirs what is not',
      ['borrower', 'sees', ['own loans', 'the takings'], 'their own loans and the takings'],
      { rule: 'denied', words: 'PERM-05' },
    ],
    [
      'refuses what was said',
      ['Nell', 'not', ['the takings'], 'see the takings'],
      { rule: 'denied', words: 'PERM-05', says: 'Nell' },
    ],
    [
      'refuses what its row gives',
      ['minder', 'not', ['close the shed'], 'close the shed'],
      { rule: 'denied', words: 'PERM-06' },
    ],
    [
      'refuses a function of theirs',
      ['borrower', 'not', ['reserve a saw'], 'reserve a saw'],
      { rule: 'denied', words: 'FR-001' },
    ],
    [
      'refuses their own',
      ['borrower', 'not', ['own loans'], 'see their own loans'],
      { rule: 'denied', words: 'PERM-01' },
    ],
    [
      'refuses all of what is limited',
      ['minder', 'not', [PHONE], 'see the phone of a borrower'],
      { rule: 'denied', words: 'PERM-03' },
    ],
    [
      'loses the limit of its row',
      ['minder', 'sees', [PHONE], 'phone numbers of borrowers'],
      { rule: 'lost', words: 'until noon', says: 'Minder' },
    ],
    [
      'makes everybody’s of their own',
      ['borrower', 'sees', ['own loans'], 'loans of borrowers'],
      { rule: 'shape', form: 'not-whole', words: 'PERM-01', says: 'Borrower' },
    ],
    [
      'does to others’ what they do to their own',
      ['borrower', 'may', ['own loans'], "see other borrowers' loans"],
      { rule: 'shape', form: 'not-whole', words: 'PERM-01' },
    ],
    [
      'denies in its words what is kept from them',
      ['borrower', 'not', [OTHERS], 'never see other phone numbers'],
      { rule: 'negation', part: 'text' },
    ],
    [
      'denies so behind “may”',
      ['borrower', 'not', [OTHERS], 'may not see other phone numbers'],
      { rule: 'negation' },
    ],
    [
      'denies what they may',
      ['Nell', 'may', ['change the fees'], 'not change the fees'],
      { rule: 'negation' },
    ],
    [
      'names nobody of the draft',
      ['baker', 'sees', ['own loans'], 'their own loans'],
      { rule: 'unknown-item', words: 'baker', part: 'role' },
    ],
    [
      'names an unknown item',
      ['borrower', 'sees', ['PERM-99'], 'their own loans'],
      { rule: 'unknown-item', words: 'PERM-99', part: 'items' },
    ],
    [
      'names beside a right what tells none',
      ['borrower', 'sees', ['own loans', 'ROLE-01'], 'their own loans'],
      { rule: 'unknown-item', words: 'ROLE-01', part: 'items' },
    ],
    [
      'names nothing',
      ['borrower', 'sees', [], 'their own loans'],
      { rule: 'shape', form: 'how-many' },
    ],
    [
      'names no right and nothing that decides',
      ['borrower', 'sees', ['AC-002.1'], 'their own loans'],
      { rule: 'shape', form: 'how-many' },
    ],
    [
      'names too much',
      [
        ...LOANS.slice(0, 2),
        Array.from({ length: 13 }, () => 'own loans'),
        'their own loans',
      ] as never,
      { rule: 'shape', form: 'how-many', most: LIMITS.roleLines.items },
    ],
    [
      'tells nothing of a right',
      ['Nell', 'may', ['close the shed'], 'change the fees'],
      { rule: 'shape', form: 'not-told', words: 'Close the shed for a day' },
    ],
    [
      'tells less than half of its rights',
      ['Nell', 'sees', ['the takings', 'own loans', PHONE], 'the takings'],
      { rule: 'shape', form: 'not-told', words: 'See their own loans' },
    ],
    ['says nothing', ['borrower', 'sees', ['own loans'], '.'], { rule: 'shape', form: 'empty' }],
    [
      'is too long',
      ['borrower', 'sees', ['own loans'], 'their own loans, '.repeat(14)],
      { rule: 'shape', form: 'too-long', most: LIMITS.roleLines.letters },
    ],
    [
      'speaks for itself',
      ['borrower', 'sees', ['own loans'], 'my own loans'],
      { rule: 'shape', form: 'first-person' },
    ],
    [
      'brings a figure',
      ['borrower', 'sees', ['own loans'], 'their own 30 loans'],
      { rule: 'invented', words: '30' },
    ],
    [
      'brings a name',
      ['borrower', 'sees', ['own loans'], 'their own loans at Harrow'],
      { rule: 'invented', words: 'Harrow' },
    ],
    [
      'brings words',
      ['borrower', 'sees', ['own loans'], 'their own loans, invoices, receipts, ratings'],
      { rule: 'words-added' },
    ],
  ])('is refused where it %s', (...[, phrase, fault]) => {
    expect(faultOf(phrase)).toMatchObject([
      { kind: 'roleLines', index: 0, outcome: 'refused', ...fault },
    ])
  })

  it('may have other words where it is in another language than the answers', () => {
    const phrase: Phrase = [
      ...LOANS.slice(0, 3),
      'loans, invoices, receipts, ratings, their own',
    ] as never
    expect(tellRoles([phrase], SHED, false).findings).toEqual([])
  })

  it('is refused beyond so many', () => {
    const { inAll } = LIMITS.roleLines
    const { document, findings } = tellRoles(Array.from({ length: inAll + 1 }, () => LOANS))
    expect(findings).toMatchObject([{ index: inAll, rule: 'too-many', most: inAll }])
    expect(document.roleLines).toHaveLength(inAll)
  })
})
