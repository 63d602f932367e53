import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const byModel = (row: Row): Row => ({ ...row, by: 'model' })
const STAFF = makeRow('role', 'q5: the staff', { name: 'staff' })
const HIRER = makeRow('role', 'q5: hirers', { name: 'hirers' })
const OWNER = makeRow('role', 'q5: me', { name: 'owner', also: ['me', 'I'] })

const texts = (rows: readonly Row[]) => listRequirements(writeRows(rows)).map(({ text }) => text)

describe('what a model read', () => {
  it.each([
    ['tick kit in with a photo', 'tick kit out with a photo'],
    ['turn the alarm on for a room', 'turn the alarm off for a room'],
    ['see the stock before a sale', 'see the stock after a sale'],
  ])('keeps “%s” beside “%s”', (one, other) => {
    const deed = (does: string) =>
      byModel(makeRow('feature', `q7: ${does}`, { actor: 'staff', does, priority: 'must' }))
    expect(texts([STAFF, deed(one), deed(other)])).toHaveLength(2)
  })

  it('keeps the deeds of one line apart, and lets whom the story tells and the staff do them', () => {
    const line = 'q7: 枠の予約、変更、取り消し'
    const deed = (does: string) => byModel(makeRow('feature', line, { does, flags: ['actor'] }))
    const rows = [
      makeRow('role', 'q5: お客様', { name: 'お客様' }),
      makeRow('role', 'q5: 私', { name: '私' }),
      deed('サウナの枠の予約を変更する'),
      deed('サウナの枠の予約を取り消す'),
      makeRow('step', 'q6: お客様が枠を変える', {
        role: 'お客様',
        does: '枠を変える',
        feature: 'サウナの枠の予約を変更する',
      }),
    ]
    const found = listRequirements(writeRows(rows, JAPANESE))
    expect(found.map(({ text, untilThen }) => [text, untilThen])).toEqual([
      ['サウナの枠の予約を変更する。', 'お客様、オーナーが行う。'],
      ['サウナの枠の予約を取り消す。', 'お客様、オーナーが行う。'],
    ])
  })

  it('tells a price out of the words of a rule that does not tell it', () => {
    const said = 'q9: a ticket costs 1,200 yen and is valid for six months'
    const rows = [
      HIRER,
      byModel(makeRow('rule', said, { when: 'the ticket', then: 'valid for six months' })),
      byModel(makeRow('money', said, { what: 'a ticket costs 1,200 yen' })),
    ]
    expect(writeRows(rows).money?.map(({ text }) => text)).toEqual(['A ticket costs 1,200 yen.'])
  })

  it('keeps what somebody does beside the message that they get for it', () => {
    const rows = [
      HIRER,
      byModel(
        makeRow('feature', 'q6: she pays the deposit', {
          actor: 'hirers',
          does: 'pay the deposit',
        }),
      ),
      byModel(
        makeRow('message', 'q6: she pays the deposit she gets a text', {
          to: 'hirers',
          when: 'the deposit is paid',
          channel: 'text',
        }),
      ),
    ]
    const document = writeRows(rows)
    expect(texts(rows)).toEqual(['The app shall let the hirers pay the deposit.'])
    expect(document.messages).toHaveLength(1)
  })

  it('tests who pays by the message on what is paid, and not who looks at it', () => {
    const deed = (does: string) =>
      byModel(makeRow('feature', `q7: ${does}`, { actor: 'hirers', does }))
    const message = makeRow('message', 'q6: when the deposit is paid they get a text', {
      to: 'hirers',
      when: 'the deposit is paid',
      channel: 'text',
    })
    const rows = [HIRER, deed('see is the deposit paid'), deed('pay the deposit'), message]
    const tested = listRequirements(writeRows(rows)).filter(({ criteria }) => criteria.length > 0)
    expect(tested.map(({ text }) => text)).toEqual([
      'The app shall let the hirers pay the deposit.',
    ])
  })

  it('tests no deed by the fields of a thing that it does not make', () => {
    const field = (name: string) => ({ name, private: false, values: [] })
    const rows = (thing: string) => [
      OWNER,
      byModel(
        makeRow('feature', 'q9: only I may add a child', {
          actor: 'me',
          does: 'add a child after our entries close',
          things: [thing],
        }),
      ),
      makeRow('thing', 'q10: child: name, height', {
        name: 'Child',
        fields: [field('name'), field('height')],
      }),
      makeRow('thing', 'q10: entry: grade, session', {
        name: 'Entry',
        fields: [field('grade'), field('session')],
      }),
    ]
    const kept = (thing: string) =>
      listRequirements(writeRows(rows(thing))).flatMap(({ criteria }) =>
        criteria.map(({ outcome }) => outcome),
      )
    expect(kept('Entry').join()).not.toContain('height')
    expect(kept('Child').join()).toContain('height')
  })

  it('marks the measure that was guessed, and no figure that is about so much', () => {
    const rows = [
      makeRow('measure', "q4: half the hires asked for online that's a guess", {
        what: 'hires asked for online',
        to: 'half',
      }),
      makeRow('measure', 'q4: visits I miss about four a month', {
        what: 'visits missed a month',
        from: 'about four',
        to: 'one',
      }),
    ]
    expect(writeRows(rows).success.map(({ mark }) => mark)).toEqual(['guess', 'stated'])
  })

  it('lets the app do what is nothing but its messages', () => {
    const rows = [
      OWNER,
      byModel(
        makeRow('feature', 'q7: must: reminders', {
          does: 'have reminders',
          priority: 'must',
          flags: ['actor'],
        }),
      ),
      makeRow('message', 'q13: reminder 7 days before closing', {
        when: 'reminder 7 days before closing',
        channel: 'email',
      }),
    ]
    expect(listRequirements(writeRows(rows))[0]?.untilThen).toBe('The app does it.')
  })
})

describe('the steps of a story', () => {
  it.each<[string, Row, string]>([
    [
      'with what stands on a screen',
      makeRow('step', 'q6: 5. I see "confirmed and paid".', {
        who: 'I',
        role: 'me',
        does: 'see "confirmed and paid"',
      }),
      'The owner sees "confirmed and paid".',
    ],
    [
      'of nobody in particular',
      makeRow('step', 'q6: 8. Afterwards the gown is ticked as returned and reads "clear".', {
        does: 'tick the gown as returned',
      }),
      'Tick the gown as returned.',
    ],
  ])('are whole %s', (_, step, told) => {
    const [journey] = writeRows([OWNER, byModel(step)]).journeys
    expect(journey?.steps.map(({ text }) => text)).toEqual([told])
  })

  it('leave out the number of a line', () => {
    const step = makeRow('step', 'q6: 七、お届けして代金をいただき', {
      does: 'お届けする',
      flags: ['verb'],
    })
    const [journey] = writeRows([step], JAPANESE).journeys
    expect(journey?.steps[0]?.text).not.toContain('七')
  })
})

describe('the ways between stages', () => {
  const GOWN = byModel(
    makeRow('stages', 'q9: a gown is in the cupboard, lent, returned needs washing, or lost', {
      thing: 'gown',
      stages: ['in the cupboard', 'lent', 'returned needs washing', 'lost'],
      moves: [
        { from: 'lent', to: 'returned needs washing' },
        { from: 'lent', to: 'lost' },
      ],
    }),
  )
  const AGAIN = makeRow('rule', 'q9: it may not be lent again until washed', {
    when: 'a gown is returned and needs washing',
    then: 'it may not be lent again until washed',
  })

  it('lead out of the first stage, and back where a rule says again', () => {
    const [table] = writeRows([GOWN, AGAIN]).statusTables
    expect(table?.transitions).toEqual([
      { from: 'in the cupboard', to: 'lent', assumed: true },
      { from: 'lent', to: 'returned needs washing' },
      { from: 'lent', to: 'lost' },
      { from: 'returned needs washing', to: 'in the cupboard', assumed: true },
    ])
    expect(writeRows([GOWN]).statusTables[0]?.transitions.at(-1)?.to).toBe('lost')
  })

  it('are tested by the deed whose step in the story names the stage', () => {
    const rows = [
      STAFF,
      GOWN,
      byModel(makeRow('feature', 'q7: lend clothes', { actor: 'staff', does: 'lend clothes' })),
      byModel(
        makeRow('step', 'q6: Mr. Pell ticks it as lent', {
          role: 'staff',
          does: 'tick the gown as lent',
          feature: 'lend clothes',
        }),
      ),
    ]
    const [criterion] = listRequirements(writeRows(rows)).flatMap(({ criteria }) => criteria)
    expect(criterion).toMatchObject({
      given: 'the gown is “in the cupboard”',
      outcome: 'the gown is “lent”',
    })
  })
})
