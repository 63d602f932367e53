import { QUESTION_IDS, type QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import { computeLikelihoods } from './compute-likelihoods.ts'
import { cutTold } from './cut-told.ts'
import { smooth } from './smooth.ts'
import type { SortedStretch } from './told-stretch.ts'

/** Less likely than this, a stretch is asked about rather than placed. */
const SURE = 0.34
const OFFERED = 2

/**
 * Cuts a told text and finds the question that each stretch answers, by its words, the headings
 * above it and what is said around it. Every letter is in exactly one stretch or in the lead of one.
 */
export function sortTold(text: string): SortedStretch[] {
  const cut = cutTold(text)
  const words = cut.filter(({ kind }) => kind === 'words')
  const posteriors = smooth(
    words.map((each) => ({ scores: computeLikelihoods(each), gap: each.gap })),
  )
  const byStretch = new Map(words.map((each, index) => [each, posteriors[index] ?? []]))
  return cut.map((each) => {
    const { start, end, kind, lead } = each
    const ranked = rank(byStretch.get(each) ?? [])
    const [best] = ranked
    const isSure = best !== undefined && best.share >= SURE
    return {
      start,
      end,
      kind,
      lead,
      question: isSure ? best.question : null,
      likely: ranked.slice(0, OFFERED).map(({ question }) => question),
    }
  })
}

function rank(shares: readonly number[]): { question: QuestionId; share: number }[] {
  return shares
    .flatMap((share, index) => {
      const question = QUESTION_IDS[index]
      return question === undefined ? [] : [{ question, share }]
    })
    .sort((one, other) => other.share - one.share)
}
