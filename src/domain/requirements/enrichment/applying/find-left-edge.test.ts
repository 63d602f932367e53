import { expect, it } from 'vitest'
import { findLeftEdge } from './find-left-edge.ts'

it.each<[string, string, string | null]>([
  ['it is 11; 13 hours before', 'Free until 12 hours before', '12'],
  ['it is 11; 12; 13 hours before', 'Free until 12 hours before', null],
  ['he comes at 12.29; at 12.31', 'lunch is served until 12.30', '12.30'],
  ['from 3 to 11 with PA, 1 hour of heating', 'Heating £4/hr main hall, £2 elsewhere', null],
  ['one boat and 3 people', 'a deposit of at least £2', null],
  ['3 dogs come; 5 dogs come', 'at most 4 dogs', '4'],
  ['3 dogs come; 5 dogs come', 'at most 4 hours', null],
  [
    '夜勤が三回、四回、五回のとき、もう一回入れる',
    '夜勤は月四回まで、頼めば五回連続二日はだめ',
    null,
  ],
  ['夜勤が三回、五回のとき', '夜勤は月四回まで', '四'],
])('finds the figure that “%s” leaves out of “%s”: %s', (when, quote, left) => {
  expect(findLeftEdge({ given: '', when }, [quote], /[ぁ-ん]/u.test(quote) ? 'ja' : 'en')).toBe(
    left,
  )
})
