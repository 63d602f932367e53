import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const byModel = (row: Row): Row => ({ ...row, by: 'model' })
const HIRER = makeRow('role', 'q5: hirers', { name: 'hirer' })
const CLERK = makeRow('role', 'q5: clerks', { name: 'clerk' })
const OWNER = makeRow('role', 'q5: me', { name: 'owner', also: ['me'] })
const BOOK = byModel(
  makeRow('feature', 'q7: hirers book a boat', { actor: 'hirer', does: 'book a boat' }),
)

const rule = (when: string | null, then: string) =>
  byModel(makeRow('rule', `q9: ${when ?? ''} ${then}`, { when, then }))
const inCase = (when: string, then: string) =>
  byModel(makeRow('case', `q12: ${when}: ${then}`, { when, then }))

/** The requirements that come with rows, each with its mark. */
function added(...rows: Row[]): string[] {
  const all = listRequirements(writeRows([HIRER, CLERK, OWNER, BOOK, ...rows].map(byModel)))
  return all
    .slice(0)
    .flatMap(({ text, mark }) => (/book a boat\.$/u.test(text) ? [] : [`${text} ${mark}`]))
}

describe('what nobody named and the answers need', () => {
  it.each<[string, Row[], string[]]>([
    [
      'what somebody of the story presses',
      [
        byModel(
          makeRow('step', 'q6: he presses "cast off"', { role: 'hirer', does: 'press "cast off"' }),
        ),
        byModel(makeRow('step', 'q6: presses "landed"', { role: 'hirer', does: 'press "landed"' })),
      ],
      [
        'The app shall let the hirer press "cast off". unconfirmed',
        'The app shall let the hirer press "landed". unconfirmed',
      ],
    ],
    [
      'a deed in a rule',
      [inCase('storm', 'clerk cancels all trips with one action, all are told')],
      ['The app shall let the clerk cancel all trips with one action. unconfirmed'],
    ],
    [
      'a tick that depends',
      [rule('children', 'only if the parents agreed, clerk ticks it')],
      ['The app shall let the clerk tick that the parents agreed. unconfirmed'],
    ],
    [
      'a list that a rule puts something on',
      [rule('hirer has no phone', 'the message goes on a list for the clerk to ring up')],
      ['The app shall let the clerk see the list of those to ring up. assumed'],
    ],
    [
      'an invoice that has to be kept',
      [
        byModel(
          makeRow('thing', 'q10: invoices ten years', { name: 'invoice', keep: 'ten years' }),
        ),
      ],
      ['The app shall let the clerk and the owner create the invoice. assumed'],
    ],
    [
      'the stages that nothing else sets',
      [
        byModel(
          makeRow('stages', 'q7: wet, dry, stored', {
            thing: 'boat',
            stages: ['wet', 'dry', 'stored'],
          }),
        ),
      ],
      ['The app shall let the clerk and the owner set the stage of the boat. assumed'],
    ],
    [
      'the stages, set by whom the words name as well',
      [
        byModel(makeRow('role', 'q5: Sandra, my cook', { name: 'cook', also: ['Sandra'] })),
        inCase('a boat leaks', 'Sandra dries it'),
        byModel(
          makeRow('stages', 'q7: wet, dry, stored', {
            thing: 'boat',
            stages: ['wet', 'dry', 'stored'],
          }),
        ),
      ],
      ['The app shall let the cook, the clerk and the owner set the stage of the boat. assumed'],
    ],
    [
      'what is looked at and nobody records',
      [
        byModel(
          makeRow('feature', 'q7: what ropes we ordered', {
            actor: 'clerk',
            does: 'see what ropes we ordered',
          }),
        ),
      ],
      [
        'The app shall let the clerk see what ropes we ordered. stated',
        'The app shall let the clerk and the owner record what ropes we ordered. assumed',
      ],
    ],
    [
      'bookings made twice, which the founder suffers from',
      [
        byModel(
          makeRow('background', 'q15: double bookings last year, 11 times', {
            about: 'problem',
            what: 'double bookings last year, 11 times',
          }),
        ),
      ],
      ['The app shall refuse to book the same person or thing twice for one time. assumed'],
    ],
    [
      'nothing for what people do',
      [rule('boat comes back', 'the clerk is polite and dries it')],
      [],
    ],
    [
      'nothing for a step outside the app or of that day alone',
      [
        byModel(makeRow('step', 'q6: he rows', { role: 'hirer', does: 'row home' })),
        byModel(
          makeRow('step', 'q6: types Olu', { role: 'hirer', does: 'type Olu', example: ['Olu'] }),
        ),
      ],
      [],
    ],
    [
      'nothing where the invoice comes out of another program',
      [
        byModel(
          makeRow('thing', 'q10: invoices ten years', { name: 'invoice', keep: 'ten years' }),
        ),
        byModel(makeRow('connection', 'q13: we invoice out of Ledger', { what: 'Ledger' })),
      ],
      [],
    ],
  ])('%s', (_, rows, expected) => {
    expect(added(...rows)).toEqual(expected)
  })

  it('has the rule that needs it as its test', () => {
    const rows = [
      HIRER,
      CLERK,
      BOOK,
      inCase('a storm comes', 'clerk cancels all trips with one action'),
    ]
    const found = listRequirements(writeRows(rows.map(byModel))).find(({ text }) =>
      text.includes('cancel all trips'),
    )
    expect(found?.criteria.map(({ when }) => when)).toEqual(['a storm comes'])
  })

  it('keeps a function of the list whose words a rule tells, too', () => {
    const words = 'q7: 会員の登録。これは番台でしかできません'
    const rows = [
      makeRow('role', 'q5: 係', { name: '係' }),
      byModel(makeRow('feature', 'q7: 会員の登録', { does: '会員を登録する', flags: ['actor'] })),
      byModel(makeRow('rule', words, { when: '会員の登録', then: '番台でしかできない' })),
    ]
    const texts = listRequirements(writeRows(rows, JAPANESE)).map(({ text }) => text)
    expect(texts).toEqual(['会員を登録する。'])
  })

  it('lets whom the words name set the stages, in Japanese', () => {
    const rows = [
      makeRow('role', 'q5: 私', { name: '店主', also: ['私'] }),
      makeRow('role', 'q5: 講師', { name: '講師' }),
      makeRow('role', 'q5: 配達員', { name: '配達員' }),
      byModel(
        makeRow('feature', 'q7: 講師が作品を預かる', { actor: '講師', does: '作品を預かる' }),
      ),
      byModel(
        makeRow('stages', 'q9: 作品は預かり、窯、渡し済み', {
          thing: '作品',
          stages: ['預かり', '窯', '渡し済み'],
        }),
      ),
    ]
    const texts = listRequirements(writeRows(rows, JAPANESE)).map(({ text }) => text)
    expect(texts).toContain('講師と店主は、作品の段階を変更できること。')
  })

  it('counts the people whom a report sums up, and keeps the order of those who wait', () => {
    const rows = [
      makeRow('role', 'q5: 係', { name: '係' }),
      byModel(
        makeRow('feature', 'q7: 一日の終わりに乗船者数を印刷', {
          actor: '係',
          does: '一日の終わりに乗船者数を印刷する',
        }),
      ),
      byModel(
        makeRow('case', 'q12: 遅れたら席は待っている方に譲る', {
          when: '予約の方が遅れた',
          then: '席は待っている方に譲る',
        }),
      ),
    ]
    const found = listRequirements(writeRows(rows, JAPANESE)).map(
      ({ text, mark }) => `${text}${mark}`,
    )
    expect(found.slice(1).sort()).toEqual([
      '係は、乗船者数を記録できること。assumed',
      '係は、待っている方の順番を記録できること。assumed',
    ])
  })
})

describe('a worry that nothing answers', () => {
  const worry = (what: string) =>
    byModel(makeRow('doubt', `q15: ${what}`, { about: 'worry', what }))
  const aside = (question: string) =>
    makeRow('aside', `${question}: I like the sea`, { what: 'the sea' })
  const OTHERS = ['q1', 'q2', 'q3', 'q4', 'q10'].map(aside)
  const asked = (...rows: Row[]) =>
    writeRows([HIRER, BOOK, ...rows].map(byModel)).openQuestions.map(({ text }) => text)

  it('is asked, with a default that does no harm', () => {
    expect(asked(...OTHERS, worry('thieves take the anchors'))).toContain(
      'What shall the app do about this: “thieves take the anchors”?',
    )
  })

  it('takes the place of no question that nobody answered', () => {
    const worries = ['thieves take the anchors', 'gulls eat the bread', 'ropes break in winter']
    const silent = (...rows: Row[]) =>
      asked(rule('it rains', 'the boats stay at the pier'), ...rows).filter((text) =>
        text.startsWith('Not answered'),
      )
    expect(silent(...worries.map(worry))).toEqual(silent(aside('q15')))
  })

  it('is not asked where a rule speaks of it', () => {
    const rows = [worry('thieves take the anchors'), rule('anchors', 'locked against thieves')]
    expect(asked(...OTHERS, ...rows).join()).not.toContain('thieves take')
  })
})
