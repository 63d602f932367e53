import { expect, it } from 'vitest'
import { mostTelling } from './most-telling.ts'

const long = (words: number, isSupposed: boolean) => ({
  text: Array.from({ length: words }, (_, at) => `w${words}${at}`).join(' '),
  isSupposed,
})
const lengths = (phrases: readonly string[]) => phrases.map((each) => each.split(' ').length)

it.each<[string, [number, boolean][], number[]]>([
  [
    'all that was said, however long',
    [
      [30, false],
      [31, false],
    ],
    [30, 31],
  ],
  [
    'nothing supposed behind a cell that is full',
    [
      [30, false],
      [5, true],
    ],
    [30],
  ],
  [
    'of what is supposed the first that fit',
    [
      [10, false],
      [9, true],
      [8, true],
      [5, true],
    ],
    [10, 9, 5],
  ],
  [
    'the first where none fits',
    [
      [40, true],
      [41, true],
    ],
    [40],
  ],
  ['nothing of nothing', [], []],
])('a cell tells %s', (_, phrases, told) => {
  expect(
    lengths(
      mostTelling(
        'sees',
        phrases.map(([words, is]) => long(words, is)),
      ),
    ),
  ).toEqual(told)
})

it('tells each once, and counts letters in Japanese', () => {
  const twice = [1, 2].map(() => ({ text: '自分の貸出', isSupposed: false }))
  const most = {
    text: '写真と、館の中の品の置き場と、前の年の貸出の数をまとめて見る、館の人に限る話を聞いて直す',
    isSupposed: true,
  }
  expect(mostTelling('not', [...twice, most])).toEqual(['自分の貸出'])
  expect(mostTelling('may', [...twice, most])).toEqual(['自分の貸出', most.text])
})
