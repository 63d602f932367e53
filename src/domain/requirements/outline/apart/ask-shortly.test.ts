import { expect, it } from 'vitest'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { askShortly } from './ask-shortly.ts'

const LONG =
  'What happens to held things when five days have gone by and nobody has said yes or no?'

it.each([
  [{ text: LONG, short: 'Nobody answers in 5 days' }, ENGLISH, 'Nobody answers in 5 days?'],
  [{ text: LONG, short: 'Nobody answers in 5 days?' }, ENGLISH, 'Nobody answers in 5 days?'],
  [{ text: LONG, short: ' ' }, ENGLISH, ''],
  [{ text: LONG }, ENGLISH, ''],
  [{ text: 'Who gets the list?' }, ENGLISH, 'Who gets the list?'],
  [{ text: '鍵の番号を紙にのせますか？' }, JAPANESE, '鍵の番号を紙にのせますか？'],
  [
    { text: 'お客様が電話で変えた量は、その回だけのことですか、次の回からもずっとですか？' },
    JAPANESE,
    '',
  ],
  [{ text: LONG, short: '量はその回だけ' }, JAPANESE, '量はその回だけ？'],
])('%j is asked in few words', (asked, { document: words }, told) => {
  expect(askShortly(asked, { words })).toBe(told)
})
