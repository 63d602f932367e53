import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { leftOutFeatures } from './left-out-features.ts'

it.each([
  ['a day of it', '撮影', '撮影日を選ぶ', 0],
  ['the list of it', '出張撮影', '撮影を予約する', 0],
  ['a kind of it', '撮影', '出張撮影を頼む', 1],
  ['the thing itself', '写真の販売', '写真の販売をする', 1],
  ['the thing itself in English', 'gift vouchers', 'sell gift vouchers', 1],
  ['something else of it in English', 'gift vouchers', 'wrap a gift', 0],
  ['a store that keeps nothing', 'an app store thing', 'keep photos before and after', 0],
  ['a store of apps', 'an app store thing', 'put it into the app store', 1],
])('what is left out against %s', (...[, what, does, count]) => {
  const rows = [
    makeRow('out', `q8: ${what}`, { what }),
    makeRow('feature', `q7: ${does}`, { does, priority: 'must' }),
  ]
  expect(leftOutFeatures(rows)).toHaveLength(count)
})
