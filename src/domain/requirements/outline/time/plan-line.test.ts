import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

type Limits = readonly ['date' | 'budget', string][]

interface Told {
  limits: Limits
  slices: readonly [by: string, days?: number][]
  words?: typeof ENGLISH
  /** What does not agree, and what holds until somebody decides. */
  disputed?: readonly [text: string, until: string]
}

const told = (limits: Limits, ...slices: Told['slices']): Told => ({ limits, slices })

/** Three requirements, the first a must and the last nice to have, and the table and lines below it. */
function print({ limits, slices, words = ENGLISH, disputed }: Told): string[] {
  const rows = [
    makeRow('feature', 'q7: members book', { actor: 'member', does: 'book', priority: 'must' }),
    makeRow('feature', 'q7: members pay', { actor: 'member', does: 'pay' }),
    makeRow('feature', 'q7: members chat', { actor: 'member', does: 'chat', priority: 'could' }),
    ...limits.map(([about, what]) => makeRow('limit', `q15: ${what}`, { about, what })),
  ]
  const cut = slices.map(([by, days], at) => ({
    ...{ number: at + 1, title: `Part ${at + 1}`, goal: '', mark: 'assumed' as const, by },
    ...{ requirements: [`FR-00${at + 1}`], ...(days !== undefined && { days }) },
  }))
  const written = writeRows(rows, words)
  const [text = '', suggestedDefault = ''] = disputed ?? []
  const dispute = { ...{ id: 'CT-01', text, suggestedDefault }, quotes: [], sources: [], items: [] }
  const contradictions = disputed === undefined ? [] : [{ ...dispute, mark: 'open' as const }]
  const document = { ...written, date: '2026-11-29', slices: cut, contradictions }
  return renderMarkdown(document, words).split('\n')
}

describe('the plan of the delivery', () => {
  it('has the days of each slice, and says when it is due by the day itself', () => {
    const table = (words: string) =>
      print({
        limits: [],
        slices: [
          [words, 5],
          ['2027-03-01', 3],
        ],
      }).filter((line) => /^\| \*\*\d Part/.test(line))
    // No limit tells the first day: it keeps a column in which the others have the sign.
    expect(table('going for the 1st of February')).toEqual([
      '| **1 Part 1** | 5 | 1 February | FR-001 |',
      '| **2 Part 2** | 3 | 1 March† | FR-002 |',
    ])
    expect(table('before the second of January')[0]).toContain('| before 2 January |')
    expect(table('ready by the end of July')[0]).toContain('| end of July |')
    expect(table('before the rush')[0]).toContain('| before the rush |')
  })

  it('has behind each day the limit that tells it, and the sign of all others in the head', () => {
    const limits: Limits = [
      ['date', 'ready by 11 December'],
      ['date', 'the grant is spent by 31 March'],
    ]
    const slices: Told['slices'] = [
      ['11 December', 6],
      ['2027-01-08', 2],
      ['31 March', 3],
    ]
    const lines = print({ limits, slices }).filter((line) => /^\| (?:\*\*\d|Slice)/.test(line))
    expect(lines).toEqual([
      '| Slice | Days, until† | Build |',
      '| **1 Part 1** | 6, 11 December (CON-01) | FR-001 |',
      '| **2 Part 2** | 2, 8 January | FR-002 |',
      '| **3 Part 3** | 3, 31 March (CON-02) | FR-003 |',
    ])
  })

  it('has no supposed day of a slice that is only nice to have, and does not count its days', () => {
    const planned = (chat: string, words = ENGLISH) =>
      print({
        limits: [],
        slices: [
          ['2027-01-08', 6],
          ['2027-02-20', 2],
          [chat, 30],
        ],
        words,
      })
    expect(planned('2027-03-31')).toContain('| **3 Part 3** | 30, not planned yet | FR-003 |')
    expect(planned('31 March')).toContain('| **3 Part 3** | 30 | 31 March | FR-003 |')
    expect(planned('2027-03-31')).toContain('Together 8 working days of one developer†.')
    const japanese = planned('2027-03-31', JAPANESE)
    expect(japanese).toContain('| **3 Part 3** | 30、予定しない | FR-003 |')
    expect(japanese).toContain('合わせて、作る人ひとりで8日分の作業※。')
  })

  it.each<[string, Told, unknown]>([
    [
      'what fits',
      told(
        [['date', 'going for the 1st of February']],
        ['the 1st of February', 30],
        ['2027-02-20', 6],
      ),
      'Together 36 working days of one developer†; until 1 February (CON-01) there are about 45 weekdays, and slice 1 takes 30.',
    ],
    [
      'what does not',
      told([['date', 'ready by 11 December']], ['11 December', 6], ['11 December', 6]),
      'Together 12 working days of one developer†; until 11 December (CON-01) there are about 9 weekdays. Only slice 1 fits by then, and the rest comes later†.',
    ],
    [
      'the day of the musts, not one of a later slice',
      told(
        [
          ['date', 'ready by 11 December'],
          ['date', 'the grant is spent by 31 March'],
        ],
        ['11 December', 6],
        ['31 March', 3],
      ),
      'Together 9 working days of one developer†; until 11 December (CON-01) there are about 9 weekdays, and slice 1 takes 6.',
    ],
    [
      'which musts do not',
      told([['date', 'ready by 11 December']], ['11 December', 12], ['2027-01-08', 6]),
      'Together 18 working days of one developer†; until 11 December (CON-01) there are about 9 weekdays, and slice 1 takes 12. Not all musts fit by then: FR-001 comes 3 working days too late†. Agree on a later day, or on which of them may wait.',
    ],
    [
      'the money of the musts',
      told(
        [
          ['budget', 'I have three and a half thousand'],
          ['budget', 'another thousand if camp goes well'],
          ['budget', '40 a month after'],
        ],
        ['', 30],
        ['', 6],
      ),
      'Together 36 working days of one developer†. Three and a half thousand for the 30 days of the slices with musts is about 120 a day†. Ask whoever builds it, before you sign, whether a day can be had for that; if not, the later slices wait.',
    ],
    [
      'it in a currency',
      told([['budget', '5,000 euros']], ['', 20], ['', 6]),
      expect.stringContaining(
        '5,000 euros for the 20 days of the slices with musts is about 250 euros a day†.',
      ),
    ],
    [
      'no money of two sums',
      told(
        [
          ['budget', '£5,000'],
          ['budget', '£8,000 with the app'],
        ],
        ['', 20],
        ['', 6],
      ),
      'Together 26 working days of one developer†.',
    ],
    [
      'the sum that holds until somebody decides between two',
      {
        ...told([['budget', '£3,500 in the fund']], ['', 20], ['', 6]),
        disputed: ['£3,500, or not above £2,000.', 'The build is kept within £2,000.'],
      },
      expect.stringContaining(
        '£2,000 for the 20 days of the slices with musts is about £100 a day†.',
      ),
    ],
    [
      'its own sum where another is disputed',
      {
        ...told([['budget', '£3,500 in the fund']], ['', 20], ['', 6]),
        disputed: ['£400, or £500 for a deposit.', 'A deposit is £400.'],
      },
      expect.stringContaining('£3,500 for the 20 days'),
    ],
    [
      'a day of one part without what comes behind it',
      told([['date', 'the forms by 11 December']], ['11 December', 6], ['2027-01-08', 20]),
      'Together 26 working days of one developer†; until 11 December (CON-01) there are about 9 weekdays, and slice 1 takes 6.',
    ],
    [
      'nothing where a slice has no estimate',
      told([['budget', '£5,000']], ['', 20], ['']),
      undefined,
    ],
  ])('says below %s', (_, given, line) => {
    expect(print(given).find((each) => each.startsWith('Together'))).toEqual(line)
  })

  it('says so in Japanese', () => {
    const lines = print({
      limits: [
        ['date', '七月末には使い始めたい'],
        ['budget', '予算は六十万円くらい'],
        ['budget', '月々は三千円くらいまで'],
      ],
      slices: [
        ['七月末', 40],
        ['2027-08-22', 8],
      ],
      words: JAPANESE,
    })
    expect(lines.find((line) => line.startsWith('合わせて'))).toBe(
      '合わせて、作る人ひとりで48日分の作業※。7月31日（CON-01）までの平日はおよそ175日で、段階1に40日かかる。六十万円を、必須のある段階の40日で割ると、1日およそ15,000円※。この額で1日の作業を頼めるか、契約の前に作る人に聞く。足りなければ、後の段階は待つ。',
    )
  })
})
