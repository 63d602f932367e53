import type { ReplyHeadings } from '#domain/consultation/consultation-text.ts'

/** The headings of a review; apart, so that a screen can take a reply apart by them. */
export const HEADINGS: ReplyHeadings = {
  strengths: 'Strengths',
  improvements: 'Improvements',
  suggestions: 'Suggestions',
  missing: 'Missing elements',
  next: 'Next steps',
  followUp: 'One question for you',
}
