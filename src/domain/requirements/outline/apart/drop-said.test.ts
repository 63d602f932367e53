import { expect, it } from 'vitest'
import { dropToldTerms, isSaidByOpening } from './drop-said.ts'

const told = (text: string) => ({
  ...{ id: 'GOAL-01', text, mark: 'stated' as const, sources: [], quotes: [] },
})
const OPENING = told(
  'Members can see which boat is free and when the tide is right, and no boat is given to two people.',
)

it.each([
  ['a member can see for themselves which boat is free and when the tide is right', true],
  ['no boat is ever given to two people', true],
  ['see which boat is free within 2 taps', false],
  ['most of all, no boat is given to two people', false],
  ['better than the whiteboard because it can be seen at home', false],
])('an opening says again “%s”: %s', (promise, isSaid) => {
  expect(isSaidByOpening(told(promise), OPENING)).toBe(isSaid)
})

it.each([
  ['空いている舟が電話しなくてもわかる', true],
  ['当番表を見なくてすむ', false],
  ['会員は、電話しなくても空いている舟がわかる。一番', false],
])('so it does in Japanese: %s', (promise, isSaid) => {
  const opening = told('会員は、電話しなくても空いている舟がわかる。')
  expect(isSaidByOpening(told(promise), opening)).toBe(isSaid)
})

it.each([
  ['Season', ': from 1 May until 30 June', 'The season is from 1 May until 30 June.', 0],
  ['Season', ': from 1 May until 30 June', 'The season is from 1 May until 31 July.', 1],
  ['Proof', ': the last rise of the dough', 'The dough has its last rise.', 1],
])('drops “%s%s” from the glossary beside “%s”: %i left', (...[term, means, told, left]) => {
  const section = { anchor: '', title: '', isFolded: false }
  const entries = [
    [
      { kind: 'strong' as const, text: term },
      { kind: 'plain' as const, text: means },
    ],
  ]
  const [, glossary] = dropToldTerms([
    {
      ...{ ...section, name: 'requirements' },
      blocks: [{ kind: 'paragraph', text: [{ kind: 'plain', text: told }] }],
    },
    {
      ...section,
      name: 'glossary',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          entries: [
            ...entries,
            [
              { kind: 'strong', text: 'Else' },
              { kind: 'plain', text: ': another thing' },
            ],
          ],
        },
      ],
    },
  ])
  const [list] = glossary?.blocks ?? []
  expect(list?.kind === 'list' ? list.entries.length : 0).toBe(left + 1)
})
