import { expect, it } from 'vitest'
import type { Block, Section } from '#domain/requirements/outline/blocks.ts'
import { fold, foldTold, makeWords, part } from '#domain/requirements/outline/pieces.ts'
import { FILE_TABLE_TEXT } from '#domain/requirements/outline/tables/text-en.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { setAppendices } from './set-appendices.ts'

const words = DOCUMENT_WORDS.document
const paragraph = (text: string): Block => ({ kind: 'paragraph', text: makeWords(text) })
const sectionOf = (name: Section['name'], blocks: Block[]): Section => ({
  ...{ name, anchor: '', title: '', isFolded: false, blocks },
})
const note = (text: string): Block => ({ kind: 'note', text: makeWords(text) })

it('makes one appendix of what is looked up together, and says in the last section where', () => {
  const { sections, appendices } = setAppendices(
    [
      sectionOf('data', [paragraph('Data'), ...fold('fields', 'Fields', [paragraph('a name')])]),
      sectionOf('screens', [
        ...fold('looks', 'Looks', [paragraph('No jobs')]),
        ...fold('looks', 'Checks', [paragraph('Press it')]),
        ...foldTold('more', 'Told', [paragraph('told above')]),
      ]),
      sectionOf('handOff', [paragraph('Build it')]),
    ],
    2,
    words,
  )
  expect(sections.map(({ blocks }) => blocks)).toEqual([
    [paragraph('Data')],
    [],
    [note('Fields; looks; checks: appendix C.'), paragraph('Build it')],
  ])
  expect(appendices.map(({ title, blocks }) => [title, blocks])).toEqual([
    [
      `C ${FILE_TABLE_TEXT.appendices.details}`,
      [
        ...part('Fields', [paragraph('a name')]),
        ...part('Looks', [paragraph('No jobs')]),
        ...part('Checks', [paragraph('Press it')]),
      ],
    ],
  ])
})

it('gives an appendix of one register its title, and sends nobody to ids alone', () => {
  const { sections, appendices } = setAppendices(
    [
      sectionOf('requirements', fold('also', 'More ids', [paragraph('FR-001: FR-002')])),
      sectionOf('registers', fold('asked', 'Questions', [paragraph('How long?')])),
      sectionOf('handOff', []),
    ],
    3,
    words,
  )
  expect(sections.map(({ blocks }) => blocks)).toEqual([[], [], [note('Questions: appendix D.')]])
  expect(appendices.map(({ title, blocks }) => [title, blocks])).toEqual([
    ['D Questions', [paragraph('How long?')]],
    ['E More ids', [paragraph('FR-001: FR-002')]],
  ])
})
