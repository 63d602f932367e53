import type { ReviewerText } from '#domain/consultation/consultation-text.ts'
import { QUESTIONNAIRE } from '#domain/questionnaire/text-ja.ts'
import { CONDITIONS_TEXT } from './conditions.ts'
import { DETAIL_TEXT } from './detail.ts'
import { EXPERIENCE_TEXT } from './experience.ts'
import { FREE_TEXT } from './free.ts'
import { IDEA_TEXT } from './idea.ts'
import { REPLY_TEXT } from './reply.ts'
import { SCOPE_TEXT } from './scope.ts'

/** The built-in reviewer in Japanese. */
export const REVIEWER: ReviewerText = {
  questionnaire: QUESTIONNAIRE,
  reply: REPLY_TEXT,
  free: FREE_TEXT,
  criteria: {
    ...IDEA_TEXT,
    ...SCOPE_TEXT,
    ...DETAIL_TEXT,
    ...EXPERIENCE_TEXT,
    ...CONDITIONS_TEXT,
  },
}
