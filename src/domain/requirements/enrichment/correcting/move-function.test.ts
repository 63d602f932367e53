import { describe, expect, it } from 'vitest'
import type { Slice } from '#domain/requirements/document-registers.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'
import { moveFunction } from './move-function.ts'

const DEEDS = {
  en: [
    'book a boat',
    'print the log',
    'mark a booking as paid',
    'rate the trip',
    'weigh the catch',
  ],
  ja: ['舟を予約する', '日誌を印刷する', '入金を確かめる', '釣果を評価する', '魚を量る'],
}
const RANKS = ['must', 'unsaid', 'must', 'could', 'must'] as const

const AS_IT_WAS = [[0, 1], [2, 4], [3]]

/** Which function, what is said of it, and of what document. */
type Told = [number, string, Parameters<typeof moved>[2]?]

interface Around {
  words?: typeof ENGLISH
  by?: string
  deeds?: readonly string[]
}

/** Five functions in three parts; where they stand once one is put elsewhere. */
function moved(
  at: number,
  text: string,
  { words = ENGLISH, by, deeds = DEEDS[words === ENGLISH ? 'en' : 'ja'] }: Around = {},
) {
  const actor = words === ENGLISH ? 'clerk' : '受付'
  const rows = deeds.map((does, place) =>
    makeRow('feature', `q7: ${actor} ${does}`, { actor, does, priority: RANKS[place] ?? 'must' }),
  )
  const document = writeRows([makeRow('role', `q5: ${actor}`, { name: actor }), ...rows], words)
  const ids = deeds.map((_, place) => listRequirements(document)[place]?.id ?? '')
  document.slices = AS_IT_WAS.map(
    (cut, place): Slice => ({
      ...{ number: place + 1, title: `Part ${place + 1}`, goal: '', mark: 'assumed' },
      requirements: cut.flatMap((each) => ids[each] ?? []),
      ...(by !== undefined && { by }),
    }),
  )
  const fault = moveFunction(document, { id: ids[at] ?? 'FR-099', roles: [], text }, words)
  const cut = document.slices.map(({ requirements }) => requirements.map((id) => ids.indexOf(id)))
  return { fault, cut }
}

describe('a function that stands in the wrong part of the delivery', () => {
  it.each<[string, Told, number[][]]>([
    ['earlier', [2, 'slice 1'], [[0, 1, 2], [4], [3]]],
    ['earlier, in Japanese', [2, 'slice 1', { words: JAPANESE }], [[0, 1, 2], [4], [3]]],
    ['later, where a must stands', [0, 'to slice 2'], [[1], [2, 4, 0], [3]]],
    ['later, nobody ranked it', [1, 'slice 2', { by: 'by 9 March' }], [[0], [2, 4, 1], [3]]],
    ['later, its day was counted', [0, 'slice 2', { by: '2031-03-09' }], [[1], [2, 4, 0], [3]]],
  ])('is put %s', (_, [at, text, given], cut) => {
    expect(moved(at, text, given)).toEqual({ fault: null, cut })
  })

  it.each<[string, Told, object | undefined]>([
    ['a must is put behind the last', [0, 'slice 3'], { form: 'worse-order' }],
    ['a must misses its day', [0, 'slice 2', { by: 'by 9 March' }], { form: 'worse-order' }],
    ['a wish is put before a must', [3, 'slice 1'], { form: 'worse-order' }],
    ['it stands there', [2, 'slice 2'], { rule: 'repeated' }],
    ['there is no such part', [2, 'slice 9'], { rule: 'unknown-item' }],
    ['it is no function', [7, 'slice 1'], { rule: 'unknown-item' }],
    ['the correction is of its words', [2, 'mark it as paid'], undefined],
  ])('stays where %s', (_, [at, text, given], fault) => {
    const done = moved(at, text, given)
    expect(done.cut).toEqual(AS_IT_WAS)
    if (fault === undefined) expect(done.fault).toBeUndefined()
    else expect(done.fault).toMatchObject(fault)
  })

  it('stays there, whatever the order would be by its words', () => {
    const deeds = ['book a boat', 'cancel a boat', 'weigh the catch', 'rate the trip', 'buy bait']
    const { fault, cut } = moved(1, 'slice 3', { deeds })
    expect([fault, cut]).toEqual([null, [[0], [2, 4], [1, 3]]])
  })
})
