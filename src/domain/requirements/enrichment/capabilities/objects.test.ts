import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { tellLines } from '#domain/requirements/enrichment/testing/tell-line.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

type Told = [actor: string, does: string]

function faultOf(roles: readonly string[], told: readonly Told[], text: string) {
  const isJapanese = /\p{Script=Han}/u.test(text)
  const rows = [
    ...roles.map((name) => makeRow('role', `q5: ${name}`, { name })),
    ...told.map(([actor, does]) => makeRow('feature', `q7: ${actor} ${does}`, { actor, does })),
  ]
  const written = writeRows(rows, isJapanese ? JAPANESE : ENGLISH)
  const items = listRequirements(written).map(({ id }) => id)
  expect(items, 'every row is a requirement').toHaveLength(told.length)
  const document: RequirementsDocument = {
    ...written,
    areas: [{ name: 'All', requirements: items }],
  }
  const title = isJapanese ? '登録' : 'Records'
  return tellLines(document, [{ title, items, text }]).findings[0]
}

const SCHOOL = ['office manager', 'instructor', 'pupil', 'payer']
const FARM = ['事務局', '組合員', '運転手', '書記']

describe('who only has something done to them', () => {
  it.each<[string, string[], Told[], string]>([
    [
      'is one of a pair behind the verb',
      SCHOOL,
      [['office manager', 'add a pupil and payer']],
      'The office manager adds a pupil and payer.',
    ],
    [
      'stands there with an article',
      SCHOOL,
      [['office manager', 'add a pupil and a payer with a phone number']],
      'The office manager adds a pupil and a payer with a phone number.',
    ],
    [
      'goes before another deed of the same one',
      SCHOOL,
      [
        ['office manager', 'add a pupil and payer'],
        ['office manager', 'close a lesson'],
      ],
      'The office manager adds a pupil and payer, and closes a lesson.',
    ],
    [
      'is whom something is given',
      SCHOOL,
      [
        ['office manager', 'give a pupil to an instructor'],
        ['office manager', 'send the payer a bill'],
      ],
      'The office manager gives a pupil to an instructor and sends the payer a bill.',
    ],
    [
      'ends a list of two sentences',
      SCHOOL,
      [
        ['office manager', 'add a pupil and payer'],
        ['instructor', 'see the phone number of a pupil and payer'],
      ],
      'The office manager adds a pupil and payer. Instructors see the phone number of a pupil and payer.',
    ],
    [
      'is named in Japanese',
      FARM,
      [['事務局', '組合員と運転手を登録できる']],
      '事務局は、組合員と運転手を登録できる。',
    ],
    [
      'is named in Japanese before another deed',
      FARM,
      [
        ['事務局', '組合員や運転手を登録できる'],
        ['事務局', '日報を締められる'],
      ],
      '事務局は、組合員や運転手を登録し、日報を締められる。',
    ],
    [
      'is told something by the app, in Japanese',
      FARM,
      [['app', '空きの数を組合員と運転手に知らせる']],
      'アプリは、空きの数を組合員と運転手に知らせる。',
    ],
    [
      'is told something by the app, first',
      FARM,
      [['app', '空きの数を組合員と運転手に知らせる']],
      '組合員と運転手に、空きの数をアプリが知らせる。',
    ],
    [
      'is told something once somebody has decided',
      FARM,
      [['事務局', '休みを決めたら組合員全員に知らせられる']],
      '事務局は、休みを決めたら組合員全員に知らせられる。',
    ],
  ])('%s, and does nothing', (...[, roles, told, text]) => {
    expect(faultOf(roles, told, text)).toBeUndefined()
  })

  it.each<[string, string[], Told[], string]>([
    [
      'one more who does it',
      SCHOOL,
      [['office manager', 'add a pupil and payer']],
      'The office manager and the instructor add a pupil and payer.',
    ],
    [
      'somebody else',
      SCHOOL,
      [
        ['office manager', 'add a pupil and payer'],
        ['instructor', 'close a lesson'],
      ],
      'The instructor adds a pupil and payer, and the office manager closes a lesson.',
    ],
    [
      'somebody else in the next clause',
      SCHOOL,
      [
        ['office manager', 'add a pupil and payer'],
        ['office manager', 'close a lesson'],
      ],
      'The office manager adds a pupil and payer, and the payer closes a lesson.',
    ],
    [
      'somebody else in Japanese',
      FARM,
      [['事務局', '組合員と運転手を登録できる']],
      '事務局と書記は、組合員と運転手を登録できる。',
    ],
  ])('is not mistaken for %s', (...[, roles, told, text]) => {
    expect(faultOf(roles, told, text)).toMatchObject({ form: 'other-doer' })
  })
})
