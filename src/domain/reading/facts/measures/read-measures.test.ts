import { describe, expect, it } from 'vitest'
import { factsOf, fieldsOf } from '#test/reading/facts-rows.ts'

describe('measures', () => {
  it.each([
    ['time to bake a tray 12 min → 3 min', [['time to bake a tray', '12 min', '3 min', false]]],
    ['must not drop: google stars 4.6', [['google stars', '4.6', null, true]]],
    [
      'We want to cut burnt trays by half, from 12% today to under 6% within three months',
      [['burnt trays', '12%', 'under 6%', false]],
    ],
    ['burnt trays from 0 to 50 %', [['burnt trays', '0', '50 %', false]]],
    ['late loaves: from 9 a week down to 2', [['late loaves', '9 a week', '2', false]]],
    ['burnt trays: 12 -> 3', [['burnt trays', '12', '3', false]]],
    ['burnt trays:12 a day => 3', [['burnt trays', '12 a day', '3', false]]],
    [
      'I would look at trays thrown away: currently about nine a week, I want none.',
      [['trays thrown away', 'about nine a week', 'none', false]],
    ],
    [
      "And I'd like 20 of our 25 cafes to order by it",
      [['cafes to order by it', null, '20', false]],
    ],
    [
      'What must not get worse is the bread being on time, which at the moment is about 95%',
      [['bread being on time', 'about 95%', null, true]],
    ],
    ['waste presently 8 kg, should come to below 3 kg', [['waste', '8 kg', 'below 3 kg', false]]],
    [
      'at least 40 of the 60 cafes order online',
      [['cafes order online', null, 'at least 40', false]],
    ],
    ['no burnt tray after noon', [['burnt tray after noon', null, 'none', false]]],
    [
      'How many loaves we give away, now I think 15 a day, I would be happy with 5',
      [['loaves we give away', '15 a day', '5', false]],
    ],
    [
      'Three months after, I will check: one, the gap between till and book, it should be zero. Two, the minutes a customer waits, which is now 14, we target 2.',
      [
        ['gap between till and book, it', null, 'zero', false],
        ['minutes a customer waits', '14', '2', false],
      ],
    ],
    ['zero forgotten orders', [['forgotten orders', null, 'zero', false]]],
    ['Complaints should not go up, now 3 a month', [['Complaints', '3 a month', null, true]]],
    ['Phone calls must not take longer', [['Phone calls', null, null, true]]],
    ['not worse:\n - hygiene mark 4.9', [['hygiene mark', '4.9', null, true]]],
    [
      'how many loaves we sell we do 80 now I would be happy with 120',
      [['loaves we sell', '80', '120', false]],
    ],
    [
      'orders by phone max 2 a day, 30 orders online',
      [
        ['orders by phone', null, 'max 2 a day', false],
        ['orders online', null, '30', false],
      ],
    ],
  ])('%s', (text, expected) => {
    expect(fieldsOf(factsOf('measure', 'q4', text), 'what', 'from', 'to', 'guard')).toEqual(
      expected,
    )
  })

  it('reads the columns of a sheet', () => {
    const sheet = 'Measure\tNow\tGoal\tWhen\nwaste\t8 kg\t3 kg\tMay'
    expect(fieldsOf(factsOf('measure', 'q4', sheet), 'what', 'from', 'to', 'due')).toEqual([
      ['waste', '8 kg', '3 kg', 'May'],
    ])
  })

  it.each([
    'I do not know, would you count the loaves?',
    'we never call a cafe more than two times',
  ])('takes no aim from "%s"', (text) => {
    expect(factsOf('measure', 'q4', text)).toEqual([])
  })
})
