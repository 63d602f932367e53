import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const byModel = (row: Row): Row => ({ ...row, by: 'model' })
const CLERK = makeRow('role', 'q5: clerks', { name: 'clerk' })
const LOOK = makeRow('feature', 'q7: clerks mend boats', { actor: 'clerk', does: 'mend a boat' })
const rule = (when: string, then: string) => makeRow('rule', `q9: ${when} ${then}`, { when, then })

/** The ways of the only table as "from > to*": a star is supposed; behind it by what it happens. */
function waysOf(stages: string[], moves: [string, string][], ...rows: Row[]): string[] {
  const table = makeRow('stages', `q9: ${stages.join(', ')}`, {
    thing: 'boat',
    stages,
    moves: moves.map(([from, to]) => ({ from, to })),
  })
  const document = writeRows([CLERK, LOOK, table, ...rows].map(byModel))
  const texts = new Map(document.rules.map(({ id, outcome }) => [id, outcome]))
  return (document.statusTables[0]?.transitions ?? []).map(({ from, to, assumed, items = [] }) => {
    const by = items.flatMap((id) => texts.get(id) ?? [])
    return `${from} > ${to}${assumed ? '*' : ''}${by.length > 0 ? ` (${by.join()})` : ''}`
  })
}

describe('the ways between stages', () => {
  it('are supposed in the order of the list where none was told, and a no-show comes before the trip', () => {
    expect(waysOf(['new', 'paid', 'out', 'back', 'no-show'], [])).toEqual([
      'new > paid*',
      'paid > out*',
      'paid > no-show*',
      'out > back*',
    ])
  })

  it('are told by a rule that has only the word of a stage where the stage is no mishap', () => {
    const found = waysOf(
      ['asked', 'in progress', 'done', 'cancelled', 'no-show'],
      [
        ['asked', 'in progress'],
        ['in progress', 'done'],
      ],
      rule('three scratches', 'done'),
      rule('fifteen minutes late', 'no-show'),
    )
    expect(found).toEqual([
      ...['asked > in progress', 'asked > cancelled*', 'asked > no-show* (No-show)'],
      'in progress > done',
    ])
    const own = waysOf(['asked', 'done'], [['asked', 'done']], rule('the boat is back', 'done'))
    expect(own).toEqual(['asked > done (Done)'])
  })

  it.each<[string, string[], [string, string][], string[]]>([
    [
      'what ends otherwise',
      ['asked', 'held', 'confirmed', 'done', 'refused', 'cancelled', 'lapsed'],
      [
        ['asked', 'held'],
        ['held', 'confirmed'],
        ['confirmed', 'done'],
      ],
      [
        ...['asked > held', 'asked > refused*', 'asked > cancelled*', 'held > confirmed'],
        ...['held > cancelled*', 'confirmed > done', 'confirmed > cancelled*'],
      ],
    ],
    [
      'what is free',
      ['free', 'taken', 'done', 'cancelled'],
      [],
      ['free > taken*', 'taken > done*', 'taken > cancelled*'],
    ],
    [
      'what is paid last',
      ['due', 'part paid', 'paid', 'waived'],
      [],
      ['due > part paid*', 'part paid > paid*'],
    ],
  ])('never lead on from an end: %s', (_, ...[stages, moves, found]) => {
    expect(waysOf(stages, moves)).toEqual(found)
  })

  it('go past the question that a rule lets skip, and on after a no', () => {
    const found = waysOf(
      ['looked at', 'waiting for their yes', 'in work', 'ready', 'collected'],
      [
        ['looked at', 'waiting for their yes'],
        ['waiting for their yes', 'in work'],
        ['in work', 'ready'],
        ['ready', 'collected'],
      ],
      rule('a job under fifty pounds', 'we just do it'),
      rule('the customer does not answer in ten days', 'it is put back'),
    )
    expect(found).toEqual([
      'looked at > waiting for their yes',
      'looked at > in work* (“we just do it”)',
      'waiting for their yes > in work',
      'waiting for their yes > ready* (It is put back)',
      'in work > ready',
      'ready > collected',
    ])
  })

  it('lead to and fro between work and waiting, into an end that nothing leads to, and out of it', () => {
    const found = waysOf(
      ['in', 'seen', 'in work', 'waiting for wood', 'ready', 'collected', 'not worth it'],
      [
        ['in', 'seen'],
        ['seen', 'in work'],
        ['seen', 'waiting for wood'],
        ['in work', 'ready'],
        ['waiting for wood', 'ready'],
        ['ready', 'collected'],
      ],
      rule('mending costs more than the boat', 'not worth it'),
    )
    expect(found).toEqual([
      'in > seen',
      'seen > in work',
      'seen > waiting for wood',
      'seen > not worth it* (Not worth it)',
      'in work > waiting for wood*',
      'in work > ready',
      'waiting for wood > in work*',
      'waiting for wood > ready',
      'ready > collected',
      'not worth it > collected*',
    ])
  })

  it('lead back from what was pressed by mistake', () => {
    const found = waysOf(
      ['ready', 'collected'],
      [['ready', 'collected']],
      rule('somebody pressed collected by mistake', 'the clerk can take it back the same day'),
    )
    expect(found[1]).toContain('collected > ready*')
  })
})

/** By what each way goes: "from > to: requirement or rule". */
function throughOf(...rows: Row[]): string[] {
  const document = writeRows(rows.map(byModel))
  const all = [...listRequirements(document), ...document.rules]
  const texts = new Map(all.map(({ id, text }) => [id, text]))
  return (document.statusTables[0]?.transitions ?? []).map(
    ({ from, to, items = [] }) => `${from} > ${to}: ${items.map((id) => texts.get(id)).join(' ')}`,
  )
}

describe('a way between stages goes through', () => {
  const does = (actor: string | null, words: string) =>
    makeRow('feature', `q7: ${actor} ${words}`, { actor, does: words, priority: 'must' })
  const REPAIR = makeRow('stages', 'q9: asked for, agreed, refused, done, billed', {
    thing: 'repair',
    stages: ['asked for', 'agreed', 'refused', 'done', 'billed'],
    moves: [
      { from: 'asked for', to: 'agreed' },
      { from: 'asked for', to: 'refused' },
      { from: 'agreed', to: 'done' },
      { from: 'done', to: 'billed' },
    ],
  })
  const ASK = does('clerk', 'ask for a repair')
  const ANSWER = does('clerk', 'say yes or no to a repair')
  const TICK = does('clerk', 'tick the jobs')
  const STEP = makeRow('step', 'q6: the clerk does the repair and ticks it', {
    role: 'clerk',
    does: 'do the repair and tick it',
    feature: 'tick the jobs',
  })
  const PUT = does('app', 'put a ticked repair on the bill')
  const SEND = does('clerk', 'send the bills')

  it('the deed that the stage is called after, and nobody sets it besides', () => {
    expect(throughOf(CLERK, ASK, ANSWER, TICK, STEP, PUT, SEND, REPAIR)).toEqual([
      'asked for > agreed: The app shall let the clerk say yes or no to a repair.',
      'asked for > refused: The app shall let the clerk say yes or no to a repair.',
      'agreed > done: The app shall let the clerk tick the jobs.',
      // Who sends the bill bills; what puts a line on it does not.
      'done > billed: The app shall let the clerk send the bills.',
    ])
  })

  it('what the app does, where nobody does it, and back from there where the deed is undone', () => {
    const WRONG = makeRow('case', 'q12: the clerk ticks the wrong boat: undo it in the day', {
      when: 'the clerk ticks the wrong boat',
      then: 'undo it within the day',
    })
    const ways = throughOf(CLERK, ASK, ANSWER, TICK, STEP, PUT, WRONG, REPAIR)
    expect(ways).toContain('done > billed: The app shall put a ticked repair on the bill.')
    expect(ways.map((way) => way.split(':')[0])).toEqual(
      expect.arrayContaining(['done > agreed', 'billed > agreed']),
    )
  })

  it('a rule that names the stage, and what sets only those that are left', () => {
    const rows = [
      CLERK,
      ASK,
      rule('it costs more than the boat', 'refused'),
      does('clerk', 'finish a repair'),
      REPAIR,
    ]
    expect(throughOf(...rows)).toEqual([
      'asked for > agreed: The app shall let the clerk set the repair to “agreed” or “billed”.',
      'asked for > refused: When it costs more than the boat, refused.',
      'agreed > done: The app shall let the clerk finish a repair.',
      'done > billed: The app shall let the clerk set the repair to “agreed” or “billed”.',
    ])
  })

  it('a yes for what is agreed and a no for what is refused', () => {
    const document = writeRows([CLERK, ASK, ANSWER, REPAIR].map(byModel))
    const told = listRequirements(document)
      .flatMap(({ criteria }) => criteria)
      .map(({ when, outcome }) => `${when}: ${outcome}`)
    expect(told).toContain('the clerk says yes to a repair: the repair is “agreed”')
    expect(told).toContain('the clerk says no to a repair: the repair is “refused”')
  })

  it('the deed in Japanese, too', () => {
    const rows = [
      makeRow('role', 'q5: 船大工', { name: '船大工' }),
      makeRow('feature', 'q7: 船大工が見積りを作る', { actor: '船大工', does: '見積りを作る' }),
      makeRow('feature', 'q7: 船大工が引き渡しを記録する', {
        actor: '船大工',
        does: '引き渡しを記録する',
      }),
      makeRow('stages', 'q9: 船は受付、見積り中、検査、引き渡し済み', {
        thing: '船',
        stages: ['受付', '見積り中', '検査', '引き渡し済み'],
      }),
    ]
    const document = writeRows(rows.map(byModel), JAPANESE)
    const texts = new Map(listRequirements(document).map(({ id, text }) => [id, text]))
    const ways = document.statusTables[0]?.transitions ?? []
    expect(ways.map(({ to, items = [] }) => [to, ...items.map((id) => texts.get(id))])).toEqual([
      ['見積り中', '船大工は、見積りを作れること。'],
      ['検査', '船を「検査」に変更する。'],
      ['引き渡し済み', '船大工は、引き渡しを記録できること。'],
    ])
  })
})
