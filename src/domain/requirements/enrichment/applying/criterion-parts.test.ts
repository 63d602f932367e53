import { expect, it } from 'vitest'
import { DOCUMENT } from '#domain/requirements/enrichment/testing/yoga.ts'
import { openBench } from './bench.ts'
import { type CriterionParts, findCriterionFault } from './criterion-parts.ts'

const bench = openBench({ document: DOCUMENT, sameLanguage: true, failed: [] })
const OUTCOME = "the bike goes back untouched and it's the twelve pound look-over"
const test = (given: string, when: string, outcome: string): CriterionParts => ({
  ...{ given, when, outcome },
})
const NO_ANSWER = test('', "there is no answer by two o'clock", OUTCOME)
const PAID = test('the fee is paid', 'the member books a court', 'the court is booked for the hour')
const LATE = test('', '締切の後に取り消す', '料金の半分を払う')

it.each<[string, CriterionParts, CriterionParts, boolean]>([
  [
    'with a yes after it',
    NO_ANSWER,
    test(
      "the customer has given no answer by two o'clock",
      "the customer says yes after two o'clock",
      OUTCOME,
    ),
    true,
  ],
  ['before it', NO_ANSWER, test('', "there is an answer after two o'clock", OUTCOME), true],
  ['at another time', NO_ANSWER, test('', "there is no answer by three o'clock", OUTCOME), true],
  [
    'that comes out as a no',
    PAID,
    { ...PAID, outcome: 'the court is not booked for the hour' },
    true,
  ],
  ['before the day', LATE, test('', '締切の前に取り消す', '料金の半分を払う'), true],
  [
    'in a little other words',
    NO_ANSWER,
    test('', "no answer comes by two o'clock", OUTCOME),
    false,
  ],
  [
    'with its parts set otherwise',
    PAID,
    test('', 'the fee is paid and the member books a court', PAID.outcome),
    false,
  ],
  ['as it is', LATE, LATE, false],
])('a test is another one where it is %s', (_, there, ...[parts, isOther]) => {
  const [requirement] = DOCUMENT.features.flatMap((feature) => feature.requirements)
  if (requirement === undefined) throw new Error('no requirement')
  const criterion = { ...requirement.criteria[0], ...there, id: 'AC-001.9', failure: false }
  const fault = findCriterionFault(bench, {
    requirement: { ...requirement, criteria: [criterion as never] },
    ...{ parts, cited: [], letters: 300 },
  })
  expect(fault?.rule === 'repeated').toBe(!isOther)
})

it.each([
  ['the parent signs the waiver form', 'the waiver form is signed', true],
  ['two of three have decided alike', 'the damage is decided so', true],
  ['役員が二人決める', 'そのとおりになる', true],
  ['the parent signs the waiver form', 'the waiver form is not signed', false],
  ['a parent books a lesson', 'the lesson is booked for one child', false],
  ['the keeper takes in 3 tools', '2 tools are taken in', false],
  ['会員が本を返す', '本は棚に戻る', false],
])('a test tells what follows, not the case again: %s: %s', (when, outcome, isHollow) => {
  const [requirement] = DOCUMENT.features.flatMap((feature) => feature.requirements)
  if (requirement === undefined) throw new Error('no requirement')
  const given = { requirement: { ...requirement, criteria: [] }, cited: [], letters: 200 }
  const fault = findCriterionFault(bench, { ...given, parts: test('', when, outcome) })
  expect(fault?.form === 'nothing-follows').toBe(isHollow)
})
