import { expect, it } from 'vitest'
import { isMissingDefault } from './is-missing-default.ts'
import { DEFAULT_TEXT as ENGLISH } from './text-en.ts'
import { DEFAULT_TEXT as JAPANESE } from './text-ja.ts'

it.each<[string | null, boolean]>([
  [null, true],
  ['', true],
  [ENGLISH.byHand('the skipper'), true],
  [ENGLISH.who(null), true],
  [ENGLISH.neither('Ros and Kit'), true],
  [ENGLISH.side('so the skipper tells me'), true],
  [ENGLISH.side('cancel free up to 48 hours before'), false],
  [ENGLISH.stricter('" We have never once done that'), true],
  [ENGLISH.stricter('no dogs in the hall'), false],
  [ENGLISH.kept('the skipper'), false],
  ['The skipper decides by 6 pm; the boat sails then.', false],
  [JAPANESE.byHand('受付'), true],
  [JAPANESE.who('受付'), true],
  [JAPANESE.neither(null), true],
  [JAPANESE.stricter('だから3回続いたら知らせるだけ'), true],
  [JAPANESE.stricter('変更は私だけができます'), false],
  ['受付が日曜の夜に行い、月曜に知らせる。', false],
])('a default is missing, or there: %s', (text, isMissing) => {
  const words = /\p{Script=Hiragana}/u.test(text ?? '') ? JAPANESE : ENGLISH
  expect(isMissingDefault(text, words)).toBe(isMissing)
})
