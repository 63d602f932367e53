import { expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { findLarge } from './find-large.ts'

const DEEDS = ['book a boat', 'pay a fee', 'return a boat', 'mend a hull', 'print a bill']
const MORE = ['see the tide', 'name a skipper', 'sell a ticket', 'ring a bell']

/** Five musts, three of no rank and one wish. */
const DOCUMENT = writeRows(
  [...DEEDS, ...MORE].map((does, at) =>
    makeRow('feature', `q7: guest ${does}`, {
      ...{ actor: 'guest', does },
      priority: at < 5 ? ('must' as const) : at < 8 ? ('unsaid' as const) : ('could' as const),
    }),
  ),
  ENGLISH,
)
const IDS = listRequirements(DOCUMENT).map(({ id }) => id)
const [A, B, C, D, E, F, G, H, WISH] = IDS as [string, ...string[]] as string[]

const find = (...parts: (string | undefined)[][]) =>
  findLarge(
    DOCUMENT,
    parts.map((ids, at) => ({
      ...{ title: `Part ${at + 1}`, goal: '' },
      requirements: ids.flatMap((id) => id ?? []),
    })),
  )?.says

it.each<[string, (string | undefined)[][], string | undefined]>([
  ['of about the same size', [[A, B, F], [C, D, G], [E, H], [WISH]], undefined],
  ['of which the first has most musts', [[A, B, C, D], [E, F], [G, H], [WISH]], '4 of 5 musts'],
  ['of which the second has most musts', [[A], [B, C, D, E], [F, G, H], [WISH]], undefined],
  ['of which one has most functions', [[A, B], [C, D, E, F, G], [H]], '5 of 8 functions'],
  [
    'of which a wish is not counted',
    [
      [A, B, F, G, WISH],
      [C, D, E, H],
    ],
    undefined,
  ],
])('judges parts %s', (_, parts, says) => {
  expect(find(...parts)).toBe(says)
})
