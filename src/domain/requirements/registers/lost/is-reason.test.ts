import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { findLost } from './find-lost.ts'

const BAGS = 'in bin bags we got eleven of ours, a skirt of theirs'
const NINE = '佐田浜でお客さんが五十分待った'

it.each<[string, string, string, boolean]>([
  [
    `q12: ${BAGS}, so it needs a place for strange things`,
    'strange things have a place',
    'en',
    true,
  ],
  [`q12: ${BAGS}, so it needs a place for strange things`, 'skirts are counted', 'en', false],
  [`q12: it needs a place for strange things, ${BAGS}`, 'strange things have a place', 'en', false],
  [
    `q9: ${BAGS}, so it needs a place for strange things`,
    'strange things have a place',
    'en',
    false,
  ],
  [
    'q12: six loaves were burnt on Friday, so the oven rings a bell',
    'the oven rings a bell',
    'en',
    true,
  ],
  [`q12: ${NINE}ので、次の便の時刻を画面に出す`, '次の便の時刻を画面に出す', 'ja', true],
  [`q12: ${NINE}、次の便の時刻を画面に出す`, '次の便の時刻を画面に出す', 'ja', false],
])('what only says why is not lost: %s, told %s (%s)', (...[said, then, language, isTold]) => {
  const words = language === 'ja' ? JAPANESE : ENGLISH
  const document = writeRows([makeRow('rule', said, { then })], words)
  expect(findLost(document).length === 0).toBe(isTold)
})
