import { expect, it } from 'vitest'
import type { Contradiction } from '#domain/requirements/document-registers.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { rankDecisions } from './rank-decisions.ts'

const studio = writeStudio()

/** Sixteen of one answer against twenty of another. */
function clash(id: string, more: Partial<Contradiction>): Contradiction {
  return {
    ...{ id, sources: ['q5', 'q14'], mark: 'open', items: [], suggestedDefault: 'Twenty' },
    text: 'Are there sixteen volunteers, or twenty?',
    quotes: [
      { question: 'q5', text: 'sixteen with the two new girls' },
      { question: 'q14', text: 'so twenty' },
    ],
    ...more,
  }
}

it.each<[string, Partial<Contradiction>, string[]]>([
  ['last where a model had nothing to say of it', {}, ['CT-02', 'CT-01']],
  ['first where a model put it first', { first: true }, ['CT-01', 'CT-02']],
  ['where it stands where a model says why', { why: 'Rooms are lost' }, ['CT-01', 'CT-02']],
])('two counts come %s', (_, more, expected) => {
  const contradictions = [clash('CT-01', more), clash('CT-02', { why: 'People are turned away' })]
  const document = { ...studio, openQuestions: [], assumptions: [], contradictions }
  const ranked = rankDecisions({ document, words: DOCUMENT_WORDS.document })
  expect(ranked.map(({ entry }) => entry.id)).toEqual(expected)
})

it.each([
  ['before what the founder does not know, where it chose enough', 5, 5],
  ['in turns with that where it chose few', 4, 1],
])('what a model put first comes %s', (_, count, place) => {
  const [pattern = expect.fail('none')] = studio.openQuestions
  const asked = {
    ...pattern,
    mark: 'open' as const,
    why: 'Rooms are lost',
    suggestedDefault: 'Two',
  }
  const own = { ...asked, id: 'OQ-09', why: `${DOCUMENT_WORDS.document.notKnown} how many.` }
  const chosen = Array.from({ length: count }, (_each, at) => ({
    ...{ ...asked, id: `OQ-0${at + 1}`, first: true, text: `Which of ${at} rooms is lost?` },
  }))
  const document = {
    ...studio,
    openQuestions: [...chosen, own],
    assumptions: [],
    contradictions: [],
  }
  const ranked = rankDecisions({ document, words: DOCUMENT_WORDS.document })
  expect(ranked.map(({ entry }) => entry.id).indexOf('OQ-09')).toBe(place)
})

it('two counts come where they stand where no model looked at them', () => {
  const contradictions = [clash('CT-01', {}), clash('CT-02', {})]
  const document = { ...studio, openQuestions: [], assumptions: [], contradictions }
  const ranked = rankDecisions({ document, words: DOCUMENT_WORDS.document })
  expect(ranked.map(({ entry }) => entry.id)).toEqual(['CT-01', 'CT-02'])
})
