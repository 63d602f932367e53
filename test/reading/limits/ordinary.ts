/** A sentence that lets nobody in alone, leaves nobody out and refuses nothing. */
export interface OrdinarySentence {
  question: string
  text: string
}

const ofQuestion = (question: string, texts: readonly string[]): OrdinarySentence[] =>
  texts.map((text) => ({ question, text }))

/** Of the club; with the words by which something may be refused. */
export const ENGLISH = [
  ...ofQuestion('q7', [
    'A day pass.',
    'Buy a season pass.',
    'Skip a delivery.',
    'Members can skip a week.',
    'You can skip a payment.',
    'Drop a pin on the map.',
    'Drop files into a folder.',
    'Hide jobs not needed.',
    'Remove lanes not in use.',
    'Members may skip it.',
    'The coach is out.',
    'The cleaner can wait.',
    'Keep strangers out.',
    'Is it raining? No.',
    'Show who is not interested.',
    'A message when a lane is not needed.',
    'Save a booking for later.',
    'Mark a lane as out of use.',
    "You don't need to call us to book.",
    "We don't need more than two lanes at once.",
    "It doesn't need to be pretty.",
  ]),
  ...ofQuestion('q9', [
    'Members pay the coach, not me.',
    'The coach tells the treasurer, not the members.',
    'Members message the coach and nobody else.',
    'Members can pay by card, not cash.',
    'Members can bring guests but not dogs.',
    'Members can use mail but not text messages.',
    "Members can book, the coach can't always be there.",
    'The cleaner does not know when a race starts.',
    'Members can only book two lanes a week.',
    'Not more than two guests for each member.',
    'No member pays twice.',
    "Members can't book more than two lanes.",
    "Members can't cancel 2 hours before.",
    'All members must pay by Friday.',
    'A booking is only for one hour.',
  ]),
  ...ofQuestion('q13', [
    "I don't want strangers reading my notes.",
    "We don't need anything fancy.",
  ]),
]
/** Of the workshop. */
export const SPANISH = [
  ...ofQuestion('q7', [
    'Ver quién pagó y quién no.',
    'Marcar si el cliente vino o no.',
    'Guardar una cita para después.',
    'Dejar una nota para más adelante.',
    'El cliente no.',
    'El mecánico no va.',
    'Un cliente puede esperar.',
    'Avisar si no hay lugar.',
  ]),
  ...ofQuestion('q9', [
    'El aviso le llega al cliente, no al mecánico.',
    'La recepcionista avisa al mecánico, no al contador.',
    'No más de diez citas por día.',
    'Los clientes pueden cancelar sólo hasta las seis.',
    'La primera cita no se cobra.',
  ]),
]

/** Of the salon. */
export const JAPANESE = ofQuestion('q9', [
  '店長のほか、会計係も売上を見られます。',
  '店長以外に会計係も売上を見られます。',
  '店長以外に二人必要です。',
  '売上は会計係だけです。',
  'お客様を除く人数を入力する。',
  '月曜以外はスタッフがシフトに入ります。',
  '会員登録なしで予約できます。',
  '予約表は結構見やすいです。',
])
