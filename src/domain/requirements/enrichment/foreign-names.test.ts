import { expect, it } from 'vitest'
import { findForeignNames } from './foreign-names.ts'

it.each<[string, string[]]>([
  ['on Thu 14 May at noon the request is closed', []],
  ['The group comes on Fri and leaves on Sun', []],
  ['asked on Tues, answered on 3 Sept', []],
  ['a leader of Oakfield asks on Thursday', ['Oakfield']],
])('takes days and months for no names, however short: %s', (text, names) => {
  expect(findForeignNames(text, ['A leader asks for a weekend.'])).toEqual(names)
})
