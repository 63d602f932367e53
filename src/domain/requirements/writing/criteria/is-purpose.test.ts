import { expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const tests = (does: string, outcome: string, said: string) => {
  const isJapanese = /\p{Script=Hiragana}/u.test(said)
  const name = isJapanese ? 'お客様' : 'teacher'
  const rows = [
    makeRow('role', `q5: ${name}`, { name }),
    makeRow('feature', `q7: ${said}`, { actor: name, does, outcome }),
  ]
  const document = writeRows(rows, isJapanese ? JAPANESE : ENGLISH)
  return listRequirements(document).flatMap(({ criteria }) => criteria.map((each) => each.outcome))
}

it.each([
  ['book a fitting', "forty people don't arrive at ten", "so forty people don't arrive at ten"],
  ['order the bread', 'we bake enough', 'so that we bake enough'],
  ['print the labels', 'the drivers stop asking me', 'so the drivers stop asking me'],
  ['see what is free', 'know there and then whether it is free', 'they will know there and then'],
  ['send the list', 'stop ringing round', 'and stop ringing round'],
  ['枠を選ぶ', '店が混まない', '枠を選ぶ、店が混まないように'],
])('what it is good for is no test, nor half a sentence: %s, %s', (does, outcome, said) => {
  expect(tests(does, outcome, `${does}, ${said}`)).toEqual([])
})

it.each([
  ['book a fitting', 'the place is held', 'book a fitting and the place is held'],
  ['book a fitting', 'nobody else can take it', 'book a fitting so nobody else can take it'],
  ['pay the deposit', 'the treasurer sees it', 'pay the deposit so the treasurer sees it'],
  ['枠を選ぶ', '予約が画面に表示される', '枠を選ぶ、予約が画面に表示されるように'],
])('what is seen there is one: %s, %s', (does, outcome, said) => {
  expect(tests(does, outcome, said)).toHaveLength(1)
})
