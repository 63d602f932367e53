import { expect, test } from 'vitest'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { readProject } from '#test/reading/read-project.ts'
import { findGaps } from './find-gaps.ts'
import { tellAnswer } from './told-answer.ts'

const STUDIO = SAMPLE_PROJECT.answers as Readonly<Record<string, string>>

/** The gaps of an answer that is among those of `others`. */
function gapsOf(question: string, text: string, others: Readonly<Record<string, string>> = {}) {
  const reading = readProject({ ...others, [question]: text })
  return findGaps(tellAnswer({ question, text }, reading))
}

const PEOPLE = { q5: 'Owner: books a kennel.\nStaff: sees all.' }

/** Other trades than the field cases; the first gap, and what it is about. */
test.each([
  ['q1', 'Choir leaders lose track of who comes.', {}, 'cost', ''],
  ['q2', 'They do it by hand and it is annoying.', {}, 'lastTime', ''],
  [
    'q2',
    'A card index on the desk. Last Monday two dogs had the same kennel.',
    { q13: 'Bank transfer, 20 pounds a night.' },
    'bringAlong',
    '',
  ],
  ['q3', 'Owners know where their dog sleeps.', {}, 'whyChange', ''],
  ['q4', 'More bookings and happier owners.', {}, 'noNumber', ''],
  ['q4', 'Bookings: from 20 to 40 a month.', {}, 'guard', ''],
  ['q5', 'Sitters, owners, and me.', {}, 'rights', 'sitter, owner'],
  ['q5', 'Walker: sees the dogs of today.\nOwner: books a walk.', {}, 'limits', ''],
  ['q6', 'Owner picks a kennel and pays.', {}, 'moreSteps', ''],
  ['q7', 'Owners book a kennel.\nStaff see the list of today.', {}, 'nothingRanked', ''],
  ['q7', 'Must: vaccination form.\nMust: owner books a kennel.', PEOPLE, 'actor', ''],
  ['q8', 'No grooming\nNo shop, because nobody asked', {}, 'reason', 'grooming'],
  ['q9', 'When a kennel is taken, then nobody else gets it.', {}, 'noFigure', ''],
  ['q9', 'Free cancellation until 24 hours before.', {}, 'exactHour', '24 hours'],
  ['q9', 'You can move a stay until 3 days before.', {}, 'dayOrHour', '3 days'],
  [
    'q9',
    'At most 12 dogs.\nA stay goes from booked to paid to withdrawn.',
    { q7: 'Must: owner pays for a booked stay.' },
    'stage',
    'withdrawn',
  ],
  ['q10', 'Dog: name, breed, age\nOwner: name, phone', {}, 'howLong', ''],
  ['q11', 'Blue like the van.', {}, 'screens', ''],
  [
    'q12',
    'Dog is sick: the sitter calls the vet.\nOwner is late: the sitter waits.',
    { q13: 'Text to the owner the day before.' },
    'messageFails',
    '',
  ],
  ['q14', 'GDPR. Pages open within 2 seconds. 200 owners.', {}, 'downtime', ''],
  ['q15', 'A friend builds it by May. I assume owners have phones.', {}, 'budget', ''],
  ['q15', 'Up to 4,000 euros, by May. I assume owners have phones.', {}, 'builder', ''],
  ['q1', '犬の散歩をする人が、予定を忘れます。', {}, 'cost', ''],
  ['q9', '申し込みは三日前までです。', {}, 'dayOrHour', '三日'],
  // Whatever is built, one of the two is wrong.
  [
    'q9',
    'A walk takes six dogs and no more.',
    { q12: 'The eight spots on a walk are taken: show the next walk.' },
    'contradiction',
    'The eight spots on a walk are taken: show the next walk',
  ],
])('%s "%s" %#', (...[question, text, others, code, name]) => {
  const [gap] = gapsOf(question, text, others)
  expect([gap?.code, gap?.name ?? '']).toEqual([code, name])
})

/** What is said is not missing, in whatever words. */
test.each([
  ['q1', 'Choir leaders lose an hour every week.', {}],
  ['q3', 'Owners know where their dog sleeps, without calling anybody.', {}],
  ['q5', 'Only me: I see everything.', {}],
  ['q8', 'No grooming, my sister does that.', {}],
  ['q10', 'Dog: name, breed. Deleted after two years. Only staff see it.', {}],
  ['q11', 'Phone. The first page shows the dogs of today. English.', {}],
  // The founder has no name, and whoever belongs to the kitchen sees the kitchen's screen.
  [
    'q11',
    'Phone, English. Guest: sees the menu. Kitchen: sees the orders.',
    {
      q5: 'Guest: orders a dish. Kitchen (chef Olga and two cooks): sees the orders. Me: everything.',
    },
  ],
  ['q15', 'Nothing to spend. My son codes it for the fair in June. Will they use it?', {}],
  // Nobody is known yet, so nobody can be told apart from a thing.
  ['q7', 'Must: owner books a kennel.\nMust: vaccination form.', {}],
  // An answer that is there tells it.
  [
    'q7',
    'Must: vaccination form.',
    { q5: 'Owner: fills in the vaccination form. Staff: read it.' },
  ],
])('%s "%s" leaves nothing open %#', (...[question, text, others]) => {
  expect(gapsOf(question, text, others)).toEqual([])
})

/** What even our worked example leaves open, read line by line; the rest of it nothing. */
const OPEN_IN_SAMPLE: Readonly<Record<string, string[]>> = {
  q8: ['reason'],
  q9: ['exactHour'],
  q11: ['shows'],
}

test.each(Object.entries(STUDIO))('the sample answer to %s', (question, text) => {
  const codes = gapsOf(question, text, STUDIO).map(({ code }) => code)
  expect(codes).toEqual(OPEN_IN_SAMPLE[question] ?? [])
})

/** The answer to a reply's question, added below, is not asked for again. */
test.each([
  ['q9', 'Free cancellation until 24 hours before.', 'At exactly 24 hours: too late.', {}],
  ['q9', 'You can move a stay until 3 days before.', '3 days: counted to the hour.', {}],
  ['q7', 'Must: vaccination form.', 'Vaccination form: the owner fills it in.', PEOPLE],
  ['q8', 'No grooming', 'Grooming: for good, because my sister does it.', {}],
  [
    'q10',
    'Dog: name, breed. Kept 2 years, only for staff.\nVisit: date, type',
    'Visit type: day or night.',
    {},
  ],
])('%s "%s" with "%s" %#', (...[question, text, added, others]) => {
  expect(gapsOf(question, text, others).length).toBeGreaterThan(0)
  expect(gapsOf(question, `${text}\n${added}`, others)).toEqual([])
})

test('a blank comes first, and proves nothing', () => {
  const [gap] = gapsOf('q1', 'Parents of twins.\nIt happens ____ times a week.')
  expect(gap).toEqual({ code: 'blank', words: 'It happens ____ times a week.', name: '' })
})

test('two answers that do not agree come before anything else', () => {
  const text = 'No shop for now.'
  const reading = readProject({ q8: text, q7: 'Must: customer buys in the shop.' })
  const [row] = reading.rows
  if (row === undefined) throw new Error('nothing read')
  const said = [
    { question: 'q8', words: 'No shop for now' },
    { question: 'q7', words: 'customer buys in the shop' },
  ]
  const rows = [
    ...reading.rows,
    { ...row, id: 'r99', kind: 'contradiction', said, what: '' } as const,
  ]
  const told = tellAnswer({ question: 'q8', text }, { ...reading, rows })
  expect(findGaps(told)[0]).toMatchObject({
    code: 'contradiction',
    name: 'customer buys in the shop',
  })
})

test('what the founder decided counts, and what was struck out does not', () => {
  const text = 'Must: vaccination form.'
  const reading = readProject({ ...PEOPLE, q7: text })
  const changed = (change: object) => ({
    ...reading,
    rows: reading.rows.map((row) => (row.kind === 'feature' ? { ...row, ...change } : row)),
  })
  const codes = (change: object) =>
    findGaps(tellAnswer({ question: 'q7', text }, changed(change))).map(({ code }) => code)
  expect(codes({})).toContain('actor')
  expect(codes({ actor: 'owner', state: 'edited' })).not.toContain('actor')
  expect(codes({ state: 'undecided' })).not.toContain('actor')
  expect(codes({ state: 'refused' })).not.toContain('actor')
})

test.each(['Más reservas y menos llamadas.', '요가 학원 선생님은 매일 한 시간씩 시달립니다.'])(
  'the silence of another language is no gap: %s',
  (text) => {
    expect(gapsOf('q4', text)).toEqual([])
  },
)
