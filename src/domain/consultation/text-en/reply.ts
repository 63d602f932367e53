import type { ReplyText } from '#domain/consultation/consultation-text.ts'

export const REPLY_TEXT: ReplyText = {
  headings: {
    strengths: 'Strengths',
    improvements: 'Improvements',
    suggestions: 'Suggestions',
    missing: 'Missing elements',
    next: 'Next steps',
    followUp: 'One question for you',
  },
  whyItMatters: 'Why it matters:',
  recommended: 'recommended',
  strengths: {
    start: '{quote} is a start: it gives the direction.',
    unsure: '{quote} is an honest answer. It becomes an open question in your document.',
    blank: 'Nothing to build on is written yet, so everything is still open.',
    otherLanguage: '{quote}: your words are kept exactly as they are.',
  },
  improvements: {
    none: 'Nothing you wrote needs changing.',
    blank: 'There is nothing to improve yet: any first words will do.',
    clear: 'What you wrote is clear. What follows would complete it.',
    reason: 'Add why you are not sure: "because ____".',
    otherLanguage: 'My checks read English and Japanese only, so I do not judge your wording.',
  },
  vague: {
    speed: '{quote}: how many seconds or minutes would that be?',
    ease: '{quote} for whom? Say what they can do without help, and in how many steps.',
    amount: '{quote}: how many, or how often? A rough number is enough.',
    safety: '{quote} against what? Say what must never happen.',
    quality: '{quote} means something else to everybody. How would one notice it?',
    custom: '{quote} to you may be new to a developer. Write it out.',
    hype: '{quote} does not tell what a user sees. Say it in everyday words.',
    openEnd: '{quote} hides the rest. Name each, or leave it out.',
  },
  quoted: (words) => `“${words}”`,
  suggestion: 'You could add: “{line}”',
  missing: {
    none: 'Nothing essential: this answer can be built on. Stronger still with {more}.',
    openBlank: 'There is still a blank to fill in: {quote}.',
    unsure: 'Who could know it, and by when you will ask.',
    otherLanguage: 'Please look for yourself whether it says: {labels}.',
  },
  next: {
    fill: 'Fill in the blanks with your own facts, save, and ask again.',
    goOn: 'Save it and go on to question {order}, {title}.',
    generate: 'Save it. When the other answers are there, generate your document.',
    unsure: 'Save it as it is and go on. You can come back at any time.',
  },
  unsure: {
    label: 'who could know it',
    suggestion: 'If I had to decide today, I would choose ____.',
    ask: 'What would you choose if you had to decide today?',
    why: 'A first choice can be changed later; without one, the developer chooses for you.',
    choices: [
      'If I had to decide today: ____, because ____.',
      'I will ask ____ by ____.',
      'The developer may choose, as long as ____.',
    ],
  },
  openBlank: {
    label: 'the blank that is left',
    suggestion: "I'm not sure yet about this, because ____.",
    ask: 'What belongs in the blank?',
    why: 'A blank cannot be built; an honest "not sure yet" can be planned for.',
    choices: [
      'It is ____.',
      "I'm not sure yet, because ____.",
      'It does not matter, because ____.',
    ],
  },
  complete: {
    label: 'anything you are not sure of',
    suggestion: "I'm not sure yet about ____, because ____.",
    ask: 'Is there anything in this answer that you are not quite sure of?',
    why: 'A doubt that is written down becomes an open question, not a wrong guess.',
    choices: [
      "I'm not sure yet about ____, because ____.",
      'The most important part of this is ____.',
      'All of this is settled.',
    ],
  },
}
