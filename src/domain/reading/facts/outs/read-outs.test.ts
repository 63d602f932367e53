import { describe, expect, it } from 'vitest'
import { factsOf, fieldsOf } from '#test/reading/facts-rows.ts'

describe('what is left out', () => {
  it.each([
    [
      "what I don't want is a blog, and ratings neither",
      [
        ['blog', null],
        ['ratings', null],
      ],
    ],
    [
      'cakes to hotels (too much work for now), ice, bread boxes -> shop next door',
      [
        ['cakes to hotels', 'too much work for now'],
        ['ice', null],
        ['bread boxes', 'shop next door'],
      ],
    ],
    [
      "it doesn't need to do accounting my wife does that in excel",
      [['accounting', 'my wife does that in excel']],
    ],
    [
      "We won't do cakes yet either, much as I would like them, because nobody can bake them.",
      [['cakes', 'nobody can bake them']],
    ],
    ['No hotels; they pay late.', [['hotels', 'they pay late']]],
    ['Also no cakes - bread is enough.', [['cakes', 'bread is enough']]],
    [
      "Things we don't need: cakes, a blog",
      [
        ['cakes', null],
        ['blog', null],
      ],
    ],
    [
      'We are not going to do cakes because they melt. Coffee is out of scope.',
      [
        ['cakes', 'they melt'],
        ['Coffee', null],
      ],
    ],
    ['I would leave cakes for later.', [['cakes', 'later']]],
    ['no cakes, my aunt bakes those', [['cakes', 'my aunt bakes those']]],
    [
      'no cakes and no coffee',
      [
        ['cakes', null],
        ['coffee', null],
      ],
    ],
    [
      'no cakes my aunt bakes those and um no payroll',
      [
        ['cakes', 'my aunt bakes those'],
        ['payroll', null],
      ],
    ],
    ['Cakes I do not want now, because they melt.', [['Cakes', 'they melt']]],
    ["We don't do weddings, too far", [['weddings', 'too far']]],
    [
      'cakes, coffee, ice. Reason: no space',
      [
        ['cakes', 'no space'],
        ['coffee', 'no space'],
        ['ice', 'no space'],
      ],
    ],
    [
      'no:\n - cakes (they melt in the sun)\n - coffee',
      [
        ['cakes', 'they melt in the sun'],
        ['coffee', null],
      ],
    ],
    ['Out\tWhy\ncakes\tthey melt', [['cakes', 'they melt']]],
    ['cakes - maybe next year', [['cakes', 'maybe next year']]],
    ['No money through it: the tin is the tin.', [['money through it', 'the tin is the tin']]],
    ["We won't be doing weddings.", [['weddings', null]]],
    [
      "I'd rather not have reviews. A forum would be too much work.",
      [
        ['reviews', null],
        ['A forum', null],
      ],
    ],
    ['Statistics can come later.', [['Statistics', 'later']]],
    ['no cakes. hm no wait, yes cakes', []],
  ])('%s', (text, expected) => {
    expect(fieldsOf(factsOf('out', 'q8', text), 'what', 'because')).toEqual(expected)
  })

  it.each([
    ['q4', 'My brother wanted a "loaf score". Leave it.', 'loaf score'],
    ['q9', 'At least 50 loaves a year. Do not build it.', 'At least 50 loaves a year'],
    ['q13', 'Mails yes, SMS not needed.', 'SMS'],
    ['q13', 'Texts cost money, so no.', 'Texts'],
    [
      'q11',
      'big buttons and a button for my receipts no forget that Ada does that',
      'button for my receipts',
    ],
  ])('takes out what %s drops: %s', (question, text, what) => {
    expect(fieldsOf(factsOf('out', question, text), 'what', 'certainty')).toEqual([[what, 'guess']])
  })
})
