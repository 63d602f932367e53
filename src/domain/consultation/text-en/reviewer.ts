import type { ReviewerText } from '#domain/consultation/consultation-text.ts'
import { QUESTIONNAIRE } from '#domain/questionnaire/text-en.ts'
import { GAPS_TEXT } from './gaps.ts'
import { REPLY_TEXT } from './reply.ts'

/** The built-in reviewer in English. */
export const REVIEWER: ReviewerText = {
  questionnaire: QUESTIONNAIRE,
  reply: REPLY_TEXT,
  free: {
    covered:
      "The built-in checks can't answer this themselves, but question {order}, “{title}”, is the place for it.",
    open: "You haven't answered it yet: {prompt}",
    unknown:
      "I can't answer that: without an AI model I only check your answers to the fifteen questions.",
  },
  gaps: GAPS_TEXT,
}
