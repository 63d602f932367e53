import { describe, expect, test } from 'vitest'
import { REQUEST_TEXT } from '#domain/consultation/text-en/request.ts'
import { countWords } from '#domain/language/count-words.ts'
import { listQuestions, QUESTIONS, type WorkshopQuestion } from '#domain/questionnaire/questions.ts'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { QUESTIONNAIRE as JAPANESE_QUESTIONNAIRE } from '#domain/questionnaire/text-ja.ts'
import { readProject } from '#test/reading/read-project.ts'
import { composeFeedbackRequest } from './compose-feedback-request.ts'
import { composeReply } from './compose-reply.ts'
import { readFollowUp } from './follow-up.ts'
import { splitReply } from './grounding/reply-parts.ts'
import { REVIEWER } from './text-en/reviewer.ts'
import { REVIEWER as JAPANESE } from './text-ja/reviewer.ts'

type Answers = Readonly<Record<string, string>>

const PARTS = ['Strengths', 'Improvements', 'Suggestions', 'Missing elements', 'Next steps']
const byId = (id: string, words = REVIEWER) =>
  listQuestions(words.questionnaire).find((question) => question.id === id) as WorkshopQuestion

/** The reply to an answer among others. */
function reply(id: string, answers: Answers, words = REVIEWER): string {
  const question = byId(id, words)
  const answer = answers[id] ?? ''
  const asked = composeFeedbackRequest(question, answer, REQUEST_TEXT)
  return composeReply({ question, answer, asked, reading: readProject(answers) }, words)
}
const section = (text: string, heading: string) =>
  text.split('### ').find((part) => part.startsWith(heading)) ?? ''

const STUDIO = SAMPLE_PROJECT.answers as Answers
const IN_JAPANESE = Object.fromEntries(
  listQuestions(JAPANESE_QUESTIONNAIRE).map(({ id, example }) => [id, example]),
)
const SHORT: Answers = {
  q1: 'Choir leaders lose track of who comes.',
  q4: 'More singers.',
  q5: 'Leader, singers, me.',
  q7: 'Sign up. List of singers. Reminders.',
  q9: 'Sign up until 2 days before.',
  q10: 'Singer: name, voice, phone',
  q12: 'Nobody signs up: the leader gets a message.',
  q13: 'Email the day before.',
}

describe.each([
  ['in English', STUDIO, REVIEWER],
  ['jotted down', SHORT, REVIEWER],
  ['in Japanese', IN_JAPANESE, JAPANESE],
])('every reply to answers %s', (_, answers, words) => {
  const quotation = words === JAPANESE ? /^> 「(.*)」$/m : /^> “(.*)”$/m

  test.each(Object.keys(answers))('%s', (id) => {
    const text = reply(id, answers, words)
    const { before, parts } = splitReply(text)
    // One quote, letter by letter out of the answers; a blank after a space is no emphasis.
    const quoted = quotation.exec(before)?.[1]?.replaceAll('\\', '') ?? 'no quotation'
    expect(Object.values(answers).join('\n')).toContain(quoted)
    expect(text).not.toMatch(/[^\s“「_]_{3,}(?![^\s]*[。、])/)
    const headings = Object.values(words.reply.headings)
    const five = [...text.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(expect.arrayContaining(five))
    expect(parts.size - (parts.has('followUp') ? 1 : 0)).toBe(5)
    expect(countWords(text)).toBeLessThanOrEqual(250)
    expect(text).not.toMatch(/\{\w+\}|undefined/)
    // It asks where it names a gap, and only there.
    const asks = readFollowUp(text)
    expect(asks === null).toBe(/Noth.* missing|ほかに足りない|欠かせない/.test(before))
    if (asks) expect(asks.example).toContain('____')
  })
})

test('what is praised is not called missing, and nothing is called vague', () => {
  const text = reply('q7', SHORT)
  const praised = [...section(text, 'Strengths').matchAll(/“([^”]+)”/g)].map(([, words]) => words)
  const open = section(text, 'Improvements') + section(text, 'Missing')
  for (const words of praised) expect(open).not.toContain(words)
  const kind =
    'Nice to have: a map. It is better because old people are slow and not good at lists.'
  expect(reply('q7', { q7: kind })).not.toMatch(/how many seconds|means something else/)
})

test('no reply supplies a number the user did not give', () => {
  const said = Object.keys(SHORT).map((id) =>
    reply(id, SHORT)
      .replace(/question \d+/g, '')
      .replaceAll('2 days', ''),
  )
  expect(said.join('\n')).not.toMatch(/\d/)
})

test('"not sure yet" is an honest answer, and is asked for a first choice', () => {
  const text = reply('q4', { q4: "I'm not sure yet, because I have no users." })
  expect(text).toContain("That's an honest answer.")
  expect(readFollowUp(text)?.question).toMatch(/decide today/)
  expect(reply('q1', { q1: 'まだわからない。先生に聞く必要があるから。' }, JAPANESE)).toContain(
    '正直な答え',
  )
})

test.each(['', '   \n', 'tbd', '...', '{}'])('a blank answer (%j) is quoted nowhere', (answer) => {
  const text = reply('q7', { q7: answer })
  expect(text).toMatch(/^There's nothing here yet\./)
  expect(text).not.toContain('“')
  expect(readFollowUp(text)).toBeNull()
})

test.each([
  ['Korean', '요가 학원 선생님은 매일 한 시간씩 예약 관리에 시달립니다.'],
  ['Spanish', 'Los dueños de estudios de yoga pierden una hora cada tarde por los mensajes.'],
])('%s is kept, nothing is claimed of it, and nothing asked', (_, answer) => {
  const text = reply('q4', { q4: answer })
  expect(text).toContain("they can't say what's missing here")
  expect(text).toContain(answer.replace('.', ''))
  expect(readFollowUp(text)).toBeNull()
  expect(section(text, 'Next steps')).toContain('Continue with question 5')
})

test('an object answer is read by its texts', () => {
  const text = reply('q5', { q5: JSON.stringify({ a: 'Clients can book', b: 'Owners see all' }) })
  expect(text).toContain('“Clients can book”')
  expect(text).not.toContain('{"')
})

test("Markdown in the user's words stays plain", () => {
  const text = reply('q1', { q1: '**Everyone** [has](http://x.y) <b>it</b> _often_' })
  expect(text).not.toMatch(/(?<!\\)<b>|(?<!\\)\[has/)
})

test.each(['x', 'If a class is full, then wait 2 hours. ', '\n1. ', '“', '____ ', 'more '])(
  'ten thousand characters of %j give a short reply quickly',
  (part) => {
    const answer = `Owners ${part.repeat(10_000)}`.slice(0, 10_000)
    const reading = { rows: [], unplaced: [], answers: [] }
    const start = performance.now()
    for (const question of QUESTIONS) {
      const text = composeReply({ question, answer, asked: answer, reading }, REVIEWER)
      expect(countWords(text)).toBeLessThanOrEqual(200)
    }
    expect(performance.now() - start).toBeLessThan(3_000)
  },
)

test('a plain wish for a review, and no words at all, review the stored answer', () => {
  const answer = 'Nothing fancy.'
  const reading = readProject({ q8: answer })
  for (const asked of ['Please review my answer', 'Is this good enough?', '', answer]) {
    expect(composeReply({ question: byId('q8'), answer, asked, reading }, REVIEWER)).toContain(
      '### Strengths',
    )
  }
})

test('the answer quoted in the request counts before the stored one', () => {
  const quoted = 'Bakers and drivers.'
  const asked = composeFeedbackRequest(byId('q5'), quoted, REQUEST_TEXT)
  const reading = readProject({ q5: quoted })
  const text = composeReply(
    { question: byId('q5'), answer: 'Old words.', asked, reading },
    REVIEWER,
  )
  expect(text).toContain('“Bakers and drivers”')
  expect(text).not.toContain('Old words')
})

test('a feedback request without a question id is led to its question by its words', () => {
  const asked = composeFeedbackRequest(byId('q4'), 'More users.', REQUEST_TEXT)
  const reading = readProject({ q4: 'More users.' })
  const text = composeReply({ question: null, answer: '', asked, reading }, REVIEWER)
  expect(text).toContain("There's no number here")
  for (const heading of PARTS) expect(text).toContain(`### ${heading}`)
})
