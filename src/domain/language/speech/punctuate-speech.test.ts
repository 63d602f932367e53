import { expect, it } from 'vitest'
import { endOfSpeech, punctuateSpeech } from './punctuate-speech.ts'

it.each([
  ['', 'we sell eggs', 'We sell eggs'],
  ['We sell eggs', 'people order by text', '. People order by text'],
  ['We sell eggs', 'and people order by text', ', and people order by text'],
  [
    'My wife writes all of the orders into a notebook in the evening',
    'and she forgets half of them',
    '. And she forgets half of them',
  ],
  ['The owner sees the', 'list of the day', ' list of the day'],
  ['The owner sees the list', 'of the day', ' of the day'],
  ['Okay so', 'we sell eggs', ' we sell eggs'],
  ['We sell eggs.', 'people order by text', ' People order by text'],
  ['We sell eggs. ', 'people order by text', 'People order by text'],
  ['We sell eggs,', 'mostly in spring', ' mostly in spring'],
  ['Rules:\n', 'when it is full nobody books', 'When it is full nobody books'],
  ['We sell eggs ', 'mostly in spring', 'mostly in spring'],
  ['', '  ', ''],
])('after %j types %j as %j', (before, words, typed) => {
  expect(punctuateSpeech({ before, words, language: 'en' })).toBe(typed)
})

it('cuts a long run where a clause with its own subject begins, and keeps every word', () => {
  const words =
    'so people call me all day long for a pump out and I write it on the back of an envelope and then I lose the envelope but they call again and we drive out twice'
  const typed = punctuateSpeech({ before: '', words, language: 'en' })
  expect(typed).toBe(
    'So people call me all day long for a pump out. And I write it on the back of an envelope. And then I lose the envelope, but they call again. And we drive out twice',
  )
  expect(typed.toLowerCase().replace(/[.,]/g, '')).toBe(words.toLowerCase())
})

it.each([
  ['', '予約は電話で受けています', '予約は電話で受けています'],
  ['予約は電話で受けています', 'ノートに書いて忘れます', '。ノートに書いて忘れます'],
  ['ノートに書いて', '忘れます', '、忘れます'],
  ['お客さん', 'に送ります', 'に送ります'],
  [
    '',
    '予約は電話で受けていますが忘れることがありますだから困っています',
    '予約は電話で受けていますが、忘れることがあります。だから困っています',
  ],
  ['', 'ますます増えました先生も困っています', 'ますます増えました。先生も困っています'],
  ['', '予約できませんでした電話しました', '予約できませんでした。電話しました'],
  ['', '友だちに送ります また連絡します', '友だちに送ります。また連絡します'],
  ['', 'Squareで払います', 'Squareで払います'],
])('after %j types the Japanese %j as %j', (before, words, typed) => {
  expect(punctuateSpeech({ before, words, language: 'ja' })).toBe(typed)
})

it.each([
  ['We sell eggs', 'en', '.'],
  ['We sell eggs.', 'en', ''],
  ['We sell eggs and', 'en', ''],
  ['eggs', 'en', ''],
  ['', 'en', ''],
  ['電話で受けています', 'ja', '。'],
  ['電話で', 'ja', ''],
  ['電話で受けています。', 'ja', ''],
] as const)('ends %j (%s) with %j', (before, language, mark) => {
  expect(endOfSpeech({ before, language })).toBe(mark)
})
