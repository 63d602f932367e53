import { describe, expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { findLost } from './find-lost.ts'

const lost = (said: string, told: string, words = ENGLISH) =>
  findLost(writeRows([makeRow('rule', `q9: ${said}`, { then: told })], words)).map(
    ({ question, text }) => ({ question, text }),
  )

describe('what was said and no item tells', () => {
  it.each([
    [
      'a number',
      'A late loaner costs three euros, the tag is kept 14 days',
      'a late loaner costs 3 euros',
      'the tag is kept 14 days',
    ],
    [
      'a weekday',
      'Me, Odile, and Bertrand on Wednesdays',
      'me, Odile and Bertrand',
      'and Bertrand on Wednesdays',
    ],
    [
      'a number with a hyphen',
      'there are sixty-four plots',
      'there are plots',
      'there are sixty-four plots',
    ],
    ['a number in words', 'twenty pupils may come', 'pupils may come', 'twenty pupils may come'],
  ])('%s', (...[, said, told, words]) => {
    expect(lost(said, told)).toEqual([{ question: 'q9', text: words }])
  })

  it.each([
    ['a lost tag costs five hundred euros', 'a lost tag costs 500 euros'],
    ['3. the rest is free', 'the rest is free'],
    ['Screen 2: the rest is free', 'the rest is free'],
    ['One of us answers', 'somebody answers'],
    ['the shop is open on Mon', 'the shop is open on Mondays'],
    ['three horses. four, it says so', 'three horses are here, and it says so'],
    ['thirty horses ish, well thirty one at the moment', 'thirty one horses are here'],
    ['it costs five, no, six euros', 'it costs six euros'],
  ])('nothing where it is told another way: %s', (said, told) => {
    expect(lost(said, told)).toEqual([])
  })

  it('reads Japanese numerals and days of the week', () => {
    expect(lost('水曜は二十席です', '水曜は20席とする', JAPANESE)).toEqual([])
    expect(lost('水曜は二十席です', '席は20とする', JAPANESE)).toHaveLength(1)
    expect(lost('水曜は二十席です', '水曜は席が決まっている', JAPANESE)).toHaveLength(1)
  })

  it.each([
    ['cross the card payments out, the committee was five to two against', ENGLISH],
    ['カード払いはやめます、寄り合いで五対二でした', JAPANESE],
  ])('asks no more of what is left out: %s', (said, words) => {
    const rows = [makeRow('out', `q15: ${said}`, { what: 'card payments' })]
    expect(findLost(writeRows(rows, words))).toEqual([])
  })

  it('takes nothing back where what would replace it is not told', () => {
    expect(lost('thirty horses, well thirty one', 'horses are here')).toHaveLength(1)
  })

  it('nothing of who somebody is, which stands with the role', () => {
    const said = 'Tilly, sixteen, sees the jobs'
    const role = makeRow('role', `q5: ${said}`, { name: 'Tilly' })
    expect(findLost(writeRows([role], ENGLISH))).toEqual([])
  })

  it.each([
    ['there are three girls of thirteen', 'girls of thirteen have ponies', 'BR-001'],
    ['the tag is kept 14 days', 'a late loaner costs 3 euros', null],
  ])('names who tells the rest of “%s”', (said, told, item) => {
    const rows = [makeRow('rule', `q9: ${said}`, { then: told })]
    expect(findLost(writeRows(rows, ENGLISH))[0]?.item).toBe(item)
  })

  it('nothing of an item that the founder rewrote', () => {
    const document = writeRows([
      makeRow('rule', 'q9: the tag is kept 14 days', { then: 'the tag is kept' }),
    ])
    for (const rule of document.rules) Object.assign(rule, { edited: true, text: 'Kept 10 days.' })
    expect(findLost(document)).toEqual([])
  })
})
