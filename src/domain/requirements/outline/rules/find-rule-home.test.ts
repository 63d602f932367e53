import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
} from '#domain/requirements/document-items.ts'
import type { StageWay } from '#domain/requirements/document-stages.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { findRuleHome } from './find-rule-home.ts'

const studio = writeStudio()
const [pattern = expect.fail('no requirement')] = studio.features.flatMap(
  (each) => each.requirements,
)
const [rule = expect.fail('no rule')] = studio.rules
const [table = expect.fail('no stages')] = studio.statusTables
const [question = expect.fail('no question')] = studio.openQuestions

interface Given {
  /** A sentence of the rule. */
  says?: string
  /** The requirements that it was linked to, that test it, by a test made of it, whose line rests on it, by whose deed a thing goes on. */
  linked?: string[]
  tested?: string[]
  made?: string[]
  rests?: string[]
  moves?: string[]
  /** The requirements that a question about the rule waits for. */
  asked?: string[]
  /** What is only nice to have, and whether it was told in the words of the rule. */
  wished?: string[]
  isWish?: boolean
}

const DOES: Record<string, string> = {
  'FR-901': 'The client hires a boat.',
  'FR-902': 'The client brings a boat back.',
  'FR-903': 'The owner sends a bill.',
}

function documentOf(given: Given): RequirementsDocument {
  const { says = 'The yard opens at nine.', linked = [], tested = [], made = [] } = given
  const { rests = [], moves = [], asked = [], wished = [], isWish = false } = given
  const quotes = [{ question: 'q9', text: says }]
  const testOf = (of: string, from?: string[]): AcceptanceCriterion => ({
    ...{ id: `AC-${of.slice(3)}.${from === undefined ? 1 : 2}`, given: '', when: '', outcome: '' },
    ...{ failure: false, mark: 'assumed', quotes: [], sources: [], ...(from && { from }) },
  })
  const requirements = Object.entries(DOES).map(
    ([id, text]): FunctionalRequirement => ({
      ...{ ...pattern, id, text, why: null, rules: linked.includes(id) ? ['BR-900'] : [] },
      ...(wished.includes(id) && { priority: 'could', ...(isWish && { quotes }) }),
      criteria: [
        ...(tested.includes(id) ? [testOf(id)] : []),
        ...(made.includes(id) ? [testOf(id, ['BR-900'])] : []),
      ],
    }),
  )
  const tests = requirements.flatMap(({ criteria }) => criteria.map(({ id }) => id))
  const ways = moves.map((id): StageWay => ({ from: 'a', to: 'b', items: [id, 'BR-900'] }))
  const told = (title: string, ids: string[]) => ({
    ...{ title, items: ids },
    lines: ids.map((id) => {
      const text = DOES[id] ?? ''
      return { at: id, text, items: [id, ...(rests.includes(id) ? ['BR-900'] : [])], of: [text] }
    }),
  })
  return {
    ...{ ...studio, features: [{ title: 'All', requirements }] },
    rules: [{ ...rule, id: 'BR-900', text: says, quotes }],
    ruleRows: [{ text: says, edge: null, items: ['BR-900', ...tests], of: [] }],
    statusTables: [{ ...table, transitions: ways }],
    openQuestions: asked.length === 0 ? [] : [{ ...question, blocks: ['BR-900', ...asked] }],
    capabilities: [told('Boats', ['FR-901', 'FR-902']), told('Bills', ['FR-903'])],
  }
}

it.each<[string, Given, string | null]>([
  ['nothing has to do with', {}, null],
  ['a requirement tests', { tested: ['FR-903'], linked: ['FR-901'] }, 'FR-903'],
  ['two test', { tested: ['FR-901', 'FR-903'] }, null],
  [
    'two test, one by a test that was made of it',
    { tested: ['FR-901'], made: ['FR-903'] },
    'FR-901',
  ],
  ['two rest on', { rests: ['FR-901', 'FR-903'] }, null],
  ['one rests on, and another is linked to', { rests: ['FR-903'], linked: ['FR-901'] }, null],
  ['a thing goes on by', { moves: ['FR-903'] }, 'FR-903'],
  ['one moves and another is linked to', { moves: ['FR-903'], linked: ['FR-901'] }, 'FR-903'],
  [
    'two of one capability are linked to',
    { says: 'A boat is dry.', linked: ['FR-901', 'FR-902'] },
    'FR-901',
  ],
  ['the second of them moves, too', { linked: ['FR-901', 'FR-902'], moves: ['FR-902'] }, 'FR-902'],
  ['one is only linked to, with no word of it', { linked: ['FR-901'] }, null],
  [
    'one is linked to that a question about it names',
    { linked: ['FR-901'], asked: ['FR-901'] },
    'FR-901',
  ],
  ['only a wish tests', { tested: ['FR-903'], wished: ['FR-903'] }, null],
  [
    'a wish tests, told in its words',
    { tested: ['FR-903'], wished: ['FR-903'], isWish: true },
    'FR-903',
  ],
  [
    'a wish tests, and what is no wish goes on by',
    { tested: ['FR-901'], moves: ['FR-902'], wished: ['FR-901'] },
    'FR-902',
  ],
  [
    'a wish of another capability tests',
    { tested: ['FR-903'], moves: ['FR-901'], wished: ['FR-903'] },
    'FR-901',
  ],
])('a rule that %s', (_, given, home) => {
  expect(findRuleHome(['BR-900'], documentOf(given))).toBe(home)
})
