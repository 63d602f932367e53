import { describe, expect, it, test } from 'vitest'
import { questionsIn } from '#domain/questionnaire/questions.ts'
import { QUESTIONNAIRE } from '#domain/questionnaire/text-ja.ts'
import { composeReply } from './compose-reply.ts'
import { feedbackRequest, quotedAnswer, shownInput } from './feedback-request.ts'
import { readFollowUp } from './follow-up.ts'
import { instantHints } from './instant-hints.ts'
import { countWords } from './reading/reading.ts'
import { HINTS_TEXT } from './text-ja/hints.ts'
import { REQUEST_TEXT } from './text-ja/request.ts'
import { REVIEWER } from './text-ja/reviewer.ts'

const QUESTIONS = questionsIn(QUESTIONNAIRE)
const PARTS = ['よい点', '改善できる点', '提案', '足りない要素', '次のステップ', '一つだけ質問です']
const ask = (id: string, answer: string) => {
  const question = QUESTIONS.find((entry) => entry.id === id) ?? null
  if (question === null) throw new Error(id)
  const asked = feedbackRequest(question, answer, REQUEST_TEXT)
  return composeReply({ question, answer, projectTitle: 'ヨガ', asked }, REVIEWER)
}
const part = (text: string, heading: string) =>
  text.split('### ').find((section) => section.startsWith(heading)) ?? ''

/** One vague answer for each question, with the points that its hints name. */
const VAGUE: [string, string, string[]][] = [
  ['q1', 'みんなが予約のことで悩んでいます。', ['group', 'cost']],
  ['q2', 'みんな手作業でやっていて不便です。', ['episode', 'tool']],
  ['q3', 'もっと便利で簡単なアプリにします。', ['comparison']],
  ['q4', '予約がもっと増えるとうれしいです。', ['measures', 'bare']],
  ['q5', 'お客様とオーナーとスタッフです。', ['limits', 'actions']],
  ['q6', 'アプリを開いてから予約をします。', ['steps']],
  ['q7', '予約とカレンダーの機能。', ['priority', 'features']],
  ['q8', 'スマホ専用のアプリは作りません。', ['exclusions', 'reason']],
  ['q9', '普通の予約のルールでお願いします。', ['form', 'number']],
  ['q10', '予約の情報を残しておきたいです。', ['details', 'things']],
  ['q11', 'シンプルでモダンなデザインにします。', ['devices']],
  ['q12', '通信が切れたときは困ると思います。', ['response', 'three']],
  ['q14', '速くて安全に使えるようにしたいです。', ['users', 'privacy']],
  ['q15', 'お金も時間もあまりありません。', ['budget', 'date', 'assumption']],
]

test.each(VAGUE)('%s: the hints of %j', (id, answer, codes) => {
  expect(instantHints(id, answer, HINTS_TEXT).map(({ code }) => code)).toEqual(codes)
})

test.each(QUESTIONS)('$id: the example needs no hint, and nothing is missing in it', (question) => {
  expect(instantHints(question.id, question.example, HINTS_TEXT)).toEqual([])
  const reply = ask(question.id, question.example)
  expect(part(reply, '足りない要素')).toContain('欠かせないものはそろっています')
  expect(part(reply, '改善できる点')).toContain('直す必要のあるところはありません')
})

const ANSWERS = [
  ...VAGUE.map(([id, answer]) => ({ id, answer })),
  ...QUESTIONS.map(({ id, example }) => ({ id, answer: example })),
]

describe.each(ANSWERS)('the reply on $id to $answer', ({ id, answer }) => {
  const reply = ask(id, answer)

  it('has the five parts and one question, in Japanese', () => {
    expect([...reply.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading)).toEqual(PARTS)
    expect(reply).not.toMatch(/[a-z]{4,}/)
    expect(reply).not.toMatch(/\{\w+\}|undefined/)
  })

  it('is short, and its choices can be read back', () => {
    expect(countWords(reply)).toBeLessThanOrEqual(240)
    const followUp = readFollowUp(reply)
    expect(followUp?.choices.length).toBeGreaterThanOrEqual(2)
    expect(followUp?.choices.filter(({ recommended }) => recommended)).toHaveLength(1)
    expect(followUp?.why).not.toMatch(/大切な理由/)
    expect(followUp?.choices.map(({ text }) => text).join()).not.toContain('おすすめ')
  })

  it('quotes the answer letter by letter', () => {
    const quotes = [...part(reply, 'よい点').matchAll(/「([^」]*)」/g)].map(([, words]) => words)
    for (const words of quotes) {
      for (const piece of (words ?? '').split('…')) expect(answer).toContain(piece.trim())
    }
  })
})

test.each([
  ['まだわからない。先生に聞く必要があるから。', '正直な答え'],
  ['テスト', 'まだ何も書かれていない'],
])('%s: is met kindly', (answer, words) => {
  expect(ask('q1', answer)).toContain(words)
})

test('the request in Japanese gives its answer back, quotes inside it as well', () => {
  const [question] = QUESTIONS
  if (question === undefined) throw new Error('no question')
  const answer = '画面に「満員です」と出る。'
  const asked = feedbackRequest(question, answer, REQUEST_TEXT)
  expect(quotedAnswer(asked)).toBe(answer)
  expect(shownInput({ question: asked, originalUserInput: null })).toBe(answer)
  const own = `意見をください。\n\n次のことを教えてください。\n1. よい点：良いところ`
  expect(shownInput({ question: own, originalUserInput: null })).toBe('意見をください。')
})

test.each([
  ['支払いはどうすればいいですか', '質問13「'],
  ['どんな画面が必要ですか', '質問11「'],
  ['質問7について', '質問7「'],
])('a free question: %s', (asked, words) => {
  const reply = composeReply({ question: null, answer: '', projectTitle: 'ヨガ', asked }, REVIEWER)
  expect(reply).toContain(words)
  expect(reply).toContain('言語モデルではありません')
})
