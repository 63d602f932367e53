import { expect, it } from 'vitest'
import type { Section } from './blocks.ts'
import { makeWords } from './pieces.ts'
import { writeLarge } from './write-large.ts'

const cases: [typed: string, read: string][] = [
  ["dee sends it, and jo's nephew rings dee", "Dee sends it, and Jo's nephew rings Dee"],
  ['a job for jo-anne, no jog', 'a job for jo-anne, no jog'],
  ['by friday, or on wed in june', 'by Friday, or on Wed in June'],
  ['3 march, and in march 2 they march', '3 March, and in March 2 they march'],
  ['it may open in may 3', 'it may open in May 3'],
  ['nobody under 18 may borrow', 'nobody under 18 may borrow'],
  ['he sat in the sun', 'he sat in the sun'],
  [
    'the owner gets "hi its dee, see you mon" from dee',
    'the owner gets "hi its dee, see you mon" from Dee',
  ],
  ['“dee” says dee', '“dee” says Dee'],
]

it.each(cases)('%s', (typed, read) => {
  const section: Section = {
    ...{ name: 'first', anchor: '', title: '', isFolded: false },
    blocks: [{ kind: 'paragraph', text: makeWords(typed) }],
  }
  const [written] = writeLarge([section], ['Dee', 'Jo'])
  expect(written?.blocks).toEqual([{ kind: 'paragraph', text: makeWords(read) }])
})

it('tells a founder by a short name who is called by what they do', () => {
  const text =
    'The person who runs the shop sees it. Person who runs the shop and Clerk. Ask the person who runs the shop, “the person who runs the shop”. The lad who helps out sweeps.'
  const section: Section = {
    ...{ name: 'first', anchor: '', title: '', isFolded: false },
    blocks: [{ kind: 'paragraph', text: makeWords(text) }],
  }
  const founder = { name: 'Person who runs the shop', short: 'Founder', isPerson: false }
  const lad = { name: 'Lad who helps out', short: 'Josh', isPerson: true }
  expect(writeLarge([section], [], [founder, lad])[0]?.blocks).toEqual([
    {
      kind: 'paragraph',
      text: makeWords(
        'The founder sees it. Founder and Clerk. Ask the founder, “the person who runs the shop”. Josh sweeps.',
      ),
    },
  ])
})

it('leaves the words of an answer as they are', () => {
  const blocks: Section['blocks'] = [
    { kind: 'verbatim', use: 'answer', anchor: null, text: 'dee and jo' },
    { kind: 'paragraph', text: [{ kind: 'quoted', text: 'dee' }] },
  ]
  const section: Section = { name: 'first', anchor: '', title: '', isFolded: false, blocks }
  expect(writeLarge([section], ['Dee'])[0]?.blocks).toEqual(blocks)
})
