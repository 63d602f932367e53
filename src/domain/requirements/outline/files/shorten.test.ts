import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
} from '#domain/requirements/document-items.ts'
import { stampLines } from '#domain/requirements/enrichment/capabilities/tellable.ts'
import { outlineOf } from '#domain/requirements/outline/outline-of.ts'
import { leadTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { workOut } from '#domain/requirements/outline/worked/work-out.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'

const studio = writeStudio()
const [pattern = expect.fail('the studio has no requirement')] = studio.features.flatMap(
  ({ requirements }) => requirements,
)
const [rule = expect.fail('the studio has no rule')] = studio.rules
const role = studio.roles[0]?.id ?? ''

interface Told {
  /** Sentences of requirements with the sentences of their tests. */
  does: Record<string, readonly string[]>
  /** A sentence of a rule, what is so at its edge, and the requirement whose test that is. */
  rules?: readonly (readonly [text: string, edge: string | null, tests: string | null])[]
  example?: string
  /** The rule that a line rests on, by its sentence. */
  rests?: Record<string, string>
  /** One capability of all, or one for each. */
  isApart?: boolean
  from?: Record<string, string[]>
}

function documentOf({ does, rules: said = [], example, rests = {}, isApart, from = {} }: Told) {
  const testOf = (id: string, text: string, isExample: boolean): AcceptanceCriterion => ({
    ...{ id, given: '', when: text, outcome: '', failure: false, sources: ['q7'], quotes: [] },
    mark: 'assumed',
    ...(isExample && { example: true }),
    ...(from[text] && { from: from[text] }),
  })
  const idOf = (at: number) => `FR-90${at}`
  const all = Object.entries(does)
  const edgeOf = (at: number) => `AC-80${at}.1`
  const requirements = all.map(([text, tests], at): FunctionalRequirement => {
    const edges = said.flatMap(([, , of], index) => (of === text ? [edgeOf(index)] : []))
    const criteria = [
      ...tests.map((test, index) => testOf(`AC-90${at}.${index}`, test, test === example)),
      ...edges.map((id) => testOf(id, 'edge', true)),
    ]
    return { ...pattern, id: idOf(at), role, text, priority: 'unsaid', criteria, rules: [] }
  })
  const rules = said.map(([text], at) => ({ ...rule, id: `BR-90${at}`, text }))
  const ruleOf = (text: string | undefined) =>
    rules.filter((each) => each.text === text).map(({ id }) => id)
  const document: RequirementsDocument = {
    ...{ ...studio, rules, features: [{ title: 'All', requirements }] },
    areas: [{ name: 'Lessons', requirements: requirements.map(({ id }) => id) }],
  }
  const lines = all.flatMap(([text, tests], at) => [
    { at: idOf(at), text, items: [idOf(at)] },
    ...tests.map((test, index) => ({
      ...{ at: idOf(at), text: test },
      items: [`AC-90${at}.${index}`, ...ruleOf(rests[test])],
    })),
  ])
  const parts =
    isApart === true ? requirements.map(({ id }) => [id]) : [requirements.map(({ id }) => id)]
  const capabilities = parts.map((items) => ({
    ...{ title: 'Lessons', items },
    lines: stampLines(
      lines.filter(({ at }) => items.includes(at)),
      document,
    ),
  }))
  const rows = said.map(([text, edge, tests], at) => ({
    ...{ text, edge },
    items: [`BR-90${at}`, ...(tests === null ? [] : [edgeOf(at)])],
  }))
  return { ...document, capabilities, ruleRows: stampLines(rows, document) }
}

function print(told: Told) {
  const markdown = renderMarkdown(documentOf(told), DOCUMENT_WORDS)
  const between = (from: string, to: string) =>
    markdown.slice(markdown.indexOf(from), markdown.indexOf(to))
  return {
    readers: between('**Reading it.**', '## 1 '),
    sheet: between('## 7 ', '## 8 '),
    rules: between('## 8 ', '## 9 '),
    also: markdown.slice(markdown.indexOf('More ids of a line', markdown.indexOf('## B '))),
  }
}

const BOOK = 'Parents book a lesson.'
const BILL = 'Tom makes a bill.'

describe('a rule', () => {
  const limit = ['A lesson has six places.', 'Six taken; seven refused.', BOOK] as const

  it('stands in section 8, its test below its function, each with its id', () => {
    const { readers, sheet, rules } = print({
      ...{ does: { [BOOK]: [], [BILL]: [] }, rules: [limit] },
    })
    expect(readers).toContain('Founder: sections 1, 4, 6 and 8; sections 5, 11, ')
    expect(sheet).toContain(
      `${BOOK} (Q5)\n\n- Test: Six taken; seven refused. (AC-800.1; BR-900)\n\n`,
    )
    expect(sheet).not.toContain(limit[0])
    expect(rules).toContain('## 8 Rules\n\n- A lesson has six places. (BR-900; Q9)\n\n')
    expect(rules).not.toContain(limit[1])
  })

  it('is told of above the functions in a file, and not on the screen', () => {
    const document = documentOf({ does: { [BOOK]: [] }, rules: [limit] })
    const words = DOCUMENT_WORDS.document
    const screen = JSON.stringify(outlineOf(workOut(document, words), words))
    expect(screen).toContain(words.untilBehind)
    const file = renderMarkdown(document, DOCUMENT_WORDS)
    expect(file).toContain(leadTextOf(words).lines)
    expect(file).not.toContain(words.untilBehind)
  })

  it('says only its edge below a paragraph that says the rest', () => {
    const says = 'Parents book a lesson, which has six places.'
    const { sheet } = print({ does: { [says]: [] }, rules: [[limit[0], limit[1], says]] })
    expect(sheet).toContain('- Test: Six taken; seven refused. (AC-800.1')
    // No id is lost with the words that the paragraph has.
    expect(sheet).toContain('BR-900')
  })

  it.each<[string, string, boolean]>([
    ['the same', 'A lesson has one teacher.', true],
    ['another thing', 'The yard opens at nine.', false],
  ])('beside one that begins with %s', (_, text, isPlaced) => {
    const { sheet, rules } = print({ does: { [BOOK]: [] }, rules: [limit, [text, null, null]] })
    // Without a test its id stands with the function itself.
    expect(/lesson\. \((?:BR-901; Q5|Q5; BR-901)\)\n/.test(sheet)).toBe(isPlaced)
    expect(rules).toContain(`${isPlaced ? '' : '### Everything else\n\n'}- ${text} (BR-901; Q9)`)
    expect(rules.includes('### Everything else')).toBe(!isPlaced)
  })

  it.each<[string, Told]>([
    ['of no function', { does: { [BOOK]: [] }, rules: [['The yard opens at nine.', null, null]] }],
    [
      'of two functions alike',
      {
        ...{ isApart: true, rules: [['What is owed is paid by Friday.', null, null]] },
        does: { [BOOK]: ['Owed: refused.'], [BILL]: ['Owed: on it.'] },
        rests: {
          'Owed: refused.': 'What is owed is paid by Friday.',
          'Owed: on it.': 'What is owed is paid by Friday.',
        },
      },
    ],
  ])('%s stands in section 8 alone', (_, told) => {
    const { sheet, rules } = print(told)
    expect(sheet).not.toContain('BR-900')
    expect(rules).toContain('BR-900')
  })

  it('that says only what a question with a default asks has its id beside the question', () => {
    const document = documentOf({ does: { [BOOK]: [] }, rules: [['A horse is lame.', null, null]] })
    const [untold = expect.fail('no rule')] = document.rules
    const [asked = expect.fail('no question')] = studio.openQuestions
    const written = renderMarkdown(
      {
        ...document,
        rules: [{ ...untold, mark: 'open', outcome: null }],
        openQuestions: [
          { ...asked, id: 'OQ-90', suggestedDefault: 'The lesson is put off.', blocks: ['BR-900'] },
        ],
      },
      DOCUMENT_WORDS,
    )
    expect(written).not.toContain('| **BR-900** |')
    expect(written).toContain('OQ-90: BR-900')
  })

  it.each<[string, string, boolean]>([
    ['all of it', 'When a horse is lame, parents are told.', true],
    ['all but a figure', 'When a horse is lame, parents are told within 2 hours.', false],
    ['all but a no', 'When a horse is lame, parents are never told.', false],
    ['another thing', 'When a horse is sold, owners are told.', false],
  ])('is told once where a function says %s', (_, text, isTold) => {
    const does = { [BOOK]: [], 'When a horse is lame, the app tells parents: they are told.': [] }
    const { sheet, rules, also } = print({ does, rules: [[text, null, null]] })
    expect(sheet).not.toContain('BR-900')
    expect(rules.includes('BR-900')).toBe(!isTold)
    expect(also.includes('FR-901: BR-900')).toBe(isTold)
  })

  it('is told also where only a test says all of it', () => {
    const does = { [BOOK]: ['When a horse is lame, the app tells parents: they are told.'] }
    const text = 'When a horse is lame, parents are told.'
    expect(print({ does, rules: [[text, null, null]] }).rules).toContain(`- ${text} (BR-900`)
  })
})

describe('a test', () => {
  const CONFIRMED = 'When parents book a lesson, it is confirmed.'
  const EXAMPLE = 'Booked at 9:00: again refused.'

  it.each<[string, readonly string[], readonly string[]]>([
    ['only its paragraph again', ['When parents book, they see the lesson booked.'], []],
    ['one word more beside one with data', [CONFIRMED, EXAMPLE], [EXAMPLE]],
    ['one word more with no other beside it', [CONFIRMED], [CONFIRMED]],
    ['a limit', ['Parents book only a lesson.'], ['Parents book only a lesson.']],
    ['a figure', ['Parents book 2 lessons.'], ['Parents book 2 lessons.']],
  ])('that says %s', (_, tests, kept) => {
    const { sheet, also } = print({ does: { [BOOK]: tests }, example: EXAMPLE })
    const [first = ''] = tests
    expect(tests.filter((each) => sheet.includes(each))).toEqual(kept)
    // What is not printed has its id in a register, what is behind it.
    expect(also.includes('FR-900: AC-900.0')).toBe(!kept.includes(first))
    expect(sheet.includes('(AC-900.0')).toBe(kept.includes(first))
  })

  it.each<[string, string, boolean]>([
    ['the same', 'When parents book a seventh place of the lesson, it is refused.', false],
    ['another case', 'A horse comes late with the farrier and parents pay cash for it.', true],
  ])('that rests on a rule told with it and says %s', (_, test, isKept) => {
    const told = 'A lesson has six places.'
    const { sheet } = print({
      does: { [BOOK]: [test] },
      ...{ rests: { [test]: told }, rules: [[told, 'Six taken; a seventh refused.', BOOK]] },
    })
    expect(sheet.includes(test)).toBe(isKept)
  })

  it('that a table of stages tells stands there, beside another', () => {
    const tests = ['A free place is booked by the client.', 'Two press at once: one has it.']
    const from = { [tests[0] ?? '']: ['ST-01'] }
    const { sheet } = print({ does: { [BOOK]: tests }, from })
    expect(tests.map((each) => sheet.includes(each))).toEqual([false, true])
  })
})
