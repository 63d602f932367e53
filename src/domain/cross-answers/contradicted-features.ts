import type { AnswerTexts, CrossAnswerQuestion } from './cross-answer-questions.ts'
import { akin, meaningOf, piecesOf, quoted } from './reading.ts'
import { CROSS_ANSWER_TEXT } from './text-en.ts'

const LATER = /\b(?:later|not yet|not now|version (?:2|two)|second version|no|without|not)\b/i
const REASON =
  /\s*(?:,|\(|:|\bbecause\b|\bsince\b|\bas\s+(?:we|it|they|the)\b|\bis left out\b|\bare left out\b|\bcomes? later\b|\blater\b|\buntil\b|\bfor now\b|\bthis (?:time|year)\b|\bin the first\b|\bso that\b|\bfor\b).*$/i
const NEGATION =
  /^(?:(?:and|also|there is|there are|we have|we do)\s+)?(?:no|not|without|never|nothing)\s+(?:own|separate|real|any|several|more|extra)?\s*/i
/** Words that make a wish smaller; a different wish then. */
const NARROWING =
  /\b(?:several|multiple|own|automatic|live|advanced|full|complete|second|more|other|special|custom)\b/i

/** Something that the first version holds and leaves out at the same time. */
export function findContradictedFeatures(answers: AnswerTexts): CrossAnswerQuestion[] {
  const features = piecesOf(answers.get('q7') ?? '').filter((piece) => !LATER.test(piece))
  const wishes = features.map((piece) => ({ piece, words: allWords(piece) }))
  return piecesOf(answers.get('q8') ?? '').flatMap((piece) => {
    const core = piece.replace(NEGATION, '').replace(REASON, '').trim()
    if (core === '' || NARROWING.test(piece)) return []
    const words = [...allWords(core)]
    if (words.length === 0 || words.length > 5) return []
    const found = wishes.find((wish) => says(wish.words, words))
    if (found === undefined) return []
    const text = CROSS_ANSWER_TEXT.featureLeftOut(quoted(found.piece), quoted(core))
    return [{ code: 'feature-left-out' as const, questions: ['q8', 'q7'], text }]
  })
}

/** "App" is no content word elsewhere; in "no phone app" it is half of the meaning. */
function allWords(text: string): Set<string> {
  const words = meaningOf(text.replace(/\b(?:must|nice|should|could)(?: to have| have)?\b/gi, ''))
  if (/\bapps?\b/i.test(text)) words.add('app')
  return words
}

/** All words of what is left out; a single word counts only when the wish says little else. */
function says(wish: ReadonlySet<string>, words: readonly string[]): boolean {
  if (words.length === 1 && wish.size > 3) return false
  return words.every((word) => [...wish].some((other) => akin(other, word)))
}
