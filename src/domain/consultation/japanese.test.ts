import { expect, test } from 'vitest'
import { findInstantHints } from '#domain/hints/find-instant-hints.ts'
import { HINTS_TEXT } from '#domain/hints/text-ja.ts'
import { listQuestions } from '#domain/questionnaire/questions.ts'
import { QUESTIONNAIRE } from '#domain/questionnaire/text-ja.ts'
import {
  chooseShownInput,
  composeFeedbackRequest,
  findQuotedAnswer,
} from './compose-feedback-request.ts'
import { composeReply } from './compose-reply.ts'
import { NOTHING_READ } from './gaps/told-answer.ts'
import { REQUEST_TEXT } from './text-ja/request.ts'
import { REVIEWER } from './text-ja/reviewer.ts'

const QUESTIONS = listQuestions(QUESTIONNAIRE)
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
  expect(findInstantHints(id, answer, HINTS_TEXT).map(({ code }) => code)).toEqual(codes)
})

test.each(QUESTIONS)('$id: the example needs no hint', ({ id, example }) => {
  expect(findInstantHints(id, example, HINTS_TEXT)).toEqual([])
})

test('the request in Japanese gives its answer back, quotes inside it as well', () => {
  const [question] = QUESTIONS
  if (question === undefined) throw new Error('no question')
  const answer = '画面に「満員です」と出る。'
  const asked = composeFeedbackRequest(question, answer, REQUEST_TEXT)
  expect(findQuotedAnswer(asked)).toBe(answer)
  expect(chooseShownInput({ question: asked, originalUserInput: null })).toBe(answer)
  const own = `意見をください。\n\n次のことを教えてください。\n1. よい点：良いところ`
  expect(chooseShownInput({ question: own, originalUserInput: null })).toBe('意見をください。')
})

test.each([
  ['支払いはどうすればいいですか', '質問13「'],
  ['どんな画面が必要ですか', '質問11「'],
  ['質問7について', '質問7「'],
  ['こんにちは', 'お答えできません'],
])('a free question: %s', (asked, words) => {
  const reply = composeReply({ question: null, answer: '', asked, reading: NOTHING_READ }, REVIEWER)
  expect(reply).toContain(words)
})
