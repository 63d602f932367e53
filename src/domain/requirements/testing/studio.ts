import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import type { Row, ThingField } from '#domain/reading/rows.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { type DocumentInput, writeDocument } from '#domain/requirements/write-document.ts'
import { makeRow } from './make-rows.ts'

const field = (name: string): ThingField => ({ name, private: false, values: [] })

const PEOPLE: Row[] = [
  makeRow('role', 'q5: Client', { name: 'client' }),
  makeRow('role', 'q5: Teacher', { name: 'teacher' }),
  makeRow('role', 'q5: Owner', { name: 'owner' }),
  makeRow('permission', 'q5: sees free classes', { role: 'client', what: 'see free classes' }),
  makeRow('permission', 'q5: cancels own places', { role: 'client', what: 'cancel own places' }),
  makeRow('permission', 'q5: marks who came', { role: 'teacher', what: 'mark who came' }),
  makeRow('permission', 'q5: everything, including prices', {
    role: 'owner',
    what: 'do everything, including prices',
  }),
  makeRow('permission', "q5: A client must never see other clients' names", {
    role: 'client',
    may: 'never',
    what: "see other clients' names",
  }),
]

const FEATURES: Row[] = [
  makeRow('feature', 'q5: books\nq7: client books a free place', {
    actor: 'client',
    does: 'book a free place',
    priority: 'must',
  }),
  makeRow('feature', "q6: sees this week's classes with free places", {
    actor: 'client',
    does: "see this week's classes with free places",
    things: ['class'],
  }),
  makeRow('feature', 'q6: taps Tuesday 18:00. 4. She enters name and email', {
    actor: 'client',
    does: 'tap Tuesday 18:00 and enter name and email',
  }),
  makeRow('feature', 'q5: sees free classes', {
    actor: 'client',
    does: 'see free classes',
    things: ['class'],
  }),
  makeRow('feature', 'q5: cancels own places', { actor: 'client', does: 'cancel own places' }),
  makeRow('feature', 'q12: show the booking on screen', {
    actor: 'client',
    does: 'see the booking on screen',
    things: ['booking'],
  }),
  makeRow('feature', 'q6: On Tuesday the teacher ticks her name', {
    actor: 'teacher',
    does: 'tick the client’s name on Tuesday',
    certainty: 'guess',
  }),
  makeRow('feature', 'q5: sees the list for own classes', {
    actor: 'teacher',
    does: 'see the list for own classes',
    things: ['class'],
  }),
  makeRow('feature', 'q5: marks who came', { actor: 'teacher', does: 'mark who came' }),
  makeRow('feature', 'q7: owner creates weekly classes with a limit', {
    actor: 'owner',
    does: 'create weekly classes with a limit',
    priority: 'must',
    things: ['class'],
  }),
  makeRow('feature', 'q7: Nice: waiting list', {
    does: 'waiting list',
    priority: 'could',
    flags: ['actor', 'verb'],
    certainty: 'guess',
  }),
]

const RULES: Row[] = [
  makeRow('rule', 'q9: When a class is full, then nobody can book', {
    when: 'a class is full',
    then: 'nobody can book',
    about: ['free place'],
  }),
  makeRow('rule', 'q9: Free cancellation until 12 hours before; after that the place is charged', {
    then: 'free cancellation until 12 hours before; after that the place is charged',
  }),
  makeRow('money', 'q13: Card payments, 12 dollars a class', { what: '12 dollars a class' }),
  makeRow('stages', "q9: A booking is 'booked', then 'attended' or 'missed'", {
    thing: 'booking',
    stages: ['booked', 'attended', 'missed'],
    moves: [
      { from: 'booked', to: 'attended' },
      { from: 'booked', to: 'missed' },
    ],
  }),
  makeRow('case', 'q12: If the email fails, show the booking on screen and try again for an hour', {
    when: 'the email fails',
    then: 'show the booking on screen and try again for an hour',
  }),
  makeRow(
    'case',
    "q12: Two people take the last place: the first wins, the other sees 'Just taken' and other times",
    {
      during: 'book a free place',
      when: 'two people take the last place',
      then: "the first wins, the other sees 'Just taken' and other times",
    },
  ),
]

const STORY: Row[] = [
  ["sees this week's classes with free places", "see this week's classes with free places"],
  ['taps Tuesday 18:00', 'tap Tuesday 18:00'],
].map(([words, does]) =>
  makeRow('step', `q6: ${words}`, { who: 'Ana', role: 'client', ...(does && { does }) }),
)

const REST: Row[] = [
  makeRow('thing', 'q10: Class: day, time, teacher, number of places, price', {
    name: 'class',
    fields: ['day', 'time', 'teacher', 'price'].map(field),
  }),
  makeRow('thing', 'q10: Client: name, email, past bookings; deleted on request', {
    name: 'client',
    fields: ['name', 'email', 'past bookings'].map(field),
    keep: 'deleted on request',
  }),
  makeRow('thing', 'q10: Booking: client, class, status, date', {
    name: 'booking',
    fields: ['client', 'class', 'status', 'date'].map(field),
  }),
  makeRow('screen', 'q11: Screen 1: week with free places', { name: 'week with free places' }),
  makeRow('look', 'q11: Phone first', { about: 'device', what: 'phone first' }),
  makeRow('message', 'q13: Email on booking', {
    to: 'client',
    when: 'a client books',
    channel: 'email',
  }),
  makeRow('connection', 'q13: Import 150 clients from my spreadsheet', {
    what: 'import 150 clients from my spreadsheet',
    direction: 'in',
  }),
  makeRow('quality', 'q14: Page opens within 2 seconds', {
    about: 'speed',
    what: 'the page opens within 2 seconds',
    figure: 'within 2 seconds',
  }),
  makeRow('quality', 'q14: must follow privacy law in Spain', {
    about: 'law',
    what: 'we must follow privacy law in Spain',
  }),
  makeRow('measure', 'q4: double bookings drop from 8 a month to 0', {
    what: 'double bookings',
    from: '8 a month',
    to: '0',
  }),
  makeRow('measure', 'q4: Cancellations must not go up', { what: 'cancellations', guard: true }),
  makeRow('out', 'q8: No phone app, the website is enough', {
    what: 'phone app',
    because: 'the website is enough',
  }),
  makeRow('limit', 'q15: Up to 8,000 dollars', { about: 'budget', what: 'up to 8,000 dollars' }),
  makeRow('doubt', 'q15: I assume clients will book without an account; I have not asked them', {
    about: 'assumption',
    what: 'clients will book without an account',
  }),
  makeRow('background', 'q1: about twice a week two people turn up for the last place', {
    about: 'problem',
    what: 'about twice a week two people turn up for the last place',
  }),
  makeRow('background', 'q2: Last Monday Mia wrote names in a notebook', {
    about: 'today',
    what: 'Last Monday Mia wrote names in a notebook',
  }),
  makeRow('background', 'q3: Clients book a place themselves in under a minute', {
    about: 'promise',
    what: 'clients book a place themselves in under a minute',
  }),
]

/** The sample's yoga studio, read by hand: no reader has a part in it. */
export const STUDIO_ROWS: readonly Row[] = [...PEOPLE, ...FEATURES, ...RULES, ...STORY, ...REST]

interface Studio {
  rows?: readonly Row[]
  answers?: Readonly<Record<string, string>>
  previous?: RequirementsDocument | null
}

type StudioInput = DocumentInput & { answers: DocumentInput['answers'][number][] }

/** What the studio's document is written from; rows or answers may be others. */
export function studioInput({
  rows = STUDIO_ROWS,
  answers = {},
  previous = null,
}: Studio = {}): StudioInput {
  const given = Object.entries({ ...SAMPLE_PROJECT.answers, ...answers })
  return {
    project: { title: 'Yoga', description: null, assignee: null, startDate: null, endDate: null },
    answers: given.map(([questionId, value]) => ({ questionId, value })),
    reading: { rows, unplaced: [] },
    version: (previous?.version ?? 0) + 1,
    date: '2026-01-02',
    previous,
  }
}

/** The studio's document. */
export function writeStudio(studio: Studio = {}): RequirementsDocument {
  return writeDocument(studioInput(studio), DOCUMENT_WORDS)
}
