import { expect, it } from 'vitest'
import { readUndecided } from './undecided-answer.ts'

it.each([
  ['Not decided yet: Rules and Decisions.', 'Not decided yet: Rules and Decisions'],
  ["I'm not sure yet.", "I'm not sure yet"],
  ['We haven’t decided yet', 'We haven’t decided yet'],
  ['no idea', 'no idea'],
  ['I don’t know', 'I don’t know'],
  ['TBD', 'TBD'],
  ['「ルールと判断」はまだ決まっていません。', '「ルールと判断」はまだ決まっていません'],
  ['まだわかりません', 'まだわかりません'],
  ['未定です。', '未定です'],
  [
    'まだ考えておりません。正直なところ、よく分かりません。',
    'まだ考えておりません。正直なところ、よく分かりません',
  ],
  ['I don’t know. We haven’t decided yet.', 'I don’t know. We haven’t decided yet'],
])('reads %j as one open question', (text, what) => {
  expect(readUndecided({ question: 'q9', text })).toMatchObject({
    kind: 'doubt',
    about: 'unknown',
    what,
    said: [{ question: 'q9', words: what }],
  })
})

it.each([
  'Not sure, probably 20 bookings a day.',
  'Not decided yet: 20 or 30 places.',
  'I’m not sure yet, because the school decides about refunds.',
  'I don’t know who books. Maybe the parents.',
  'Members never see each other’s phone numbers.',
  'まだ考えていませんが、二十人くらいです。',
  '会費は500円です。支払い方法は未定です。',
  '代行は誰がするか、まだ決まっていませんが、たぶん先生です。',
  '',
])('leaves %j to the readers', (text) => {
  expect(readUndecided({ question: 'q9', text })).toBeNull()
})
