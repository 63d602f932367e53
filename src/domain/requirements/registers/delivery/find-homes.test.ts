import { expect, it } from 'vitest'
import type { BusinessRule, FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { findHomes } from './find-homes.ts'

const studio = writeStudio()
const [pattern = expect.fail('no requirement')] = studio.features.flatMap(
  (each) => each.requirements,
)
const [ruled = expect.fail('no rule')] = studio.rules

const LATE = 'Late boats pay ten a day.'
const DUE = '当日の取り消しは100%とする。'

type Built = Partial<FunctionalRequirement> & { id: string }

/** In which part a rule comes, of the parts as they are built. */
function homeOf(text: string, parts: readonly Built[][]) {
  const quotes = [{ question: 'q9' as const, text }]
  const rule: BusinessRule = { ...ruled, id: 'BR-900', rows: [], text, quotes }
  const of = (each: Built): FunctionalRequirement => ({
    ...{ ...pattern, rules: [], entities: [], criteria: [], quotes: [], rows: [] },
    ...{ text: '', priority: 'unsaid', ...each },
  })
  const cut = parts.map((own) => ({ title: '', goal: '', of: own.map(of) }))
  const nothing = { entities: [], messages: [], integrations: [], screens: [], statusTables: [] }
  return findHomes(cut, { ...nothing, rules: [rule] }).get('BR-900')
}

const first = { id: 'FR-1', text: 'The client hires a boat.' }
const second = { id: 'FR-2', text: 'The owner sends a bill.', entities: ['ENT-01'] }
const third = { id: 'FR-3', text: 'The client brings it back.' }
const wish = {
  ...{ id: 'FR-9', priority: 'could' as const, rules: ['BR-900'], entities: ['ENT-01'] },
  text: 'The app counts what is owed.',
}
const said = [{ question: 'q9' as const, text: `nice: ${LATE}` }]

it.each<[string, string, Built[][], number]>([
  ['of what names it', LATE, [[first], [{ ...second, rules: ['BR-900'] }], [third]], 1],
  ['of what is no wish', LATE, [[first], [wish], [{ ...third, rules: ['BR-900'] }]], 2],
  ['of the thing of the wish', DUE, [[first], [second], [third], [wish]], 1],
  ['of the wish alone', LATE, [[first], [third], [wish]], 2],
  ['of a wish in its words', LATE, [[first], [second], [{ ...wish, quotes: said }]], 2],
  ['of nothing', DUE, [[first], [third]], 1],
])('brings a rule with the part %s: %s', (...[, text, parts, home]) => {
  expect(homeOf(text, parts)).toBe(home)
})
