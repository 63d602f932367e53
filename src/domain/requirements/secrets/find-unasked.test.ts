import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { findUnasked, leaveUnasked } from './find-unasked.ts'

it.each<[string, string[]]>([
  [
    '分院は作らんでください、ただ住所くらいは2つ持てるようにしとくといいのかな、そこは聞かんといてください',
    ['ただ住所くらいは2つ持てるようにしとくといいのかな、そこは聞かんといてください'],
  ],
  [
    'No deposits. Maybe a second boat one day, but don’t ask me about that.',
    ['Maybe a second boat one day, but don’t ask me about that.'],
  ],
  ["Don't ask me about the lease.", ["Don't ask me about the lease."]],
  [
    '二軒目を出すかもしれません。それは聞かないでください。',
    ['二軒目を出すかもしれません。それは聞かないでください。'],
  ],
  ["Don't ask me for the password every time.", []],
  ["Don't ask me to confirm each one.", []],
  ['毎回パスワードを聞かないでください', []],
  ['名前は主人に聞かんとわからん', []],
])('what nobody is to ask about: %s', (text, unasked) => {
  expect(findUnasked([{ question: 'q8', text }]).map((each) => each.text)).toEqual(unasked)
})

it.each([
  [
    'Maybe a second boat one day',
    "Maybe a second boat one day, but don't ask me about that.",
    'aside',
  ],
  ['Maybe a second boat one day', 'Maybe a second boat one day, I do not know.', 'doubt'],
  [
    '住所は2つ持てるといいのかな',
    '住所は2つ持てるといいのかな、そこは聞かんといてください',
    'aside',
  ],
])('%s: %s', (what, text, kind) => {
  const row = makeRow('doubt', `q8: ${what}`, { about: 'unknown', what })
  const answers = [{ question: 'q8', text }]
  expect(leaveUnasked([row], answers).map((each) => each.kind)).toEqual([kind])
})
