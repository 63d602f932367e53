import type { ReviewerText } from '#domain/consultation/consultation-text.ts'
import { QUESTIONNAIRE } from '#domain/questionnaire/text-ja.ts'
import { FREE_TEXT } from './free.ts'
import { GAPS_TEXT } from './gaps.ts'
import { REPLY_TEXT } from './reply.ts'

/** The built-in reviewer in Japanese. */
export const REVIEWER: ReviewerText = {
  questionnaire: QUESTIONNAIRE,
  reply: REPLY_TEXT,
  free: FREE_TEXT,
  gaps: GAPS_TEXT,
}
