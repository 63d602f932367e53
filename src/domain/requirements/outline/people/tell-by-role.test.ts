import { describe, expect, it } from 'vitest'
import {
  JAPANESE_SHED,
  type Phrase,
  SHED,
  SHED_RIGHTS,
  SHED_ROWS,
  tellRoles,
  withRights,
} from '#domain/requirements/enrichment/testing/shed.ts'
import { tellOf as tell, toldOf } from '#domain/requirements/enrichment/testing/told-roles.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_TEXT as JAPANESE } from '#domain/requirements/text-ja/document.ts'

const PHONE = 'phone of a borrower'
const LOANS: Phrase = ['borrower', 'sees', ['own loans'], 'their own loans']
const CLOSE: Phrase = ['minder', 'may', ['close the shed'], 'close the shed']
const DEFAULTS: Phrase = ['Nell', 'may', ['OQ-03'], 'sign in']

describe('what each role sees, may and may not', () => {
  it.each<[string, string, Phrase[], object]>([
    [
      'as it was told, and begins large',
      'borrower',
      [
        LOANS,
        ['borrower', 'sees', [PHONE], 'their phone numbers'],
        ['borrower', 'not', ["other borrowers' phone"], "see other borrowers' phone numbers"],
      ],
      {
        sees: 'Their own loans; their phone numbers†',
        not: "See other borrowers' phone numbers",
      },
    ],
    ['once where it was told twice', 'minder', [CLOSE, CLOSE], { may: 'Close the shed†' }],
    [
      'with a sign where one of its rights was not said',
      'minder',
      [
        [
          'minder',
          'may',
          ['close the shed', 'tool broken'],
          'close the shed and mark a tool broken',
        ],
      ],
      { may: 'Close the shed and mark a tool broken†' },
    ],
    [
      'with no sign where a rule that was said decides it, and with its answer',
      'borrower',
      [LOANS, ['borrower', 'may', ['14 days'], 'have a loan for 14 days']],
      { may: 'Have a loan for 14 days; reserve a saw', sources: ['q5', 'q7', 'q9'] },
    ],
    [
      'with a sign where only a question decides it',
      'Nell',
      [DEFAULTS],
      { may: 'Sign in†; change the fees; close the shed for a day' },
    ],
    [
      'in the words of its row where no phrase tells it, each in its part, with its limit',
      'minder',
      [['minder', 'not', ['the takings'], 'see the takings']],
      {
        sees: 'Phone numbers of borrowers (until noon)',
        may: '',
        not: 'See the takings†',
      },
    ],
    [
      'with nothing of everything but what is theirs alone',
      'Nell',
      [
        ['Nell', 'may', ['close the shed', 'change the fees'], 'everything'],
        ['Nell', 'may', ['close the shed'], 'close the shed for a day'],
        ['Nell', 'may', ['change the fees'], 'change the fees alone'],
      ],
      { may: 'Everything; change the fees alone' },
    ],
    [
      'in the words of its row, of their own where the row says so',
      'borrower',
      [['borrower', 'may', ['reserve a saw'], 'reserve a saw']],
      {
        sees: 'Loans (own)',
        may: 'Reserve a saw',
      },
    ],
    [
      'in the words of its row, of others where that is kept from them',
      'borrower',
      [['borrower', 'not', ['own loans'], "see other borrowers' loans"]],
      {
        sees: 'Loans (own)',
        not: "See other borrowers' loans",
      },
    ],
    [
      'in the words of rows alone where others are told',
      'minder',
      [LOANS],
      {
        sees: 'Phone numbers of borrowers (until noon)',
        may: 'Close the shed for a day†',
        not: '',
      },
    ],
  ])('is told %s', (...[, name, phrases, told]) => {
    expect(tell(name, phrases)).toMatchObject(told)
  })

  it('is told of nobody where no phrase stands, and of no software', () => {
    expect(toldOf('minder', SHED)).toBeUndefined()
    const named = makeRow('role', 'q5: the app', { name: 'app' })
    const document = withRights(writeRows([...SHED_ROWS, named]), SHED_RIGHTS)
    expect(tell('app', [LOANS], document)).toBeUndefined()
    expect(tell('minder', [LOANS], document)).toBeDefined()
  })

  it('tells of who may everything that they may, and no row', () => {
    const all = makeRow('permission', 'q5: Nell does everything', {
      ...{ role: 'Nell', what: 'do everything' },
    })
    const document = withRights(writeRows([...SHED_ROWS, all]), SHED_RIGHTS)
    const nell = tell('Nell', [['Nell', 'sees', ['takings'], 'the takings']], document)
    expect(nell).toMatchObject({ sees: 'The takings', may: 'Do everything' })
    const everything: Phrase = ['Nell', 'may', ['close the shed'], 'all of the shed']
    expect(tell('Nell', [everything], document)).toMatchObject({ sees: '', may: 'All of the shed' })
  })

  it.each<[string, string[], Phrase, object]>([
    ['where no row has it', ['minder'], LOANS, { not: 'Lend the chainsaw' }],
    [
      'once where a phrase tells it',
      ['minder'],
      ['minder', 'not', ['lend the chainsaw'], 'lend the chainsaw to borrowers'],
      { not: 'Lend the chainsaw to borrowers' },
    ],
    ['nowhere where others are told so', ['borrower'], LOANS, { not: '' }],
    ['once for all where nobody may', ['minder', 'borrower', 'Nell'], LOANS, { not: '' }],
  ])('tells what somebody was told never to do %s', (...[, names, phrase, told]) => {
    const bans = names.map((name) =>
      makeRow('permission', `q5: ${name} never lends the chainsaw`, {
        ...{ role: name, may: 'never', what: 'lend the chainsaw' },
      }),
    )
    const document = withRights(writeRows([...SHED_ROWS, ...bans]), SHED_RIGHTS)
    expect(tell('minder', [phrase], document)).toMatchObject(told)
  })

  it('says of a row that tells so itself no second time that it is their own', () => {
    const rightRows = SHED.rightRows?.map((row) =>
      row.text === 'See loans' ? { ...row, text: 'See their own loans' } : row,
    )
    const reserve: Phrase = ['borrower', 'may', ['reserve a saw'], 'reserve a saw']
    expect(tell('borrower', [reserve], { ...SHED, rightRows })?.sees).toMatch(/^Their own loans$/u)
  })

  it('tells a ban that is in no row at all', () => {
    const ban = makeRow('permission', 'q5: minders never accept tips', {
      ...{ role: 'minder', may: 'never', what: 'accept tips' },
    })
    const document = withRights(writeRows([...SHED_ROWS, ban]), SHED_RIGHTS)
    expect(tell('minder', [LOANS], document)).toMatchObject({ not: 'Accept tips' })
  })

  it('tells no supposed part of their own of who works there', () => {
    const [loans, ...others] = SHED_RIGHTS
    const [deeds, text, cells] = loans ?? [[], '', {}]
    const document = withRights(writeRows(SHED_ROWS), [
      [deeds, text, { ...cells, minder: 'own' }],
      ...others,
    ])
    expect(tell('minder', [CLOSE], document)?.sees).toBe('Phone numbers of borrowers (until noon)')
    expect(tell('borrower', [CLOSE], document)?.sees).toMatch(/^Loans \(own\)/u)
  })

  it('keeps what was supposed beside a ban in like words, which no question decides', () => {
    const roles = SHED.roles.map((role) =>
      role.id === 'ROLE-02' ? { ...role, mustNot: ['close anything else of the shed'] } : role,
    )
    expect(tell('minder', [CLOSE], { ...SHED, roles })).toMatchObject({
      ...{ may: 'Close the shed†', not: 'Close anything else of the shed' },
    })
  })

  it('has nothing of everything in Japanese, either', () => {
    const whole: Phrase = ['会員', 'may', ['工具を予約'], 'なんでも全部']
    const part: Phrase = ['会員', 'may', ['工具を予約'], '工具を予約する']
    const { document } = tellRoles([whole, part], JAPANESE_SHED)
    expect(toldOf('会員', document, JAPANESE)).toMatchObject({ may: 'なんでも全部' })
  })

  it('holds in Japanese', () => {
    const phrase: Phrase = ['会員', 'may', ['工具を予約'], '工具を予約する']
    const told = toldOf('会員', tellRoles([phrase], JAPANESE_SHED).document, JAPANESE)
    expect(told).toMatchObject({
      sees: '貸出（本人のみ）',
      ...{ may: '工具を予約する', not: '', sources: ['q5', 'q7'], asked: [] },
    })
  })
})
