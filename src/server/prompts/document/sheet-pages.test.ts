import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { writeSheetPages } from './sheet-pages.ts'

const [BOOKING, PAYING] = ['Booking', 'Paying']

/** Two areas: the first requirement in one, all others in the other; a rule that a test of each may run. */
function makeDraft(run: (document: RequirementsDocument) => void): string[] {
  const document = writeStudio()
  const [first = '', ...others] = listRequirements(document).map(({ id }) => id)
  document.areas = [
    { name: BOOKING, requirements: [first] },
    { name: PAYING, requirements: others },
  ]
  for (const item of listRequirements(document)) {
    item.rules = []
    for (const test of item.criteria) Object.assign(test, { quotes: [], from: [] })
  }
  document.rules = document.rules.slice(0, 1)
  run(document)
  const lines = writeSheetPages(document).join('\n').split('\n')
  return lines.slice(
    lines.findIndex((line) => line.startsWith('area ')),
    lines.findIndex((line) => /^(?:rights|questions|to rest on)/u.test(line)),
  )
}

const testOf = (document: RequirementsDocument, at: number) =>
  listRequirements(document)[at]?.criteria[0] ?? expect.fail('no test')
const ruleOf = ({ rules }: RequirementsDocument) => rules[0] ?? expect.fail('no rule')

it('tells a rule in the area that tests it, and last where none does', () => {
  const placeOf = (at: number | null) =>
    makeDraft((document) => {
      if (at !== null) testOf(document, at).from = [ruleOf(document).id]
    })
      .filter((line) => /^(?:area|BR-)/u.test(line))
      .map((line) => (line.startsWith('BR') ? 'rule' : line.slice('area '.length)))
  expect(placeOf(0)).toEqual([BOOKING, 'rule', PAYING])
  expect(placeOf(1)).toEqual([BOOKING, PAYING, 'rule'])
  expect(placeOf(null)).toEqual([BOOKING, PAYING, 'rule'])
})

it('tells a test below the rule that it runs, where that stands in another area', () => {
  let id = ''
  const lines = makeDraft((document) => {
    const rule = ruleOf(document)
    const [requirement] = listRequirements(document)
    requirement?.rules.push(rule.id)
    testOf(document, 0).from = [rule.id]
    const other = testOf(document, 1)
    other.from = [rule.id]
    id = other.id
  })
  const at = lines.findIndex((line) => line.startsWith('BR-'))
  expect(lines[at + 1]).toContain(id)
  expect(lines.filter((line) => line.includes(` ${id} `))).toHaveLength(1)
})

it('leaves out a rule that waits for an answer', () => {
  const lines = makeDraft((document) => {
    ruleOf(document).mark = 'open'
  })
  expect(lines.filter((line) => line.startsWith('BR-'))).toEqual([])
})

it('leaves out a rule that the default of a contradiction overrules, and its test', () => {
  const sides = ['a class takes 12 people', 'a class takes 10 people'].map((text, at) => ({
    ...{ question: `q${at + 6}`, text },
  }))
  const linesOf = (held: string) =>
    makeDraft((document) => {
      const [asked = expect.fail('no question')] = document.openQuestions
      const question = { ...asked, id: 'CT-90', items: [], quotes: sides, text: '12, or 10?' }
      document.contradictions = [{ ...question, suggestedDefault: held }]
      Object.assign(ruleOf(document), { text: 'A class takes 12 people.', quotes: [sides[0]] })
      testOf(document, 0).from = [ruleOf(document).id]
    }).filter((line) => /^(?:BR-| {2}AC-001\.1)/u.test(line))
  expect(linesOf('A class takes 12 people.')).toHaveLength(2)
  expect(linesOf('A class takes 10 people.')).toEqual([])
})

it('shows a question of several pages where what it is about stands, and else on none', () => {
  const document = writeStudio()
  const [one = expect.fail('no requirement'), ...others] = listRequirements(document)
  document.areas = [
    { name: BOOKING, requirements: [one.id] },
    { name: PAYING, requirements: others.map(({ id }) => id) },
  ]
  // More than one page holds.
  one.text = `${one.text} ${'word '.repeat(4000)}`
  const [question = expect.fail('no question')] = document.openQuestions
  const pagesOf = (blocks: string[]) => {
    document.openQuestions = [{ ...question, quotes: [], blocks }]
    return writeSheetPages(document).map((page) => {
      const [, asked = ''] = page.split('questions, with what holds until then')
      return asked.includes(question.id)
    })
  }
  expect(pagesOf([one.id])).toEqual([true, false])
  expect(pagesOf(['NFR-900'])).toEqual([false, false])
})
