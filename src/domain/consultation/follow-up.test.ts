import { expect, test } from 'vitest'
import { type FollowUp, readFollowUp, writeFollowUp } from './follow-up.ts'

const words = {
  heading: 'One question for you',
  why: 'Why it matters:',
  recommended: 'recommended',
}
const followUp: FollowUp = {
  question: 'Which group do you mean first?',
  why: 'One group is enough to start with.',
  choices: [
    { text: 'Owners of ____ with ____ teachers.', recommended: false },
    { text: 'I recommended it to ____.', recommended: true },
  ],
}

test('what is written is read back', () => {
  const reply = `### Next steps\n\nSave it. Ready?\n\n- a\n- b\n\n${writeFollowUp(followUp, words)}`
  expect(readFollowUp(reply)).toEqual(followUp)
})

test.each([
  [
    'numbers and bold marks',
    '## Follow-up\nWho pays?\n*Why this matters:* money.\n1. **Recommended:** Me\n2. You',
  ],
  [
    'letters, quotes and a closing line',
    'Who pays?\n_Why it matters: money._\na) "Me" (Recommended)\nb) “You”\n\nTell me.',
  ],
  ['nothing marked', '**Who pays?**\n- Me\n- You\n- Why it matters: money.'],
])('a model may write it with %s', (_, reply) => {
  const read = readFollowUp(reply)
  expect(read?.question).toBe('Who pays?')
  expect(read?.why).toMatch(/^money\.?_?$/)
  expect(read?.choices).toEqual([
    { text: 'Me', recommended: true },
    { text: 'You', recommended: false },
  ])
})

test.each([
  ['最初に使うのはどなたですか。'],
  ['**最初に使う方を教えてください。**'],
  ['「最初に使うのはどなたでしょうか。」'],
  ['最初に使うのはどなたですか？'],
])('a Japanese question ends in its own way: %s', (asked) => {
  const read = readFollowUp(`### 次の質問\n${asked}\n大切な理由：誰かが決まります。\n- 店長\n- 客`)
  expect(read?.question).toBe(asked.replaceAll('**', ''))
  expect(read?.choices.map(({ text }) => text)).toEqual(['店長', '客'])
})

test('a Japanese sentence that tells is no question', () => {
  expect(readFollowUp('### 次の手順\n次のどれかを書きます。\n- 店長\n- 客')).toBeNull()
})

test('at most four choices, and one recommended, are kept', () => {
  const reply = 'Which?\n- a\n- b (recommended)\n- c (recommended)\n- d\n- e'
  expect(readFollowUp(reply)?.choices.map((choice) => choice.recommended)).toEqual([
    false,
    true,
    false,
    false,
  ])
})

test.each([
  ['no question', '### Next steps\n- a\n- b'],
  ['a question in an earlier part', 'Who pays?\n- a\n- b\n\n### Next steps\nSave it.'],
  ['one choice', 'Who pays?\n- me'],
  ['nothing', ''],
])('%s is no follow-up', (_, reply) => {
  expect(readFollowUp(reply)).toBeNull()
})
