import { describe, expect, it } from 'vitest'
import { findFigures, findLimits } from './find-limits.ts'

/** What founders of many trades say, the language of their answers, and the limits in it. */
const TOLD: readonly [string, string, string[]][] = [
  ['bucket > 30 kg', 'en', ['over 30 kg']],
  ['so six dogs a van a day max, no more', 'en', []],
  ['delivery not announced 24 h before\t3 % less', 'en', ['notice 24 h before']],
  [
    "under 15 years: max 12 m, and only with parent's signature",
    'en',
    ['under 15 years', 'within 12 m'],
  ],
  ['max 4 guests per instructor', 'en', ['single 4 guests per instructor']],
  ['no dive for 24 h before a flight (18 h for a single dive)', 'en', ['notice 24 h before']],
  ['no-show after 18:00 the day before: 50 % of 1,800 THB', 'en', ['over 18:00']],
  ['child under 12 13 EUR, from day 4 on 10 % less', 'en', ['under 12', 'from day 4']],
  ['free cancellation until 48 h before, then loss of the deposit', 'en', ['until 48 h before']],
  ['pick-up after 16:00 the day before: free.', 'en', ['over 16:00']],
  ['late return: 10 EUR per hour, max one day price.', 'en', ['price 10 EUR', 'within one day']],
  ['not picked up by 11:00 – skis free for others, deposit kept.', 'en', ['until 11:00']],
  ['Orders must be placed by noon on Friday.', 'en', ['until noon']],
  ['A table is held for 15 minutes after the booked time', 'en', ['lapse 15 minutes']],
  ['If nobody answers in 48 hours the request is cancelled', 'en', ['lapse 48 hours']],
  [
    'members can borrow five books at once for three weeks',
    'en',
    ['single five books at once', 'lapse three weeks'],
  ],
  [
    'you get a reminder after 3 days and again after a week',
    'en',
    ['lapse 3 days', 'lapse a week'],
  ],
  ['A dog heavier than 40 kilos needs a second walker', 'en', ['over 40 kilos']],
  ['the pool closes between 13:00 and 14:00', 'en', ['range 13:00 … 14:00']],
  ['customers can return things within fourteen days', 'en', ['within fourteen days']],
  ["Kids younger than twelve can't go alone", 'en', ['under twelve']],
  ['tips over $20 are split', 'en', ['over $20']],
  ["more than three late returns and you're blocked", 'en', ['over three late returns']],
  ['one or two a year must not be told where she is', 'en', []],
  ['we lose about five keys a month', 'en', []],
  ['we mend two sails a week or so', 'en', []],
  ['each family may book two slots a week', 'en', ['rate two slots']],
  ['no refunds later than the day before', 'en', ['day later than the day before']],
  ['at least two people have to sign', 'en', ['least two people']],
  ['you need to be 18 or older', 'en', ['least 18']],
  ['only one coupon per order', 'en', ['single only one']],
  ['nobody gets more than 10% off unless I say so', 'en', ['within 10% off']],
  ['quiet hours from 10pm to 7am', 'en', ['range 10pm … 7am']],
  ['a lesson cancelled less than a day ahead is charged in full', 'en', ['under a day ahead']],
  [
    'deposits are returned no later than 10 working days after move-out',
    'en',
    ['within 10 working days'],
  ],
  [
    'after three failed attempts the account is locked for an hour',
    'en',
    ['lapse three failed attempts', 'lapse an hour'],
  ],
  [
    'A lesson can be moved free of charge up to 24 hours before it starts.',
    'en',
    ['until 24 hours before'],
  ],
  [
    'If a boat comes back more than 15 minutes late the deposit is kept.',
    'en',
    ['over 15 minutes'],
  ],
  [
    'A check that is older than twenty-one days turns the truck red.',
    'en',
    ['over twenty-one days'],
  ],
  ['Nobody may rent a kayak before they are 16.', 'en', ['under 16']],
  [
    'We hold a reserved table for twenty minutes, then it goes to the next guest.',
    'en',
    ['lapse twenty minutes'],
  ],
  ['Each member gets two free towels per visit.', 'en', ['single two free towels per visit']],
  ['Orders over €60 ship free.', 'en', ['over €60']],
  ['Returns are accepted within 14 days of delivery.', 'en', ['within 14 days']],
  ['A driver must not drive longer than nine hours a day.', 'en', ['rate nine hours']],
  ['Shifts are at least 4 hours.', 'en', ['least 4 hours']],
  ['No more than 6 dogs in one walk.', 'en', ['within 6 dogs']],
  [
    'so basically if you cancel like less than 2 days before you lose half',
    'en',
    ['under 2 days before'],
  ],
  ['the kiln can only be booked three times a month per person', 'en', ['rate three times']],
  ['kids under 5 get in free, 5 to 12 pay half', 'en', ['under 5', 'range 5 … 12']],
  [
    'if the fridge goes above 8 degrees for half an hour somebody gets a call',
    'en',
    ['over 8 degrees', 'lapse half an hour'],
  ],
  ["one free repair a year, after that it's full price", 'en', ['rate one free repair']],
  ["you can't order fewer than 20 cupcakes", 'en', ['least 20 cupcakes']],
  ["a parcel that's been here longer than ten days goes back", 'en', ['over ten days']],
  ['Notice: min. 3 weeks. Late notice: fee 25 %.', 'en', ['least 3 weeks']],
  ['Loan period 21 days; max 2 renewals.', 'en', ['within 2 renewals']],
  ['Photo upload: <= 10 MB, JPG only.', 'en', ['within 10 MB']],
  ['Quotes valid until end of month.', 'en', ['until end of month']],
  ['Pick-up window 08:00-10:30.', 'en', ['range 08:00 … 10:30']],
  ['Blood sugar > 250: call the nurse.', 'en', ['over 250']],
  ['Trial lesson once only.', 'en', ['single once only']],
  ['Discount 10 % from 5 items.', 'en', ['from 5 items']],
  ['Waiting list closes 2 h before start.', 'en', ['notice 2 h before']],
  ['After 3 wrong codes the login is blocked.', 'en', ['lapse 3 wrong codes']],
  ['Nobody under 16 may book the sauna.', 'en', ['least 16']],
  [
    'A class with fewer than four sign-ups is called off the evening before.',
    'en',
    ['under four sign-ups'],
  ],
  [
    'The trainer has to confirm a request within two working days.',
    'en',
    ['within two working days'],
  ],
  ['Cars older than 15 years are not insured.', 'en', ['over 15 years']],
  ['A voucher is good for 12 months from the day it was bought.', 'en', ['lapse 12 months']],
  ['You may bring up to two guests, a third one pays €12.', 'en', ['within two guests']],
  ['If the stock of a part falls below 5 the buyer gets a note.', 'en', ['under 5']],
  ['Children between 6 and 12 need an adult with them.', 'en', ['range 6 … 12']],
  ['Cash payments above 10,000 francs are reported.', 'en', ['over 10,000 francs']],
  ['No deliveries after 9pm or before 7am.', 'en', ['over 9pm', 'under 7am']],
  ["A tenant who's 30 days behind on rent gets a letter.", 'en', ['lapse 30 days']],
  ['ok rule number one you gotta be 21 to rent anything with a motor', 'en', ['least 21']],
  ['everybody gets one swap a week tops', 'en', ['rate one swap']],
  ["if it rains more than like 5 mil the night before we don't mow", 'en', ['over 5 mil']],
  [
    "we only take 8 people per tour and 4 if it's the small van",
    'en',
    ['single 8 people per tour'],
  ],
  ['late by more than an hour = you pay the whole thing', 'en', ['over an hour']],
  ['nobody works more than 6 days in a row', 'en', ['within 6 days']],
  ["when the tank's at 20 percent or less order diesel", 'en', ['within 20 percent']],
  ["tips get split once there's fifty bucks in the jar", 'en', ['least fifty bucks']],
  ['you get your money back if you tell us by thursday night', 'en', ['until thursday night']],
  ['Min order: 150 €; delivery free > 500 €', 'en', ['least 150 €', 'over 500 €']],
  ['Age 18+', 'en', ['least 18']],
  ['Max. weight 120 kg / rider', 'en', ['within 120 kg']],
  ['Check-in 15:00–20:00, later = call', 'en', ['range 15:00 … 20:00']],
  ['Deposit back in 3 days', 'en', ['lapse 3 days']],
  ['>3 no-shows -> blocked 30 days', 'en', ['over 3']],
  ['Rx older than 6 months: no', 'en', ['over 6 months']],
  ['Temp 2-8 °C', 'en', ['range 2 … 8 °C']],
  ['somebody who cancels twice then they go to the back of the queue', 'en', ['lapse twice']],
  ['under tens swim with a parent', 'en', ['under tens']],
  ['the van has to be back by the time we close', 'en', ['until time we close']],
  ['she can carry like three crates at once', 'en', ['single three crates at once']],
  ['The first three lessons are free.', 'en', ['within three lessons']],
  ['Refunds: same day only.', 'en', ['day same day only']],
  ['A loan may be renewed three times.', 'en', ['within three times']],
  [
    'Invoices in before the second working day go out that week.',
    'en',
    ['under second working day'],
  ],
  ['The next family has a week to say yes.', 'en', ['within a week']],
  [
    'There are two wardens for every ten walkers.',
    'en',
    ['single two wardens for every ten walkers'],
  ],
]

const NO_LIMIT: readonly [string, string][] = [
  ['Clients see the list of free rooms.', 'en'],
  ['Import 150 customers from a sheet.', 'en'],
  ['The owner decides each case by hand.', 'en'],
  ['After the call she writes it on a card.', 'en'],
  ['お客様は空いている部屋の一覧を見る。', 'ja'],
  ['会長が一人で決める。', 'ja'],
  ['Ring me on 0207-555-0134.', 'en'],
  ['Empezamos en 1987 con una tienda en la calle Real, 14.', 'es'],
  ['The first three winters nearly finished us.', 'en'],
]

describe('the limits in a text', () => {
  it.each(TOLD)('%s', (text, language, expected) => {
    const found = findLimits(text, language)
    const told = found.map(({ word, figure, last }) =>
      [word, figure, ...(last === undefined ? [] : ['…', last])].join(' '),
    )
    expect(told).toEqual(expected)
    for (const { start, end, figure } of found) expect(text.slice(start, end)).toContain(figure)
  })

  it.each(NO_LIMIT)('none in: %s', (text, language) => {
    expect(findLimits(text, language)).toEqual([])
  })

  it('reads a long text in time that grows with its length only', () => {
    const long = 'if it is more than '.repeat(5_000)
    const before = performance.now()
    findLimits(long, 'en')
    findLimits('三日以内に'.repeat(5_000), 'ja')
    expect(performance.now() - before).toBeLessThan(1_000)
  })
})

it('takes a length of time in a short note for a figure to ask about', () => {
  const figures = (text: string) => findFigures(text, 'en').map(({ figure }) => figure)
  expect(figures('Grade D: letter, 28 days.')).toEqual(['28 days'])
  expect(figures('The fair goes on for three days every summer in the old town square.')).toEqual(
    [],
  )
})
