import { describe, expect, it } from 'vitest'
import { readPrices } from './prices.ts'
import { FILE_TABLE_TEXT as ENGLISH } from './text-en.ts'
import { FILE_TABLE_TEXT as JAPANESE } from './text-ja.ts'

describe('a sentence of prices', () => {
  it.each([
    ['The minimum hire is £20.', 'Minimum hire', '£20'],
    [
      'Small tool, so a drill: £4 a day, deposit £20.',
      'Small tool, so a drill',
      '£4 a day, deposit £20',
    ],
    ['A weapon is £15, by arrangement only.', 'Weapon', '£15, by arrangement only'],
    [
      'A small prop is £3, a large prop £12 and furniture £20.',
      'Small prop / large prop / furniture',
      '£3 / £12 / £20',
    ],
    [
      'A single garment is £5; a hat, shoes or an accessory is £2.50.',
      'Single garment / hat, shoes or an accessory',
      '£5 / £2.50',
    ],
    [
      'Cleaning is £4 for a wash and £11.50 for a dry clean.',
      'Cleaning: for a wash / for a dry clean',
      '£4 / £11.50',
    ],
    ['Per week, a bike is $22 and a trailer is $11.', 'Bike / trailer, per week', '$22 / $11'],
    [
      'The deposit is £75 or a quarter of the hire, whichever is more.',
      'Deposit',
      '£75 or a quarter of the hire, whichever is more',
    ],
    ['A puppy class costs forty pounds a term.', 'Puppy class', 'forty pounds a term'],
  ])('%s', (sentence, what, price) => {
    expect(readPrices(sentence, ENGLISH)).toEqual({ what, price })
  })

  it.each([
    ['最低料金は2,000円とする。', '最低料金', '2,000円'],
    ['体験は1,500円。', '体験', '1,500円'],
    ['振袖：98,000円、138,000円、198,000円', '振袖', '98,000円、138,000円、198,000円'],
  ])('%s', (sentence, what, price) => {
    expect(readPrices(sentence, JAPANESE)).toEqual({ what, price })
  })

  it.each([
    'Hirers pay the store into one bank account.',
    'Nothing is to be paid above £25.',
    'The limit is not more than £50.',
    'Over £25: £5.',
    'A lift is £40. Visitors pay £5 a night.',
    'Some schools get an invoice of £20 after the show.',
    'A class is £9 and we pay the teacher £30 of it.',
  ])('is not: %s', (sentence) => {
    expect(readPrices(sentence, ENGLISH)).toBeNull()
  })

  it('of two prices stays a sentence in Japanese', () => {
    expect(readPrices('白米は5kgで2,600円、5分は2,700円とする。', JAPANESE)).toBeNull()
  })
})
