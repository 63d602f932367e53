import { expect, it } from 'vitest'
import { isInWords } from './is-in-words.ts'

it.each<[string, string, boolean]>([
  [
    'it goes to the next on the rota',
    'Skipper on duty has 20 minutes. Then it goes to the next on the rota.',
    false,
  ],
  ['the van is sent to the next stop', 'When full the van is sent to the next stop.', false],
  ['the bike is ready', 'They get a text, "the bike is ready", when I tick it.', true],
  ['the kiln is hot', 'a text saying the kiln is hot', true],
  ['the hall is shut', 'The text says that the hall is shut', true],
  ["you're booked", 'when the day is booked: you are booked', true],
  ['次の人に回る', '20分返事がなければ次の人に回る', false],
  ['部屋が空いた', '部屋が空いたと送ってください', true],
  ['便は欠航', '休むときは「便は欠航」と出す', true],
  ['荷物が届いています', '荷物が届いています、とだけ', true],
])('is what a message says, or what happens: %s', (content, words, is) => {
  expect(isInWords(content, [{ words }])).toBe(is)
})
