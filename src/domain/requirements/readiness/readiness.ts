import type { Finding } from '#domain/requirements/checks/finding.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { clip } from '#domain/requirements/phrases.ts'
import { type ReadinessFix, rankFixes } from './rank-fixes.ts'
import { findThinAnswers, PARTS, type Part, scoreParts } from './score-parts.ts'

/** The words of the score, and the questions that its fixes lead to. */
export type ReadinessWords = Pick<DocumentWords, 'readiness' | 'questionnaire' | 'hints'>

export type Band = 'build' | 'estimate' | 'talk'

/** How far a document is from being built without a meeting. */
export interface Readiness {
  /** 0 to 100, a whole number. */
  score: number
  band: Band
  /** The band in plain words: "Ready to build". */
  bandText: string
  /** Each part from 0 to 100, with its share of the score. */
  parts: { part: Part; label: string; score: number; weight: number }[]
  /** The fixes worth most, at most three, the best first. */
  fixes: ReadinessFix[]
  /** What does not agree, with its questions; the last one is the place to go. */
  between: { questions: string[]; text: string }[]
  /** The questions whose answers say something, but not enough yet. */
  thin: string[]
}

const READY_TO_BUILD = 85
const READY_TO_ESTIMATE = 70
/** Takes every score out of the band, and keeps the order of documents. */
const BELOW_ESTIMATE = (READY_TO_ESTIMATE - 1) / 100
const SHOWN_FIXES = 3
const SHOWN_QUOTE = 90

/**
 * The readiness of a document with what the checks found in it (docs/document.md#readiness). A fix
 * leads to a question and never supplies a fact.
 */
export function computeReadiness(
  document: RequirementsDocument,
  findings: readonly Finding[],
  words: ReadinessWords,
): Readiness {
  // Reading the answers is the dearest part: it is done once for the score and the fixes.
  const thin = findThinAnswers(document, words.hints)
  const scores = scoreParts(document, findings, thin)
  const whole = PARTS.reduce((sum, { part, weight }) => sum + (scores[part] * weight) / 100, 0)
  const most = isUnready(document) ? BELOW_ESTIMATE : 1
  const reached = Math.round(Math.min(whole, ceilingOf(document, scores)) * most)
  // Nobody builds in earnest from words that contradict each other.
  const isAgreed = (document.contradictions ?? []).length === 0
  const score = isAgreed ? reached : Math.min(reached, READY_TO_BUILD - 1)
  const band = bandOf(score)
  return {
    score,
    band,
    bandText: words.readiness.bands[band],
    parts: PARTS.map(({ part, weight }) => ({
      part,
      label: words.readiness.parts[part],
      score: Math.round(scores[part]),
      weight,
    })),
    fixes: rankFixes(document, findings, { words, thin }).slice(0, SHOWN_FIXES),
    between: (document.contradictions ?? []).map(({ text, sources, quotes }) => ({
      questions: sources,
      text: words.readiness.against(
        text,
        quotes.map((quote) => clip(quote.text, SHOWN_QUOTE)),
      ),
    })),
    thin: [...thin.keys()],
  }
}

/**
 * The weakest part bounds the score: what was not understood or is not clear cannot be made up for;
 * answers that are missing weigh two thirds as much, and what can be asked when it is built (what
 * is not settled or has no test yet) a third.
 */
function ceilingOf({ coverage }: RequirementsDocument, scores: Record<Part, number>): number {
  const silent = coverage.filter(({ state }) => state === 'unanswered').length
  const answered = 100 - (100 * silent) / Math.max(1, coverage.length)
  const asked = (score: number) => (score + 200) / 3
  return Math.min(
    scores.understood,
    scores.clarity,
    (2 * answered + 100) / 3,
    asked(scores.openness),
    asked(scores.testability),
  )
}

/**
 * What was said and is not used, rights that nobody named, or no feature of the seventh answer:
 * a document with one of these is never ready for an estimate, whatever else it holds.
 */
function isUnready({
  unplaced,
  permissions,
  roles,
  draft,
  ...document
}: RequirementsDocument): boolean {
  const features = document.features.flatMap(({ requirements }) => requirements)
  return (
    unplaced.length > 0 ||
    (permissions.length === 0 && !(draft !== undefined && roles.length > 0)) ||
    !features.some(({ sources }) => sources.includes('q7'))
  )
}

function bandOf(score: number): Band {
  if (score >= READY_TO_BUILD) return 'build'
  return score >= READY_TO_ESTIMATE ? 'estimate' : 'talk'
}
