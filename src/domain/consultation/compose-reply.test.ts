import { describe, expect, test } from 'vitest'
import { QUESTIONS, type WorkshopQuestion } from '#domain/questionnaire/questions.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { checklist } from './checklist.ts'
import { composeReply } from './compose-reply.ts'
import { feedbackRequest } from './feedback-request.ts'
import { readFollowUp } from './follow-up.ts'
import { REVIEWER } from './text-en/reviewer.ts'

const PARTS = ['Strengths', 'Improvements', 'Suggestions', 'Missing elements', 'Next steps']
const project = { projectTitle: 'Yoga *studio*' }
const byId = (id: string) => QUESTIONS.find((question) => question.id === id) as WorkshopQuestion
const reply = (id: string, answer: string) =>
  composeReply({ ...project, question: byId(id), answer, asked: feedbackRequest(byId(id), answer) })
const words = (text: string) => text.split(/\s+/).length
const section = (text: string, heading: string) =>
  text.split('### ').find((part) => part.startsWith(heading)) ?? ''
const quotations = (text: string) =>
  [...text.matchAll(/“([^”]*)”/g)].map((match) => match[1] ?? '').filter((q) => !q.includes('____'))

/** One vague sentence for each question, with what is really missing, in the words of the reply. */
const VAGUE: [string, string, RegExp[]][] = [
  [
    'q1',
    'People have problems with bookings.',
    [/Who exactly/, /What exactly goes wrong/, /How often/],
  ],
  [
    'q2',
    'They do it by hand and it is annoying.',
    [/One time it really/, /What they use today/, /not enough/],
  ],
  ['q3', 'It will be better and faster.', [/What will be different/, /over what they use now/]],
  ['q4', 'More users and more bookings.', [/Numbers/, /must not get worse/]],
  ['q5', 'Clients and owners.', [/never see or change/, /each of them can do/]],
  [
    'q6',
    'They open the app and make a booking.',
    [/steps in between/, /person with a name/, /How they arrive/],
  ],
  ['q7', 'Booking, calendar and payments.', [/Who does what/, /must and what is nice/]],
  ['q8', 'Nothing fancy.', [/leave out, by name/, /second limit/, /reason/]],
  ['q9', 'Normal booking rules.', [/The rule itself/, /The numbers/, /More rules/]],
  ['q10', 'Client data and bookings.', [/details of each thing/, /private and when it is deleted/]],
  ['q11', 'Simple and modern design.', [/main screens/, /Phone or computer/]],
  ['q12', 'Show an error message.', [/What can go wrong/, /What the person sees/]],
  ['q13', 'Emails and payments.', [/When each message/, /Who pays whom/]],
  ['q14', 'It should be fast and secure.', [/How many people/, /personal data/, /hour without it/]],
  ['q15', 'Not much money and not much time.', [/budget range/, /date you need it/, /assume/]],
]

test.each(VAGUE)('%s "%s": names what is really missing', (id, answer, missing) => {
  const said = section(reply(id, answer), 'Missing elements')
  for (const expected of missing) expect(said).toMatch(expected)
})

describe.each([
  ['vague', new Map(VAGUE.map(([id, answer]) => [id, answer]))],
  ['sample', new Map(Object.entries(SAMPLE_PROJECT.answers))],
])('every reply to a %s answer', (_, answers) => {
  test.each(QUESTIONS)('$id', ({ id }) => {
    const answer = answers.get(id) ?? ''
    const text = reply(id, answer)
    for (const heading of PARTS)
      expect(section(text, heading).split('\n- ').length).toBeGreaterThan(1)
    expect(words(text)).toBeLessThanOrEqual(200)
    expect(quotations(text).length).toBeGreaterThan(0)
    for (const quotation of quotations(text)) {
      const plain = quotation.replaceAll('\\', '').replace(/^… | …$/g, '')
      expect(answer).toContain(plain)
    }
    // A blank after a space is never read as emphasis by Markdown.
    expect(text).not.toMatch(/[^\s“_]_{3,}/)
    const followUp = readFollowUp(text)
    expect(followUp?.why).not.toBe('')
    expect(followUp?.choices.filter((choice) => choice.recommended)).toHaveLength(1)
    expect(followUp?.choices.length).toBeGreaterThanOrEqual(2)
    expect(followUp?.choices.length).toBeLessThanOrEqual(4)
  })
})

test.each(QUESTIONS)(
  '$id: a good answer is said to be good and gets a deepening question',
  ({ id }) => {
    const text = reply(id, SAMPLE_PROJECT.answers[id] ?? '')
    expect(section(text, 'Missing elements')).toContain('Nothing essential')
    expect(section(text, 'Improvements')).toContain('Nothing you wrote needs changing')
    expect(section(text, 'Next steps')).toMatch(/go on to question|generate your document/)
    const deeper = checklist(id, REVIEWER).filter((entry) => entry.tier === 'deeper')
    expect(deeper.map((entry) => entry.text.ask)).toContain(readFollowUp(text)?.question)
  },
)

test('no reply supplies a number the user did not give', () => {
  for (const [id, answer] of VAGUE) {
    const said = reply(id, answer)
      .replaceAll(/(?:Step|Screen) \d/g, '')
      .replaceAll('out of 100', '')
    expect(said.replace(section(said, 'Next steps'), '')).not.toMatch(/\d/)
  }
})

test('the follow-up asks about the most important missing thing', () => {
  for (const [id, answer] of VAGUE) {
    const first = checklist(id, REVIEWER).find(
      (entry) => readFollowUp(reply(id, answer))?.question === entry.text.ask,
    )
    expect(section(reply(id, answer), 'Missing elements')).toContain(`- ${first?.text.missing}`)
  }
})

test('the lines to add begin with the names the user gave', () => {
  expect(readFollowUp(reply('q5', 'Clients and owners.'))?.choices[0]?.text).toMatch(
    /^Clients: must/,
  )
})

test('vague words are quoted with what to say instead, unless a number explains them', () => {
  expect(section(reply('q9', 'It is fast if paid.'), 'Improvements')).toContain(
    '“fast”: how many seconds',
  )
  expect(reply('q14', 'It is fast: 2 seconds a page.')).not.toContain('“fast”')
})

test('an added choice whose blank is open still counts as open, and is asked about', () => {
  const text = reply('q1', 'Parents of twins lose socks.\nIt happens about ____ times a week.')
  expect(section(text, 'Missing elements')).toContain('still a blank to fill in: “It happens about')
  expect(readFollowUp(text)?.question).toBe('What belongs in the blank?')
})

test('"not sure yet" is an honest answer; without a reason it is asked for one', () => {
  const bare = reply('q4', "I'm not sure yet.")
  expect(section(bare, 'Strengths')).toContain('honest answer')
  expect(section(bare, 'Improvements')).toContain('Add why')
  expect(reply('q4', "I'm not sure yet, because I have no users.")).not.toContain('Add why')
})

test.each(['', '   \n', 'tbd', '...', '{}'])('a blank answer (%j) is quoted nowhere', (answer) => {
  const text = reply('q7', answer)
  expect(quotations(text)).toEqual([])
  expect(section(text, 'Missing elements')).toContain('Who does what')
  expect(readFollowUp(text)).not.toBeNull()
})

test.each([
  ['Korean', '요가 학원 선생님은 매일 한 시간씩 예약 관리에 시달립니다.'],
  ['Spanish', 'Los dueños de estudios de yoga pierden una hora cada tarde por los mensajes.'],
])('%s is kept and not judged by English words', (_, answer) => {
  const text = reply('q1', answer)
  expect(text).toContain('My checks read English and Japanese only')
  expect(section(text, 'Missing elements')).toContain('Please look for yourself')
  expect(text).not.toMatch(/Who exactly|could be anybody/)
  for (const quotation of quotations(text)) expect(answer).toContain(quotation.replace(/ …$/, ''))
  expect(readFollowUp(text)).not.toBeNull()
})

test('what cannot be read is not called missing, also where digits would tell', () => {
  const text = reply('q4', 'Más reservas y menos llamadas para los profesores.')
  expect(section(text, 'Next steps')).toContain('go on to question 5')
})

test('an object answer is read by its texts', () => {
  const text = reply('q5', JSON.stringify({ a: 'Clients can book', b: 'Owners never see cards' }))
  expect(text).toContain('“Owners never see cards” sets a limit')
})

test("Markdown in the user's words stays plain", () => {
  const text = reply('q1', '**Everyone** [has](http://x.y) <b>it</b> _often_')
  expect(text).not.toMatch(/(?<!\\)<b>|(?<!\\)\[has/)
  expect(readFollowUp(text)?.choices).toHaveLength(3)
})

test.each(['x', 'If a class is full, then wait 2 hours. ', '\n1. ', '“', '____ ', 'more '])(
  'ten thousand characters of %j give a short reply quickly',
  (part) => {
    const answer = `Owners ${part.repeat(10_000)}`.slice(0, 10_000)
    const start = performance.now()
    for (const { id } of QUESTIONS) expect(words(reply(id, answer))).toBeLessThanOrEqual(200)
    expect(performance.now() - start).toBeLessThan(3_000)
  },
)

test('a plain wish for a review, and no words at all, review the stored answer', () => {
  for (const asked of ['Please review my answer', 'Is this good enough?', '', 'Nothing fancy.']) {
    const text = composeReply({ ...project, question: byId('q8'), answer: 'Nothing fancy.', asked })
    expect(text).toContain('### Strengths')
  }
})

test('the answer quoted in the request counts before the stored one', () => {
  const asked = feedbackRequest(byId('q5'), 'Bakers and drivers.')
  const text = composeReply({ ...project, question: byId('q5'), answer: 'Old words.', asked })
  expect(text).toContain('“Bakers and drivers”')
  expect(text).not.toContain('Old words')
})

test('a feedback request without a question id is led to its question by its words', () => {
  const asked = feedbackRequest(byId('q4'), 'More users.')
  expect(composeReply({ ...project, question: null, answer: '', asked })).toContain('Numbers:')
})
