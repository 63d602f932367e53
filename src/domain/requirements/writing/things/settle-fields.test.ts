import { describe, expect, it } from 'vitest'
import type { Entity, EntityField, Role } from '#domain/requirements/document-items.ts'
import { FIELD_NAMES } from '#domain/requirements/text-en/fields.ts'
import { FIELD_NAMES as IN_JAPANESE } from '#domain/requirements/text-ja/fields.ts'
import { settleFields } from './settle-fields.ts'

const BLANK = { meaning: null, required: null, example: null, rule: null, refersTo: null }
const TRACED = { sources: [], quotes: [], notes: [] }

/** "whose it is: the foreman who has to do it", "job -> Job", a supposed one has a star. */
function fieldOf(told: string, things: readonly string[]): EntityField {
  const [, name = '', star, meaning = null, target] =
    /^([^:*>]+?)(\*?)(?:: (.+?))?(?: -> (.+))?$/u.exec(told) ?? []
  const refersTo = target === undefined ? null : `E${things.indexOf(target)}`
  return { ...BLANK, name, meaning, refersTo, ...(star === '*' && { assumed: true }) }
}

function settled(
  given: Record<string, readonly string[]>,
  roles: readonly string[] = [],
  language = 'en',
): Record<string, string[]> {
  const things = Object.keys(given)
  // A thing that a model supplied has a star, too.
  const entities = Object.entries(given).map(([told, fields], at): Entity => {
    const mark = told.endsWith('*') ? 'assumed' : 'stated'
    const own = fields.map((each) => fieldOf(each, things))
    return { ...TRACED, mark, id: `E${at}`, name: told.replace('*', ''), fields: own }
  })
  const people = roles.map((name, at) => ({ ...TRACED, id: `R${at}`, name }) as unknown as Role)
  const names = language === 'ja' ? IN_JAPANESE : FIELD_NAMES
  const kept = { entities, roles: people, language }
  const once = settleFields(kept, names)
  expect(settleFields({ ...kept, entities: once }, names)).toEqual(once)
  const called = (id: string) => (id.startsWith('R') ? roles : things)[Number(id.slice(1))] ?? '?'
  return Object.fromEntries(
    once.map(({ name, fields }) => [
      name,
      fields.map(
        (each) =>
          each.name +
          (each.assumed === true ? '*' : '') +
          (each.refersTo === null ? '' : ` -> ${called(each.refersTo)}`),
      ),
    ]),
  )
}

describe('fields of things, seen together', () => {
  it('point to what they are called after, in other numbers, of a choice, in a question', () => {
    const things = {
      Booking: ['dates', 'pitches', 'barn or no', 'who the customer is', 'asked instructor'],
      'Pitch or barn': ['name', 'people it takes'],
      Hire: ['day'],
      Job: ["when the hire's up", 'site address', 'which gang'],
      Gang: ['name'],
    }
    expect(settled(things, ['customer', 'Instructor'])).toMatchObject({
      Booking: [
        'dates',
        'pitches -> Pitch or barn',
        'barn or no',
        'who the customer is -> customer',
        'asked instructor -> Instructor',
      ],
      Job: ["when the hire's up", 'site address', 'which gang -> Gang'],
    })
  })

  it('point to no thing that was only supplied, unless they were supplied, too, or it is a person', () => {
    const things = {
      Order: ['price', 'only bunches', 'customer', 'hire', 'bunch*'],
      'Price*': ['name', 'sum'],
      'Bunch*': ['name', 'stems'],
      'Customer*': ['name', 'phone'],
      Hire: ['day'],
    }
    expect(settled(things).Order).toEqual([
      'price',
      'only bunches',
      'customer -> Customer*',
      'hire -> Hire',
      'bunch* -> Bunch*',
    ])
  })

  it('point to no thing where they hold words or an amount themselves', () => {
    const things = {
      Tool: ['deposit: £20, £40 or £60', 'text', 'hire'],
      Deposit: ['day'],
      Text: ['sent on'],
      Hire: ['day'],
    }
    expect(settled(things).Tool).toEqual(['deposit', 'text', 'hire -> Hire'])
  })

  it('lose a bare link beside a field that says the same', () => {
    const things = {
      Ticket: ['due day', 'whose it is: The foreman who has to do it', 'foreman*', 'job* -> Job'],
      Check: ['who', 'foreman*'],
      Job: ['name', 'who the customer is', 'customer'],
    }
    expect(settled(things, ['Foreman', 'customer'])).toEqual({
      Ticket: ['due day', 'whose it is -> Foreman', 'job* -> Job'],
      Check: ['who -> Foreman'],
      Job: ['name', 'who the customer is -> customer'],
    })
  })

  it('lose what was supposed where a link or another field tells it', () => {
    const supposed = ['date and time*', 'for whom*', 'how many people*', 'state*']
    const things = {
      Booking: ['kids', 'adults', 'group', 'trip', ...supposed],
      Group: ['name', 'mobile'],
      Trip: ['date', 'boat'],
      Reservation: ['note', ...supposed],
    }
    expect(settled(things)).toMatchObject({
      Booking: ['kids', 'adults', 'group -> Group', 'trip -> Trip', 'state*'],
      Reservation: ['note', ...supposed],
    })
  })

  it('do so in Japanese', () => {
    const things = {
      客: ['名前', '電話'],
      便: ['日', '定員'],
      予約: ['誰が', 'どの便', '何人', '日と時間*', '相手の名前*', '人数*', '状態*', '客*', '便*'],
    }
    expect(settled(things, ['船長'], 'ja').予約).toEqual([
      '誰が -> 客',
      'どの便 -> 便',
      '何人',
      '状態*',
    ])
  })

  it('have a name where they stand for a person, or are pointed to and have nothing else', () => {
    const things = {
      Instructor: ['mobile', 'when their first aid runs out'],
      Extra: ['week', 'job'],
      Job: ['address', 'boat'],
      Boat: ['colour'],
      Report: ['extra'],
    }
    expect(settled(things, ['Instructor'])).toMatchObject({
      Instructor: ['name*', 'mobile', 'when their first aid runs out'],
      Extra: ['week', 'job -> Job'],
      Job: ['address', 'boat -> Boat'],
      Boat: ['name*', 'colour'],
    })
  })

  it('stay as they were told in a language of which we have no words', () => {
    const things = { Instructor: ['tel'], Reserva: ['instructor'] }
    expect(settled(things, ['Instructor'], 'es')).toEqual(things)
  })
})
