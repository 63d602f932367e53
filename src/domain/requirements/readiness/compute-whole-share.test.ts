import { describe, expect, it } from 'vitest'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { computeWholeShare } from './compute-whole-share.ts'

const studio = writeStudio()
const [rule] = studio.rules
const rules = (outcome: string, condition: string | null = null) =>
  rule === undefined ? [] : [{ ...rule, condition, outcome }]

describe('computeWholeShare', () => {
  it('is whole where every sentence is', () => {
    expect(computeWholeShare(studio)).toBe(1)
  })

  it.each([
    ['pieces of speech', '“takes a picture”, “it goes back”', 'the gate is locked'],
    ['what points to a line before it', 'it will be counted', null],
    ['a condition without its sentence', 'the date is released', 'Otherwise'],
    ['an end that was cut off', 'no truck takes more than', null],
    ['the middle of a sentence', 'にあった場合だけつきます', null],
  ])('sees %s', (_, outcome, condition) => {
    const alone = { ...studio, features: [], rules: rules(outcome, condition) }
    expect(computeWholeShare(alone)).toBe(0)
  })

  it('sees a requirement that stands in the founder’s words', () => {
    const torn = studio.features.map((feature) => ({
      ...feature,
      requirements: feature.requirements.map((each) => ({ ...each, text: '“do it for him”' })),
    }))
    expect(computeWholeShare({ ...studio, rules: [], features: torn })).toBe(0)
  })

  it('lets quotes stand in a language that our sentences do not bend', () => {
    const spanish = { ...studio, language: 'es', features: [], rules: rules('“se cobra la mitad”') }
    expect(computeWholeShare(spanish)).toBe(1)
  })
})
