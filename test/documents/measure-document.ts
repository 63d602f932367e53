import { countWords } from '#domain/language/count-words.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/** How a written document is counted: what it holds, and what it may not hold. */
export interface DocumentMeasure {
  requirements: number
  /** Titles that name the parts they miss. */
  titles: number
  /** Longer than 40 words or 500 characters. */
  tooLong: number
  criteria: number
  /** Musts, and those with a criterion of their own. */
  musts: number
  testedMusts: number
  /** Criteria that would fit any requirement, or point to the line before. */
  filler: string[]
  /** Sentences of ours with what only speech holds. */
  spoken: string[]
}

const FILLER =
  /everything it needs is in the app|when the moment|supports this step|does so and shows|it is done$|works as expected/iu
const POINTS = /^(?:it|he|she|they|that|this|those|these)\b|^(?:それ|これ|その|この)/iu
const SPOKEN = /\b(?:um+|uh+|you know|gonna|gotta|dunno)\b/iu

export function measureDocument(document: RequirementsDocument): DocumentMeasure {
  const requirements = listRequirements(document)
  const criteria = requirements.flatMap((requirement) => requirement.criteria)
  const musts = requirements.filter(({ priority }) => priority === 'must')
  const sentences = [
    ...requirements.map(({ text }) => text),
    ...criteria.flatMap(({ given, when, outcome }) => [given, when, outcome]),
    ...document.rules.map(({ text }) => text),
    ...document.messages.map(({ text }) => text),
  ]
  return {
    requirements: requirements.length,
    titles: requirements.filter(({ missing = [] }) => missing.length > 0).length,
    tooLong: requirements.filter(({ text }) => countWords(text) > 40 || text.length > 500).length,
    criteria: criteria.length,
    musts: musts.length,
    testedMusts: musts.filter((must) => must.criteria.length > 0).length,
    filler: criteria
      .filter(({ when, outcome }) => FILLER.test(`${when} ${outcome}`) || POINTS.test(when))
      .map(({ when, outcome }) => `${when} → ${outcome}`),
    spoken: sentences.filter((text) => SPOKEN.test(text.replace(/“[^”]*”/gu, ''))),
  }
}
