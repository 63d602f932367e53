import { expect, it } from 'vitest'
import { dropToldTerms } from './drop-said.ts'

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
