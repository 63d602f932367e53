import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Block, SectionName, Statement } from '#domain/requirements/outline/blocks.ts'
import { outlineOf } from '#domain/requirements/outline/outline-of.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { setOverruled } from './set-overruled.ts'

const studio = writeStudio()
const [rule = expect.fail('the studio has no rule')] = studio.rules
const [asked = expect.fail('no question')] = studio.openQuestions

const quotes = [
  { question: 'q6', text: 'a lesson has six places' },
  { question: 'q9', text: 'a lesson has only four places' },
]
const requirement = studio.features[0]?.requirements[0] ?? expect.fail('no requirement')
const tests = ['BR-900', 'BR-901'].map((from, at) => ({
  ...{ id: `AC-90${at}.1`, given: '', when: 'places', outcome: 'so', failure: false },
  ...{ sources: ['q9'], quotes: [], mark: 'stated' as const, from: [from] },
}))
const document: RequirementsDocument = {
  ...studio,
  features: [{ title: 'All', requirements: [{ ...requirement, criteria: tests }] }],
  rules: ['A lesson has six places.', 'A lesson has four places.'].map((text, at) => ({
    ...{ ...rule, id: `BR-90${at}`, text, mark: 'stated', quotes: quotes.slice(at, at + 1) },
  })),
  contradictions: [
    {
      ...{ ...asked, id: 'CT-90', quotes, items: ['BR-900', 'BR-901'] },
      ...{ text: 'Six places, or four?', suggestedDefault: 'A lesson has 4 places.' },
    },
  ],
}

const lineOf = (id: string, below: Statement[] = []): Statement => ({
  ...{ kind: 'statement', id, look: 'line', text: [], origin: [], meta: [], below },
})
const tableOf = (...ids: string[]): Block => ({
  ...{ kind: 'table', name: 'Rules', head: ['Id'], rows: ids.map((id) => ({ id, cells: [] })) },
})

it.each<[string, SectionName, Block, Block[]]>([
  [
    'what hangs below a requirement',
    'requirements',
    lineOf('FR-900', [lineOf('AC-900.1'), lineOf('AC-901.1')]),
    [lineOf('FR-900', [lineOf('AC-901.1')])],
  ],
  ['a rule in a line', 'rules', lineOf('BR-900'), []],
  ['a rule in a row', 'rules', tableOf('BR-900', 'BR-901'), [tableOf('BR-901')]],
  ['nothing of another section', 'registers', lineOf('BR-900'), [lineOf('BR-900')]],
])('leaves out of a file %s', (...[, name, block, kept]) => {
  const section = { name, anchor: name, title: name, isFolded: false, blocks: [block] }
  const { sections, beside } = setOverruled([section], document)
  expect(sections[0]?.blocks).toEqual(kept)
  expect(beside.map(({ label, ids }) => [label, ...ids])).toEqual([
    ['CT-90', 'BR-900'],
    ['CT-90', 'AC-900.1'],
  ])
})

const own = {
  ...document,
  contradictions: document.contradictions?.map((each) => ({ ...each, items: [] })),
}
const idOf = (block: Block) => (block.kind === 'statement' ? block.id : null)

it('has it on the screen with its question, and prints the question with the ids of what it overrules in the register of ids', () => {
  const words = DOCUMENT_WORDS.document
  const screen = outlineOf(workOut(own, words), words).sections
  const [line] = screen.flatMap(({ blocks }) => blocks.filter((each) => idOf(each) === 'BR-900'))
  expect(JSON.stringify(line)).toContain('CT-90')
  const printed = renderMarkdown(own, DOCUMENT_WORDS)
  const sheet = printed.slice(printed.indexOf('## 7 '), printed.indexOf('## 9 '))
  expect(sheet).not.toContain('BR-900')
  expect(sheet).toContain('**BR-901**')
  expect(printed).toContain('Six places, or four?')
  expect(printed).toMatch(/CT-90: (?:AC-900\.1, BR-900|BR-900, AC-900\.1)/u)
})
