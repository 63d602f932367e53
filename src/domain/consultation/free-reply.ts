import { questionsIn, type WorkshopQuestion } from '#domain/questionnaire/questions.ts'
import { checklist } from './checklist.ts'
import type { ReviewerText } from './consultation-text.ts'
import { quote } from './review/quote.ts'
import { askOne } from './review/review.ts'
import { REVIEWER } from './text-en/reviewer.ts'
import { fittingQuestion } from './topics.ts'

interface FreeQuestion {
  asked: string
  projectTitle: string
  /** The workshop question on the screen, if any: used when no other fits the words. */
  open: WorkshopQuestion | null
}

/**
 * Answers a free question within what fixed checks can do: it says what the reviewer is, leads to
 * the workshop question that fits the words, and tells what a good answer there holds. It never
 * answers as a model would (Rulings: AI).
 */
export function freeReply(
  { asked, projectTitle, open }: FreeQuestion,
  words: ReviewerText = REVIEWER,
): string {
  const { free: TEXT, reply } = words
  const questions = questionsIn(words.questionnaire)
  const fitting = fittingQuestion(asked, questions) ?? open
  const question = fitting ?? questions[0]
  if (question === undefined) return TEXT.who
  const needed = checklist(question.id, words).filter(({ tier }) => tier === 'needed')
  const lead = (fitting === null ? TEXT.unknown : TEXT.fits)
    .replace('{order}', String(question.order))
    .replace('{title}', question.title)
    .replace('{prompt}', question.prompt)
    .replace('{quote}', () => quote(asked.trim(), reply.quoted))
  const labels = needed.map(({ text }) => `- ${text.label}`).join('\n')
  const closing =
    fitting === null
      ? []
      : [TEXT.open.replace('{project}', () => quote(projectTitle, reply.quoted))]
  return [
    TEXT.who,
    lead,
    TEXT.holds,
    labels,
    ...closing,
    askOne(needed[0]?.text ?? reply.complete, reply),
  ].join('\n\n')
}
