import { expect, it } from 'vitest'
import { partSides } from './part-sides.ts'

it.each<[string, string[]]>([
  ['say yes or no to a berth', ['say yes to a berth', 'say no to a berth']],
  ['approve, refuse or defer a grant', ['approve a grant', 'refuse a grant', 'defer a grant']],
  ['pay by card/cash', ['pay by card', 'pay by cash']],
  ['見積りを承認か却下する', ['見積りを承認する', '見積りを却下する']],
  ['見積りを承認するか却下する', ['見積りを承認する', '見積りを却下する']],
  ['申請を受理または差戻する', ['申請を受理する', '申請を差戻する']],
  ['lend a bike', ['lend a bike']],
  ['二か月分を確定する', ['二か月分を確定する']],
])('“%s” holds %j', (does, sides) => {
  expect(partSides(does)).toEqual(sides)
})
