import { expect, it } from 'vitest'
import { DOCUMENT_WORDS } from './words.ts'

it.each([
  ['会計は、請求を扱える。', '請求を扱える'],
  ['会計と組合長は、滞納を見られる。', '滞納を見られる'],
  ['会計と組合長だけが、滞納を見られる。', '滞納を見られる'],
  ['会計だけが、口座を見られる。', '口座を見られる'],
])('tells the deed of a sentence behind who does it: %s', (text, deed) => {
  expect(DOCUMENT_WORDS.document.deed(text, ['会計'])).toBe(deed)
})
