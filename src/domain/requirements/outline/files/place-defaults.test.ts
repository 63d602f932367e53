import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import { stampLines } from '#domain/requirements/enrichment/capabilities/tellable.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

const studio = writeStudio()
const [pattern = expect.fail('no requirement')] = studio.features.flatMap(
  (each) => each.requirements,
)
const [rule = expect.fail('no rule')] = studio.rules
const [constraint = expect.fail('no limit')] = studio.constraints

const [success = expect.fail('no measure')] = studio.success

const SENTENCES: readonly [string, string, string[]][] = [
  ['FR-001', 'The app shall let the client reserve a hut.', []],
  ['FR-002', 'The app shall let the client cancel a hut.', [rule.id]],
  ['FR-003', 'The app shall print the list of keys.', []],
]
const requirements = SENTENCES.map(
  ([id, text, rules]): FunctionalRequirement => ({
    ...{ ...pattern, id, text, rules, mark: 'stated', priority: 'unsaid', missing: [] },
    criteria: [
      {
        ...{ id: `AC-${id.slice(3)}.1`, given: '', when: text, outcome: 'it is seen' },
        ...{ failure: false, mark: 'stated', quotes: [], sources: ['q7'] },
      },
    ],
  }),
)

const LINES = [
  { at: 'FR-001', text: 'The client reserves a hut.', items: ['FR-001'] },
  { at: 'FR-001', text: 'A hut taken is held 3 days.', items: ['AC-001.1', 'OQ-04'] },
  { at: 'FR-001', text: 'A hut with no deposit stays free.', items: ['OQ-05'] },
  { at: 'FR-001', text: 'A list of keys of a hut is printed twice.', items: ['OQ-15'] },
  { at: 'FR-001', text: 'A list of keys of a hut is printed big.', items: ['OQ-16'] },
  { at: 'FR-002', text: 'The client cancels a hut.', items: ['FR-002'] },
  { at: 'FR-003', text: 'The list of keys is printed.', items: ['FR-003', 'OQ-06'] },
]

type Asked = Partial<OpenQuestion> & { until: string | null; short?: string }
const ask = (id: string, text: string, { until, ...more }: Asked): OpenQuestion => ({
  ...{ id, text, why: '', suggestedDefault: until, blocks: [], mark: 'open' },
  ...{ quotes: [], sources: ['q9'], ...more },
})
const QUESTIONS: OpenQuestion[] = [
  ask('OQ-01', 'Until when may a client cancel a hut?', {
    ...{ until: 'A hut is free to cancel until noon.', blocks: ['FR-001', 'FR-002'] },
  }),
  ask('OQ-02', 'What is charged for a hut cancelled late?', {
    ...{ until: 'A hut cancelled late is charged.', blocks: [rule.id] },
  }),
  ask('OQ-03', 'Who owns the huts?', { until: 'The town owns the huts.' }),
  ask('OQ-04', 'How long is a hut held?', { until: 'A hut is held 3 days.', blocks: ['FR-001'] }),
  ask('OQ-05', 'What of a hut with no deposit?', { until: 'It stays free.', blocks: ['FR-001'] }),
  ask('OQ-06', 'Who gets the list of keys?', {
    ...{ until: 'The list of keys goes to the porter.', blocks: ['FR-003'] },
  }),
  ask('OQ-07', 'May a hut be painted?', { until: 'No.', blocks: ['FR-001'] }),
  ask(
    'OQ-12',
    'What becomes of a hut that somebody holds for many more days than were agreed with them?',
    {
      ...{ short: 'A hut held too long?', until: 'It is free again.', blocks: ['FR-001'] },
    },
  ),
  ask('OQ-13', 'Who has a hut that two clients reserve at the very same time on the same day?', {
    ...{ until: 'A hut of two clients is shared.', blocks: ['FR-001'] },
  }),
  ask('OQ-15', 'How often is the list of keys of a hut printed?', {
    ...{ until: 'Print the list of keys twice.', blocks: ['FR-003'] },
  }),
  ask('OQ-16', 'How big is the list of keys of a hut printed?', {
    until: 'Print the list of keys big.',
  }),
  ask('OQ-08', 'Who builds the list of keys?', {
    ...{ until: 'A builder of the town builds the list of keys.', blocks: ['FR-003'] },
    quotes: constraint.quotes,
  }),
  ask('OQ-10', 'Who counts the list of keys?', {
    ...{ until: 'The porter counts the list of keys in May.', blocks: ['FR-003'] },
    quotes: success.quotes,
  }),
  ask('OQ-11', 'Who minds it while she is away?', {
    ...{ until: 'Whoever minds it then signs with a name.', blocks: ['FR-003'] },
  }),
  ask('OQ-09', 'What does a key cost?', { until: null, blocks: ['FR-003'] }),
]

function print(): string {
  const document: RequirementsDocument = {
    ...studio,
    ...{ contradictions: [], assumptions: [], openQuestions: QUESTIONS },
    features: [{ title: 'All', requirements }],
    areas: [{ name: 'Huts', requirements: requirements.map(({ id }) => id) }],
    constraints: [{ ...constraint, kind: 'date' }],
  }
  const items = requirements.map(({ id }) => id)
  const lines = stampLines(LINES, document)
  return renderMarkdown({ ...document, capabilities: [{ title: 'Huts', items, lines }] }, ENGLISH)
}

const printed = print()
const sectionOf = (number: number) =>
  printed.slice(printed.indexOf(`\n## ${number} `), printed.indexOf(`\n## ${number + 1} `))

it.each([
  [
    'at the end of the part whose words it shares',
    '| **OQ-01** | Until when may a client cancel a hut? (Q9) | A hut is free to cancel until noon |',
  ],
  [
    'there where a rule waits for it',
    '| **OQ-02** | What is charged for a hut cancelled late? (Q9) | A hut cancelled late is charged |',
  ],
  [
    'with its id behind that of the test that tells it',
    '- Test: A hut taken is held 3 days. (AC-001.1, OQ-04',
  ],
  [
    'in the words of its line',
    '| **OQ-05** | What of a hut with no deposit? (Q9) | A hut with no deposit stays free |',
  ],
  [
    'beside its question, without which it is not understood',
    '| **OQ-07** | May a hut be painted? (Q9) | No |',
  ],
  [
    'beside its whole question, though that has few words, too',
    '| **OQ-12** | What becomes of a hut that somebody holds for many more days than were agreed with them? (Q9) | It is free again |',
  ],
  [
    'beside its question, however long that is',
    '| **OQ-13** | Who has a hut that two clients reserve at the very same time on the same day? (Q9) | A hut of two clients is shared |',
  ],
  [
    'where its words are, though its line stands elsewhere',
    '| **OQ-15** | How often is the list of keys of a hut printed? (Q9) | A list of keys',
  ],
  [
    'where a line names it',
    '| **OQ-06** | Who gets the list of keys? (Q9) | The list of keys goes to the porter |',
  ],
])('a default stands %s', (_, line) => {
  expect(sectionOf(7)).toContain(line)
  const [id = expect.fail('no question')] = /OQ-\d\d/.exec(line) ?? []
  expect(sectionOf(15)).not.toContain(id)
})

it.each([
  ['that is about nothing of section 7', 'OQ-03'],
  ['about the time or the money to build it', 'OQ-08'],
  ['about how it is measured', 'OQ-10'],
  ['that has no word of what waits for it', 'OQ-11'],
  ['whose line stands where few of its words are', 'OQ-16'],
  ['without a default', 'OQ-09'],
])('a question %s stays where it is', (_, id) => {
  expect(sectionOf(7)).not.toContain(id)
  expect(printed).toContain(`**${id}**`)
})

it('has the questions themselves in an appendix, and says so', () => {
  const { builtThere } = fileTextOf(ENGLISH.document)
  expect(sectionOf(15)).toContain(builtThere)
  const [, appendix = ''] = printed.split(`${ENGLISH.document.parts.asked}\n`)
  expect(appendix).toContain('| **OQ-01** | Until when may a client cancel a hut? |')
  expect(printed).toContain(ENGLISH.document.approvals.signOff.built)
})
