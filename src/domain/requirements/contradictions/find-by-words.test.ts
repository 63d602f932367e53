import { describe, expect, it } from 'vitest'
import { detectLanguage } from '#domain/language/detect-language.ts'
import { findContradictions } from './find-contradictions.ts'

type Said = readonly [question: string, text: string]

/** Two answers that cannot both hold, each told in passing. */
const CLASH: readonly [string, Said, Said][] = [
  [
    'price minibus',
    ['q13', 'The minibus costs £95 a day.'],
    ['q6', '4. He takes the minibus for Saturday. 5. The app says £110 and he pays.'],
  ],
  [
    'card payment',
    ['q7', 'Must: people can pay by card in the app. Must: a list of who paid.'],
    ['q8', 'Paying through the app is not part of this, they settle at the bar.'],
  ],
  [
    'photo',
    ['q7', 'Would be good: a photo of each repair. Must: status of the repair.'],
    ['q9', "A repair can't be handed back until there's a photo of it in the app."],
  ],
  [
    'sunday',
    ['q11', 'The week view goes from Monday to Friday, nobody is in at weekends.'],
    ['q6', '2. Omar reserves the workshop for Sunday morning.'],
  ],
  [
    'farmers',
    ['q3', "Farmers list their machines for nothing, that's the whole point."],
    ['q13', 'Every farmer pays 20 euros to put a machine on the list.'],
  ],
  [
    'lang',
    ['q11', 'English is all we need.'],
    ['q5', 'Residents: read the notices, in Arabic if they like.'],
  ],
  ['chart', ['q8', 'No statistics.'], ['q7', 'Must: a chart of the bookings of each month.']],
  [
    '返金',
    ['q9', '返金の判断は社長だけがします。'],
    ['q5', '受付は返金してよいか自分で決められる。'],
  ],
  [
    'seats',
    ['q9', 'Our tasting table seats twelve, so after twelve bookings the evening is closed.'],
    [
      'q12',
      'If sixteen guests are already in for the tasting, the seventeenth sees the next date.',
    ],
  ],
  [
    'delivery',
    ['q8', "Home delivery isn't happening this year, we've no van."],
    ['q7', 'Must: order bread for Saturday. Must: choose pick up or delivery to the door.'],
  ],
  [
    'note',
    ['q7', 'Must: pay a deposit. Nice: members can leave a note for the coach.'],
    [
      'q9',
      "A member can't book a lesson without leaving a note for the coach, that's how he prepares.",
    ],
  ],
  [
    'pay when',
    ['q13', 'Money is taken by card when they order, nothing at the counter.'],
    ['q6', '5. Nadia picks up the flowers and gives us the 35 euros at the counter.'],
  ],
  [
    'reviews',
    ['q8', "We're not doing reviews."],
    ['q6', '7. A day later Tess is asked how many stars she gives the walk.'],
  ],
  [
    'approval',
    ['q6', "2. Lou asks for the hall on the 12th and it's hers straight away."],
    ['q9', 'Every request for the hall waits until the committee has said yes.'],
  ],
  ['見学', ['q9', '一回の見学は15名までです。'], ['q14', '見学は毎回25名で満員になります。']],
  [
    '火曜',
    ['q9', '毎週火曜はお休みです。'],
    ['q12', '火曜の朝に急なキャンセルが出たら、待っている方に知らせて来てもらう。'],
  ],
  [
    'bici',
    ['q13', 'El alquiler de la bici son 12 euros el día.'],
    ['q6', '4. Paga los 15 euros del día de bici.'],
  ],
  [
    'chat',
    ['q8', 'No habrá chat entre vecinos.'],
    ['q7', 'Imprescindible: que los vecinos se escriban entre ellos en la aplicación.'],
  ],
]

/** Two answers that only look so. */
const AGREE: readonly [string, Said, Said][] = [
  [
    'o31',
    ['q9', 'A workshop never has more than nine students.'],
    ['q12', 'When the third student has cancelled, tell me.'],
  ],
  ['o34', ['q15', 'By the end of March.'], ['q14', 'June is the busiest month.']],
  ['o37', ['q10', '写真は30日で消します。'], ['q14', '請求の記録は7年残します。']],
]

function find(...said: Said[]) {
  const answers = said.map(([question, text]) => ({ question, text }))
  return findContradictions({
    rows: [],
    answers,
    language: detectLanguage(said.map((each) => each[1])),
  })
}

describe('contradictions told in passing', () => {
  it.each(CLASH)('%s: %s / %s', (_, one, other) => {
    expect(find(one, other).length).toBeGreaterThan(0)
  })

  it.each(AGREE)('none, %s: %s / %s', (_, one, other) => {
    expect(find(one, other)).toEqual([])
  })
})
