import { describe, expect, it } from 'vitest'
import { clashingTopics } from './clashing-topics.ts'

type Said = readonly [question: string, words: string]

/** Pairs that cannot both hold, as founders of many trades say them in different answers. */
const CLASH: readonly [string, Said, Said][] = [
  [
    'cancelling',
    ['q9', 'You can drop out for free until two days before.'],
    ['q12', 'Somebody changes their mind 12 hours before: they get everything back.'],
  ],
  [
    'cancelling',
    ['q9', 'キャンセルは3日前まで無料です。'],
    ['q12', '前日でもキャンセルの料金はかからないようにします。'],
  ],
  [
    'keeping',
    ['q10', 'Patient records are deleted after two years.'],
    ['q14', 'By law we keep patient records for ten years.'],
  ],
  [
    'launch',
    ['q15', 'It must be ready before Easter.'],
    ['q4', 'We go live in September and look again at Christmas.'],
  ],
  ['launch', ['q15', 'Tiene que estar listo antes de junio.'], ['q4', 'Empezamos en noviembre.']],
  [
    'price',
    ['q13', 'Each tasting costs 15 euros.'],
    ['q6', 'He pays 20 euros for the tasting and leaves.'],
  ],
  [
    'places',
    ['q9', 'A raft takes eight people.'],
    ['q7', 'They book one of the ten seats in the raft.'],
  ],
  ['places', ['q9', 'En cada clase caben 12 personas.'], ['q10', 'Clase: hora, sala, 16 plazas.']],
  [
    'payment',
    ['q13', 'We only take cash at the door.'],
    ['q6', 'She pays with her card and gets a ticket.'],
  ],
  [
    'payment',
    ['q13', 'Nada de efectivo, todo se paga por transferencia.'],
    ['q6', 'Paco paga en efectivo y se va.'],
  ],
  [
    'channel',
    ['q13', 'All messages go out by email and nothing else.'],
    ['q6', 'Ines gets a WhatsApp with the hour.'],
  ],
  [
    'channel',
    ['q13', 'お知らせはすべてメールで送ります。'],
    ['q6', '当日の朝、LINEで案内が届く。'],
  ],
  [
    'weekday',
    ['q9', 'We are closed on Mondays.'],
    ['q14', 'The busiest hour is Monday at noon, when they all come in.'],
  ],
  ['weekday', ['q11', '火曜日は定休日です。'], ['q6', '佐藤さんは火曜の10時を選んで予約する。']],
  [
    'language',
    ['q11', 'One language only, please.'],
    ['q5', 'The cleaners read it in Polish or Ukrainian.'],
  ],
  [
    'deciding',
    ['q9', 'Discounts are mine to approve and nobody else’s.'],
    ['q5', 'The cashier agrees to a discount on the spot without asking me.'],
  ],
  [
    'offer',
    ['q7', 'Guests leave stars for the room.'],
    ['q8', 'No reviews, they only cause trouble.'],
  ],
  ['offer', ['q7', '来店ごとにスタンプがたまる。'], ['q8', 'ポイントはやりません。']],
  [
    'rank',
    ['q7', 'A map of the stalls would be nice.'],
    ['q12', 'Without that map we can’t open, people walk in circles.'],
  ],
]

/** Pairs that only look so. */
const NO_CLASH: readonly [string, Said, Said][] = [
  [
    'one figure in both',
    ['q9', 'Free cancelling until 24 hours before.'],
    ['q12', 'Somebody cancels 24 hours before: the money goes back.'],
  ],
  [
    'another thing is kept',
    ['q10', 'Photos are deleted after 30 days.'],
    ['q14', 'Invoices stay on file for ten years.'],
  ],
  [
    'the launch comes before the day it is needed',
    ['q15', 'It has to be ready by September.'],
    ['q4', 'We start in June with ten families.'],
  ],
  [
    'another price',
    ['q13', 'Each tasting costs 15 euros.'],
    ['q6', 'He pays 20 euros for the bottle.'],
  ],
  ['how it is today', ['q2', 'Today everybody pays in cash.'], ['q13', 'We take cards only.']],
  ['two ways side by side', ['q13', 'They pay by card or in cash.'], ['q6', 'She pays in cash.']],
  [
    'two channels side by side',
    ['q13', 'The confirmation goes by email, the reminder by text message.'],
    ['q6', 'Ben gets the email.'],
  ],
  [
    'refused in both',
    ['q8', 'No online payment, card fees eat the margin.'],
    ['q13', 'Nobody pays in the app.'],
  ],
  ['another day', ['q9', 'We are closed on Mondays.'], ['q14', 'The rush is on Tuesday.']],
  [
    'booked at home',
    ['q9', 'We are closed on Sundays.'],
    ['q14', 'Most people book on Sunday evening.'],
  ],
  ['a card of another kind', ['q10', 'Member: name, card no.'], ['q13', 'Cash only at the door.']],
  [
    'a person’s language',
    ['q11', 'Only in English.'],
    ['q6', 'Olga, who teaches French and German, opens the page.'],
  ],
  [
    'a map of something else',
    ['q7', 'A map of the stalls.'],
    ['q8', 'No automatic map of the whole town.'],
  ],
  [
    'another decision',
    ['q9', 'Refunds are decided by me alone.'],
    ['q5', 'The coach decides on the spot who plays.'],
  ],
]

const find = (one: Said, other: Said) =>
  clashingTopics(
    [one, other].map(([question, words]) => ({ question, words })),
    { rows: [], language: 'und' },
  )

describe('what two answers say of the same matter in other words', () => {
  it.each(CLASH)('clashes: %s %s / %s', (_, one, other) => {
    expect(find(one, other).length).toBeGreaterThan(0)
    expect(find(other, one).length).toBeGreaterThan(0)
  })

  it.each(NO_CLASH)('agrees: %s %s / %s', (_, one, other) => {
    expect(find(one, other)).toEqual([])
    expect(find(other, one)).toEqual([])
  })

  it('reads speech without full stops by its parts, each for itself', () => {
    const filler = 'then they come and '.repeat(8)
    const told = `so we only take cash and ${filler}we wave and ${filler}leave`
    expect(find(['q13', told], ['q6', 'She pays with her card.'])).toHaveLength(1)
    const apart = `so we only ${filler}we take their coats and ${filler}we like cash`
    expect(find(['q13', apart], ['q6', 'She pays with her card.'])).toEqual([])
  })
})
