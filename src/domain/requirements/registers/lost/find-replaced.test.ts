import { describe, expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { findLost } from './find-lost.ts'
import { findReplaced } from './find-replaced.ts'

/** What one row was read of: the first text is the whole answer, the others are what it quotes of it. */
function replaced(
  answer: string,
  { quotes = [answer], then }: { quotes?: readonly string[]; then: string },
  words = ENGLISH,
) {
  const rule = makeRow('rule', `q9: ${answer}`, { then })
  const said = quotes.map((each) => ({ question: 'q9', words: each }))
  const rows = [{ ...rule, by: 'model' as const, said }, makeRow('aside', `q9: ${answer}`, {})]
  const document = writeRows(rows, words)
  // The answer as it is: a row quotes parts of it.
  const [copy] = document.answers
  if (copy !== undefined) copy.text = answer
  document.asides = []
  return {
    figures: findReplaced(document).map(({ was, now }) => `${was} → ${now}`),
    lost: findLost(document).map(({ text }) => text),
  }
}

describe('a figure that was taken back', () => {
  it.each([
    [
      'Pitch … £4.50 pppn. ignore archery. pitch is £5 now',
      ['Pitch … £4.50 pppn', 'pitch is £5 now'],
      'a pitch costs £5 per person',
      '£4.50 → £5',
    ],
    [
      "we've got 10, in the yard, no wait one has a hole so its 9",
      ["we've got 10", 'one has a hole so its 9'],
      'there are 9 boats',
      '10 → 9',
    ],
    [
      "we lose four hundred quid a week no that's a lot say three hundred um",
      ["we lose four hundred quid a week no that's a lot say three hundred"],
      'three hundred quid a week are lost',
      'four hundred → three hundred',
    ],
    [
      "we lose four hundred quid a week no that's a lot say three um",
      ["we lose four hundred quid a week no that's a lot say three"],
      'three hundred quid a week are lost',
      'four hundred → three',
    ],
    [
      'from 12 tables, sorry, 14 tables on Fridays',
      ['from 12 tables, sorry, 14 tables on Fridays'],
      'there are 14 tables on fridays',
      '12 → 14',
    ],
  ])('English: %s', (...[answer, quotes, then, told]) => {
    expect(replaced(answer, { quotes, then })).toEqual({ figures: [told], lost: [] })
  })

  it('Japanese', () => {
    const answer = '定員は第二が10人、いや違う、10人は船頭入れて、客は九人まで'
    const told = replaced(answer, { then: '第二の客は九人まで' }, JAPANESE)
    expect(told.figures[0]).toBe('10人 → 九人')
  })

  it.each([
    // Another thing, another unit, nothing taken back.
    ['the barn takes 28 people, no wait, 3 boats leak', 'there are 3 boats that leak'],
    ['a barrow costs £8, climbing £75', 'climbing costs £75'],
    ['40 groups a year, 22 in the diary now', '22 are in the diary now'],
    // Of several figures one was taken back, and by the first that follows.
    [
      "van's £45 a day, you have to be 25, no, it says 23 now, and not over 75",
      'they are not over 75',
    ],
  ])('not in: %s', (answer, then) => {
    expect(replaced(answer, { then }).figures).toEqual([])
  })

  it('nor where what would replace it is not told', () => {
    expect(replaced('£4 a head. £5 now', { then: 'it costs money' }).figures).toEqual([])
  })
})
