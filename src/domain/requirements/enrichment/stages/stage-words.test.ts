import { expect, it } from 'vitest'
import { deniesWay, tellsWay } from './stage-words.ts'

const LESSON = ['asked', 'booked', 'done', 'no show', 'cancelled ok', 'cancelled late']
const LIST = '- lesson: asked - booked - done / no show / cancelled ok / cancelled late - (paid)'
const MILL = ['始まった', '終わった', '空にした']
const SHARE = ['to pick up', 'checked off', 'nursing home']

it.each<[string, string, string, readonly string[], boolean]>([
  [LIST, 'asked', 'cancelled ok', LESSON, false],
  ['Booked lessons never go back to asked', 'booked', 'asked', LESSON, true],
  ['Once a lesson is done, it is not cancelled ok', 'done', 'cancelled ok', LESSON, true],
  [
    'Not picked up by close, it goes to the nursing home, no credit.',
    'to pick up',
    'nursing home',
    SHARE,
    false,
  ],
  [
    'dog on board but never ticked at barn: alarm at me by 9.15',
    'on board',
    'at barn',
    ['due', 'on board', 'at barn', 'home'],
    false,
  ],
  ['終わったら「空にした」を押さないと次が始まらない', '終わった', '空にした', MILL, false],
  ['終わったものは、空にしなければ次に行けない', '終わった', '空にし', MILL, false],
  ['終わったものを空にできないと言われた', '終わった', '空に', MILL, true],
  ['済になった枠は、取消にできない', '済', '取消', ['仮', '済', '取消'], true],
])('“%s” forbids %s → %s', (sentence, from, ...rest) => {
  const [to, stages, denies] = rest
  expect(deniesWay(sentence, { from, to }, stages)).toBe(denies)
})

it('takes no way from a list of the stages', () => {
  expect(tellsWay(LIST, { from: 'asked', to: 'done' }, LESSON)).toBe(false)
  const told = 'once done it may still be cancelled late'
  expect(tellsWay(told, { from: 'done', to: 'cancelled late' }, LESSON)).toBe(true)
})
