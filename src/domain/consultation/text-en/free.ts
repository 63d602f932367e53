import type { FreeText } from '#domain/consultation/consultation-text.ts'

export const FREE_TEXT: FreeText = {
  who: 'I am the built-in reviewer: a set of fixed checks, not a language model. I cannot answer open questions, look things up or write your answers, but I can show what they still lack.',
  fits: '{quote} belongs to **question {order}, {title}**: {prompt}',
  holds: 'A good answer there has:',
  open: 'Open that question in the workshop of {project}, write what you know, and choose **Ask AI**. I will quote your words and name what is missing.',
  unknown:
    'I could not match {quote} to one of the fifteen questions. Each of them can be reviewed: open one in the workshop, write what you know, and choose **Ask AI**. A good place to begin is **question {order}, {title}**: {prompt}',
}
