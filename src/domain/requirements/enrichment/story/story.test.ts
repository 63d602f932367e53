import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { settleSupposed } from '#domain/requirements/editing/settle-supposed.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import type {
  StepProposal,
  UntestedProposal,
} from '#domain/requirements/enrichment/supply-proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const byModel = (row: Row): Row => ({ ...row, by: 'model' })
const step = (said: string, role: string, does: string) =>
  makeRow('step', said, { who: role, role, does })
const rule = (said: string, when: string, then: string) =>
  makeRow('rule', said, { when, then, about: ['book the hall'] })

const IN_ENGLISH = [
  makeRow('role', 'q5: hirers', { name: 'hirer' }),
  makeRow('role', 'q5: the clerk', { name: 'clerk' }),
  makeRow('feature', 'q7: hirers book the hall', { actor: 'hirer', does: 'book the hall' }),
  step('q6: she picks the hall', 'hirer', 'pick the hall'),
  step('q6: she pays by card', 'hirer', 'pay by card'),
  step('q6: oh and before she pays I say yes', 'clerk', 'say yes'),
  step('q6: she turns the key', 'hirer', 'turn the key'),
  makeRow('background', 'q12: the clerk hands out the stage key', {}),
  rule(
    'q9: if the list is missing all is lost, the worst',
    'the list is missing',
    'it is the worst',
  ),
  rule(
    'q9: when two ask for one day I ring them',
    'two ask for one day',
    'the clerk settles it with them',
  ),
  rule('q9: when the hall is taken nobody can book it', 'the hall is taken', 'nobody can book it'),
  rule('q9: when a dog comes in Zoe sneezes', 'a dog comes in', 'the dog goes out'),
].map(byModel)

const IN_JAPANESE = [
  makeRow('role', 'q5: お客様', { name: 'お客様' }),
  makeRow('role', 'q5: 女将', { name: '女将' }),
  makeRow('feature', 'q7: お客様が湯を選ぶ', { actor: 'お客様', does: '湯を選ぶ' }),
  step('q6: お客様が湯を選ぶ', 'お客様', '湯を選ぶ'),
  step('q6: お客様がお代を払う', 'お客様', 'お代を払う'),
  step('q6: お代の前に女将が許す', '女将', '予約を許す'),
].map(byModel)

const cite = (question: string, quote: string) => [{ question, quote }]
const move = (given: Partial<StepProposal>): StepProposal => ({
  ...{ item: 'UJ-01', step: null, text: null, after: 1, cites: [] },
  ...given,
})

function apply(
  document: RequirementsDocument,
  proposals: { steps?: StepProposal[]; untested?: UntestedProposal[] },
  words = ENGLISH,
) {
  const before = JSON.stringify(document)
  const done = applyProposals({ document, proposals, previous: null, sameLanguage: true, words })
  expect(JSON.stringify(document)).toBe(before)
  const faults = done.findings.map(({ rule: why, form }) => form ?? why)
  return { document: done.document, faults }
}

const stepsOf = ({ journeys }: RequirementsDocument) =>
  journeys.flatMap(({ steps }) => steps.map(({ number, text }) => `${number} ${text}`))

describe('the steps of the story', () => {
  const document = writeRows(IN_ENGLISH)
  const told = cite('q6', 'before she pays I say yes')

  it('go to where quoted words tell that they belong, and none is lost', () => {
    expect(stepsOf(document)[2]).toBe('3 The clerk says yes.')
    const moved = apply(document, { steps: [move({ step: 3, after: 1, cites: told })] })
    expect(moved.faults).toEqual([])
    expect(stepsOf(moved.document)).toEqual([
      '1 The hirer picks the hall.',
      '2 The clerk says yes.',
      '3 The hirer pays by card.',
      '4 The hirer turns the key.',
    ])
  })

  it('stay where no quote tells another order, and where they stand already', () => {
    const steps = [
      move({ step: 3, after: 1, cites: cite('q6', 'she pays by card') }),
      move({ step: 3, after: 1, cites: [] }),
      move({ step: 3, after: 2, cites: told }),
      move({ step: 9, after: 1, cites: told }),
      move({ step: 3, after: 9, cites: told }),
      move({ step: 3, after: 1, cites: cite('q6', 'before she pays he says no') }),
    ]
    const stayed = apply(document, { steps })
    expect(stayed.faults).toEqual([
      ...['no-order', 'citation-missing', 'told', 'unknown-item', 'unknown-item'],
      'citation-wrong',
    ])
    expect(stepsOf(stayed.document)).toEqual(stepsOf(document))
  })

  it('get one that an answer tells, which goes when it is struck out', () => {
    const text = 'The clerk hands out the stage key.'
    const cites = cite('q12', 'the clerk hands out the stage key')
    const steps = [
      move({ text, after: 3, cites }),
      move({ text: 'The clerk paints the cellar.', after: 3, cites }),
      move({ text: 'The hirer pays by card.', after: 3, cites: cite('q6', 'she pays by card') }),
      move({ text: '', after: 3, cites }),
    ]
    const { document: supplied, faults } = apply(document, { steps })
    expect(faults).toEqual(['words-added', 'repeated', 'empty'])
    expect(stepsOf(supplied)[3]).toBe(`4 ${text}`)
    expect(renderMarkdown(supplied, ENGLISH)).toContain('4. The clerk hands out the stage key.†')
    const [own] = supplied.assumptions.filter(({ settles = {} }) => 'step' in settles)
    const struck = settleSupposed(supplied, new Set([own?.id ?? '']))
    expect(stepsOf(struck)).toEqual(stepsOf(document))
  })

  it('are moved in Japanese', () => {
    const japanese = writeRows(IN_JAPANESE, JAPANESE)
    const steps = [move({ step: 3, after: 1, cites: cite('q6', 'お代の前に女将が許す') })]
    const { document: moved, faults } = apply(japanese, { steps }, JAPANESE)
    expect(faults).toEqual([])
    expect(stepsOf(moved)[1]).toContain('女将が')
  })
})

describe('what was read as a test and is none', () => {
  const document = writeRows(IN_ENGLISH)
  const testsOf = (given: RequirementsDocument) =>
    listRequirements(given).flatMap(({ criteria }) => criteria.map(({ outcome }) => outcome))
  const idOf = (outcome: string) =>
    listRequirements(document)
      .flatMap(({ criteria }) => criteria)
      .find((each) => each.outcome.includes(outcome))?.id ?? expect.fail(outcome)
  const none = (item: string, why: UntestedProposal['why'], quote: string): UntestedProposal => ({
    ...{ item, why, cites: cite('q9', quote) },
  })
  const RINGS = 'when two ask for one day I ring them'

  it('is told apart with its reason, and is back when that is struck out', () => {
    const untested = [none(idOf('settles it'), 'outside', RINGS)]
    const { document: done, faults } = apply(document, { untested })
    expect(faults).toEqual([])
    expect(testsOf(done)).not.toContain('the clerk settles it with them')
    const [own] = done.assumptions.filter(({ settles = {} }) => 'criterion' in settles)
    expect(own).toMatchObject({ items: ['FR-001'], mark: 'assumed' })
    expect(own?.text).toContain(RINGS)
    const back = settleSupposed(done, new Set([own?.id ?? '']))
    expect(testsOf(back).sort()).toEqual(testsOf(document).sort())
  })

  it('is a rule that is no software, in its place with what it is', () => {
    const item = document.rules.find(({ text }) => text.includes('worst'))?.id ?? ''
    const untested = [none(item, 'matters', 'if the list is missing all is lost, the worst')]
    const { document: done, faults } = apply(document, { untested })
    expect(faults).toEqual([])
    expect(listRequirements(done)[0]?.rules).not.toContain(item)
    expect(renderMarkdown(done, ENGLISH)).toContain('said, not for software')
    const [own] = done.assumptions.filter(({ settles = {} }) => 'unbuilt' in settles)
    const back = settleSupposed(done, new Set([own?.id ?? '']))
    expect(listRequirements(back)[0]?.rules).toContain(item)
    expect(renderMarkdown(back, ENGLISH)).not.toContain('said, not for software')
  })

  it('is no sentence that the program made', () => {
    const broken = structuredClone(document)
    const id = idOf('settles it')
    for (const { criteria } of listRequirements(broken)) {
      for (const each of criteria) {
        if (each.id === id) each.outcome = 'the which hall is kept with the booking'
      }
    }
    const untested = [none(id, 'broken', RINGS)]
    const { document: done, faults } = apply(broken, { untested })
    expect(faults).toEqual([])
    expect(testsOf(done).join()).not.toContain('which hall')
  })

  it('is nothing whose words speak of the app, or that is quoted from elsewhere', () => {
    const TAKEN = 'when the hall is taken nobody can book it'
    const untested = [
      none(idOf('nobody can book'), 'outside', TAKEN),
      none(idOf('nobody can book'), 'matters', TAKEN),
      none(idOf('nobody can book'), 'one-person', TAKEN),
      none(idOf('nobody can book'), 'echo', TAKEN),
      none(idOf('nobody can book'), 'broken', TAKEN),
      none(idOf('settles it'), 'outside', TAKEN),
      none('AC-009.9', 'outside', RINGS),
    ]
    const { document: done, faults } = apply(document, { untested })
    expect(faults).toEqual([
      ...['told', 'told', 'told', 'told', 'told'],
      ...['citation-missing', 'unknown-item'],
    ])
    expect(testsOf(done)).toEqual(testsOf(document))
  })
})

describe('the steps of a printed story', () => {
  it('name the contradiction that they wait on', () => {
    const rows = [
      ...IN_ENGLISH,
      byModel(
        makeRow('contradiction', 'q6: she pays by card\nq8: no card payments', {
          what: 'no card payments, or the hirer pays by card',
        }),
      ),
    ]
    const printed = renderMarkdown(writeRows(rows), ENGLISH)
    expect(printed).toMatch(/The hirer pays by card\. \(.*CT-01\)/u)
    expect(printed).not.toMatch(/The hirer picks the hall\. \(.*CT-01\)/u)
  })
})
