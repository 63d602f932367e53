import type { DETAIL } from '#domain/consultation/checklists/detail.ts'
import type { ChecklistText } from '#domain/consultation/consultation-text.ts'

/** Questions 9 and 10: rules, information. */
export const DETAIL_TEXT: ChecklistText<typeof DETAIL> = {
  q9: {
    form: {
      label: 'rules as "when ... then ..."',
      strength: '{quote} says when something holds, so it can be followed to the letter.',
      gap: '{quote} leaves the rule to the reader. When does what happen?',
      missing: 'The rule itself: what is not written, a developer has to guess.',
      suggestion: 'When ____, then ____.',
      ask: 'Which rule causes the most argument today?',
      why: 'The app follows the words exactly, also when you are not there to decide.',
      choices: [
        'When ____ is full or used up, then ____.',
        'When somebody cancels less than ____ before, then ____.',
        'When ____, then only ____ may ____.',
      ],
    },
    number: {
      label: 'the numbers in the rules',
      strength: '{quote} gives the number, so nobody has to guess it.',
      missing: 'The numbers: a limit or deadline without one cannot be built.',
      suggestion: 'At most ____ per ____. Until ____ hours before ____.',
      ask: 'Which limit or deadline has a number?',
      why: 'Each number here becomes a test that the app must pass.',
      choices: [
        'At most ____ ____ at the same time.',
        'Until ____ hours before, ____ is free; after that ____.',
        'There is no limit, because ____.',
      ],
    },
    three: {
      label: 'three or more rules',
      strength: '{quote} is a rule the app can follow.',
      missing: 'More rules: limits, prices, deadlines and who decides are the usual places.',
      suggestion: 'When ____ changes, then ____. Only ____ may ____.',
      ask: 'What other rule must always hold?',
      why: 'A rule found after the launch is a repair, and often a refund.',
      choices: [
        'When somebody changes or cancels ____, then ____.',
        'The price of ____ is ____, except when ____.',
        'Only ____ may decide ____.',
      ],
    },
    stages: {
      label: 'the stages something passes through',
      strength: '{quote} names the stages.',
      suggestion: 'A ____ is first ____, then ____, at last ____.',
      ask: 'Which stages does the main thing pass through?',
      why: 'Stages decide what people see and may do at each moment.',
      choices: [
        'A ____ is first ____, then ____, and at last ____ or ____.',
        'It has no stages: it is there or it is not.',
      ],
    },
    decider: {
      label: 'who decides on exceptions',
      strength: '{quote} says who decides.',
      suggestion: 'Only ____ may make an exception, by ____.',
      ask: 'Who may make an exception to these rules?',
      why: 'Without an exception built in, staff will find a way round the app.',
      choices: [
        'Only ____ may allow ____, and the app notes who did.',
        '____ may do it up to ____.',
        'Nobody: the rules always hold.',
      ],
    },
  },
  q10: {
    details: {
      label: 'the details of each thing',
      strength: '{quote} lists details, so the forms and lists can be drawn.',
      gap: '{quote} is the name of a drawer. What is written on the card inside?',
      missing: 'The details of each thing: they become the fields that people fill in.',
      suggestion: '{thing}: ____, ____ and ____.',
      ask: 'What must be known about the most important thing?',
      why: 'A detail left out now means asking all your users for it again later.',
      choices: [
        '{thing}: ____, ____ and ____. {other}: ____ and ____.',
        'For each of them: who, when, ____ and ____.',
      ],
    },
    privacy: {
      label: 'what is private, and when it is deleted',
      strength: '{quote} says what is private or when it goes.',
      missing:
        'What is private and when it is deleted: the law asks this of you, not of the developer.',
      suggestion: '{thing}: only ____ may see ____. Deleted when ____.',
      ask: 'What here is private, and when should it be deleted?',
      why: 'You answer for what you keep about people, so keep as little as you need.',
      choices: [
        '{thing}: private; deleted when the person asks, or after ____.',
        'Only ____ may see ____.',
        'Nothing here is about a person.',
      ],
    },
    things: {
      label: 'two or more things to remember',
      strength: '{quote} begins the list of things.',
      missing: 'The other things to remember: the people, and what connects them.',
      suggestion: '____: ____ and ____.',
      ask: 'What else must the app remember?',
      why: 'What the app does not keep, it can neither show nor count.',
      choices: [
        'People: ____ and ____.',
        'What happened: who, ____, and when.',
        'Nothing else than ____.',
      ],
    },
    keeping: {
      label: 'how long old entries are kept',
      strength: '{quote} says how long it is kept.',
      suggestion: '{thing}: kept for ____ and then deleted.',
      ask: 'How long should old entries stay?',
      why: 'Tax rules may ask for years, privacy rules for as short as possible.',
      choices: [
        '{thing}: kept for ____ years, because ____. All else: for ____.',
        'Everything stays until the person asks to delete it.',
        "I'm not sure yet, because I have to ask ____.",
      ],
    },
    correcting: {
      label: 'who may correct what',
      strength: '{quote} says who may correct it.',
      suggestion: '____ may correct ____.',
      ask: 'Who may correct a mistake in these details?',
      why: 'If nobody can, every typing error becomes a message to you.',
      choices: [
        'Everybody corrects their own ____; ____ corrects the rest.',
        'Only ____ corrects anything.',
      ],
    },
  },
}
