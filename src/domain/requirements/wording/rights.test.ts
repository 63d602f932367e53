import { describe, expect, it } from 'vitest'
import { reachOf, readRights } from './rights.ts'

describe('readRights', () => {
  it.each([
    ['has access to everything', ['access everything']],
    ['have access to bookings and prices', ['access bookings and prices']],
    ['only have access to bookings', ['access only bookings']],
    ['has full access', ['full access']],
    ['has full access to reports', ['access reports']],
    ['have read-only access to reports', ['have read-only access to reports']],
    ['is allowed everything', ['do everything']],
    ['everything except payments', ['do everything except payments']],
    ['sets prices', ['set prices']],
    ['orders cakes and reports faults', ['order cakes', 'report faults']],
    ['trains and books dogs', ['train and book dogs']],
    ['can book; and may cancel', ['book', 'cancel']],
  ])('reads %j as actions', (text, can) => {
    expect(readRights(text)).toEqual({ can, mustNot: [], things: [] })
  })

  it.each([
    ['prices', ['prices']],
    ['bookings only', ['bookings only']],
    ['own bookings and reports', ['own bookings and reports']],
    ['orders and reports', ['orders', 'reports']],
    ['bookings, checks and reminders', ['bookings', 'checks', 'reminders']],
    ['prices and opening times', ['prices and opening times']],
    ['prices are theirs to set', ['prices are theirs to set']],
  ])('keeps the words of %j, which say no action', (text, can) => {
    expect(readRights(text)).toMatchObject({ can, mustNot: [] })
  })

  it.each([
    ['prices', ['prices']],
    ['orders', ['orders']],
    ['bookings only', ['bookings only']],
    ['has access to prices', []],
    ['books and cancels places', []],
    ['books', []],
  ])('tells the things of %j that wait for an action', (text, things) => {
    expect(readRights(text).things).toEqual(things)
  })

  it.each([
    ['no access to prices', { can: [], mustNot: ['access prices'] }],
    ['has no access to prices', { can: [], mustNot: ['access prices'] }],
    ['bookings only, no prices', { can: ['bookings only'], mustNot: ['access prices'] }],
    ['bookings; must never see prices', { can: ['bookings'], mustNot: ['see prices'] }],
    ['nothing', { can: [], mustNot: ['do anything'] }],
    ['says yes, no or maybe', { can: ['say yes, no or maybe'], mustNot: [] }],
  ])('reads what %j forbids', (text, rights) => {
    expect(readRights(text)).toMatchObject(rights)
  })
})

describe('reachOf', () => {
  it.each([
    ['do everything', 'all'],
    ['access everything', 'all'],
    ['control everything', 'all'],
    ['full access', 'all'],
    ['do everything, including prices', 'all'],
    ['do everything else', 'all'],
    ['todo', 'all'],
    ['see everything', 'seeing'],
    ['do everything except payments', 'itself'],
    ['access everything but the payroll', 'itself'],
    ['do everything a teacher can', 'itself'],
    ['see all bookings', 'itself'],
    ['full access to bookings', 'itself'],
    ['すべて', 'all'],
    ['料金も含めて、すべて', 'all'],
    ['すべてにアクセスできる', 'all'],
    ['何でもできます', 'all'],
    ['全権限がある', 'all'],
    ['すべての予約を見る', 'itself'],
    ['料金以外のすべて', 'itself'],
  ])('of %j is %s', (right, reach) => {
    expect(reachOf(right)).toBe(reach)
  })
})
