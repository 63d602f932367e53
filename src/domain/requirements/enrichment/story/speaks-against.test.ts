import { expect, it } from 'vitest'
import type { AcceptanceCriterion } from '#domain/requirements/document-items.ts'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import type { UntestedProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { speaksAgainst } from './speaks-against.ts'

const document = writeRows([
  makeRow('role', 'q5: the wardrobe mistress', { name: 'wardrobe mistress' }),
  makeRow('role', 'q5: 女将', { name: '女将' }),
  makeRow('feature', 'q7: take a booking in 1 minute', {
    actor: 'wardrobe mistress',
    does: 'take a booking in 1 minute',
  }),
])
const bench = { document } as unknown as Bench

function isTaken(
  why: UntestedProposal['why'],
  { when, outcome, test }: { when: string; outcome: string; test: object | null },
): boolean {
  const line = {
    ...{ requirement: null, outcome, trigger: when, before: when, settles: {} as never },
    quotes: [{ question: 'q9' as const, text: 'they get a text and then I ring' }],
    texts: [when, outcome],
    test: test as AcceptanceCriterion | null,
    takeOut: () => {},
  }
  return speaksAgainst(bench, line, why) === null
}

it.each<[UntestedProposal['why'], string, string, boolean]>([
  ['broken', 'お客さんが画面を開く', '「名簿を書くところ、暗証番号なし」が表示される', true],
  ['broken', '母が「船の席」を開く', '「残りの数をいちばん大きく」が表示される', true],
  ['broken', 'the baker opens the board', '“the orders, big letters” is shown', true],
  ['broken', 'the hall is taken', 'nobody can book it', false],
  ['broken', 'the cake is late', 'the price is £7 less', false],
  ['echo', 'she takes a booking in 1 minute', 'this holds: a booking is taken in 1 minute', true],
  ['echo', 'she takes a booking in 4 minutes', 'it is taken in 4 minutes', false],
  ['outside', '最終に遅れたら', '市営の定期船で来てもらう', true],
  ['outside', 'the last boat has gone', 'the driver fetches them', true],
  ['outside', 'the last boat has gone', 'the driver gets a message and fetches them', false],
  ['outside', '最終に遅れたら', '次の船の時刻が届く', false],
  ['outside', 'the owner has died', 'make the job go completely silent', false],
])('a test of the writer’s is “%s”: “%s”, “%s”: %s', (...given) => {
  const [why, when, outcome, isOne] = given
  expect(isTaken(why, { when, outcome, test: { rows: ['r1'] } })).toBe(isOne)
})

it.each<[string, boolean]>([
  ['the wardrobe mistress rings', true],
  ['the wardrobe mistress then washes it', true],
  ['女将が電話する', true],
  ['女将が駅まで迎えに行く', true],
  ['the phone rings', false],
  ['the wardrobe mistress rings and ticks it', false],
  ['女将が電話をかけられるようにする', false],
  ['女将に電話する', false],
  ['the wardrobe mistress charges £5', false],
])('a rule is outside where somebody does it by hand: “%s”: %s', (outcome, isOne) => {
  expect(isTaken('outside', { when: '', outcome, test: null })).toBe(isOne)
  expect(isTaken('broken', { when: '', outcome, test: null })).toBe(false)
})
