import { describe, expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { askOfLimit } from './ask-of-limit.ts'
import { limitsOfRow } from './limits-of-row.ts'
import { BOUNDARY_TEXT } from './text-ja.ts'

const limitsOf = (words: string, language = 'en') =>
  limitsOfRow(makeRow('rule', `q9: ${words}`, { then: words }), language)

describe('the limits of a rule', () => {
  it.each([
    ['There are 46 lockers in the cellar', 'en'],
    ['Last spring two people had the same kiln, we used to take 3 bookings at once', 'en'],
    ['Estamos en la calle Olmo 27, cada visita se apunta', 'es'],
    ['今のお客さんはだいたい120人くらいです', 'ja'],
    ['スタッフは4人です', 'ja'],
  ])('asks nothing of how it is or was: %s', (words, language) => {
    expect(limitsOf(words, language)).toEqual([])
  })

  it.each([
    ['lessons are rounded up to the next half hour', 'en'],
    ['anything under one acre is rounded up to a full acre', 'en'],
    ['amounts below 5 cents are rounded down', 'en'],
    ['面積は一アール未満切上げ', 'ja'],
    ['10円未満の端数は切り捨てます', 'ja'],
    ['作業時間は30分単位で切り上げ', 'ja'],
  ])('a unit to which something is rounded bounds nothing: %s', (words, language) => {
    expect(limitsOf(words, language)).toEqual([])
  })

  it.each<[string, string[]]>([
    ['you drive past one and the phone tells you', []],
    ['there is a lamp above one', []],
    ['past one week it is charged', ['one week']],
    ['nobody may hold more than one', ['one']],
  ])('“one” behind a place is a thing: %s', (words, figures) => {
    expect(limitsOf(words).map(({ limit }) => limit.figure)).toEqual(figures)
  })

  it('a limit beside a rounding stays one', () => {
    const limits = limitsOf('at most 12 children; the sum is rounded up to the next euro')
    expect(limits.map(({ limit }) => limit.figure)).toEqual(['12 children'])
  })

  it.each([
    ['the appointment is two hours away', 'send a text two hours before', 0],
    ['2週間たっても返事がない', '2週間後に再送する', 0],
    ['it is cancelled two hours before', 'the place is free', 1],
  ])('when something is sent bounds nothing: %s', (when, then, count) => {
    const language = /[ぁ-ん]/u.test(when) ? 'ja' : 'en'
    const row = makeRow('rule', `q9: ${when}, ${then}`, { when, then })
    expect(limitsOfRow(row, language).map(({ limit }) => limit.figure)).toHaveLength(count)
  })

  it('has no figure that was taken back, and no price', () => {
    const said = "q9: cancel more than twenty-four hours no I moved it to thirty-six that's free"
    const told = { when: 'cancelled more than thirty-six hours before', then: 'free' }
    const row = { ...makeRow('rule', said, told), by: 'model' as const }
    expect(limitsOfRow(row, 'en')).toEqual([])
    expect(limitsOf("inside it's thirty-five dollars")).toEqual([])
    expect(limitsOf('inside thirty-six hours it costs')).toHaveLength(1)
  })

  it('asks of a moment of the day as of a moment, and lets the rule stand', () => {
    const [told] = limitsOf('レッスン開始前なら取り消せる', 'ja')
    const [asked] = told ? askOfLimit(told.limit, told, BOUNDARY_TEXT) : []
    expect(asked).toMatchObject({
      question: '「レッスン開始前なら取り消せる」に、開始ちょうどは入りますか？',
      suggested: false,
    })
  })
})
