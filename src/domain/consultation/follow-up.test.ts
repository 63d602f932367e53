import { expect, test } from 'vitest'
import { readFollowUp, writeFollowUp } from './follow-up.ts'

const words = { headings: { followUp: 'One question for you' }, example: 'For example:' }

test.each([
  { question: 'Which group do you mean first?', example: 'Owners of ____ with ____ teachers.' },
  { question: 'Who gets “SMS reminders”?', example: '' },
])('what is written is read back, before the five parts: $question', (followUp) => {
  const reply = `> “a”\n\nMissing.\n\n${writeFollowUp(followUp, words)}\n\n### Strengths\n\n- Ready?`
  expect(readFollowUp(reply)).toEqual(followUp)
})

test.each([
  ['bold marks and cursive', '## One question for you:\n**Who pays?**\n_For example: ____ pays._'],
  ['a bold heading', '**One question for you**\nWho pays?\nFor example: ____ pays.'],
  [
    'choices as in earlier days',
    '### One question for you\n**Who pays?**\n- Me?\n- You?\nFor example: ____ pays.',
  ],
])('a model may write it with %s', (_, reply) => {
  expect(readFollowUp(reply)).toEqual({ question: 'Who pays?', example: '____ pays.' })
})

test('marks of Markdown in the founder’s words are plain again', () => {
  const reply = '### One question for you\n\n**Who does “pay \\*all\\_in\\* \\& go”?**'
  expect(readFollowUp(reply)?.question).toBe('Who does “pay *all_in* & go”?')
})

test.each([
  ['最初に使うのはどなたですか。'],
  ['**最初に使う方を教えてください。**'],
  ['「最初に使うのはどなたでしょうか。」'],
  ['最初に使うのはどなたですか？'],
])('a Japanese question ends in its own way: %s', (asked) => {
  const read = readFollowUp(`### 一つだけ質問です\n${asked}\n例：____が使います。`)
  expect(read).toEqual({ question: asked.replaceAll('**', ''), example: '____が使います。' })
})

test.each([
  ['a sentence that tells', '### 一つだけ質問です\n次のどれかを書きます。'],
  ['no question', '### Next steps\n- a\n- b'],
  ['a question in another part', '### Strengths\nWho pays?'],
  ['nothing', ''],
])('%s is no follow-up', (_, reply) => {
  expect(readFollowUp(reply)).toBeNull()
})
