import type { HintText } from './find-instant-hints.ts'

/** One sentence for each instant check of the workshop; a question may have none. */
export const HINTS_TEXT: HintText = {
  short: 'A sentence or two more would help.',
  openBlank: "There's still a blank (____) to fill in.",
  criteria: {
    q1: {
      group: 'One specific group beats “everybody”: who has this problem most often?',
      cost: 'How often does it happen, or what does it cost? A rough number is enough.',
    },
    q2: {
      episode: 'Try the last time it really happened: who did what, and how did it end?',
      tool: 'What do they use today: paper, a spreadsheet, messages, another app?',
    },
    q3: {
      comparison: 'What is it better than? Comparing it with how things work today makes it clear.',
      short: 'One or two sentences are easiest to remember. What could move to the features?',
    },
    q4: {
      measures: "Two numbers you'd be happy with make this easy to check. A guess is fine.",
      bare: '"More" or "better" needs a number: from what, to what?',
    },
    q5: {
      limits: 'What should someone never see or change? One "must not" prevents a lot of trouble.',
      actions: 'For each kind of person: what can they see and do?',
      roles: 'Is there a second kind of person, such as you or a helper? If not, say "only one".',
    },
    q6: {
      steps: 'Four or more small steps, one per line, make the story easy to follow.',
    },
    q7: {
      priority:
        'Mark each line "must" or "nice to have". If the app is useless without it, it\'s a must.',
      features: 'One line for each feature helps. Three or more is usual.',
    },
    q8: {
      exclusions: 'Is there a second thing to leave out? One line each, with a short reason.',
      reason:
        'A short reason ("because ...", "later, when ...") keeps the decision from coming back.',
    },
    q9: {
      form: '"When ... then ..." makes a rule that can only be read one way.',
      number: 'Is there a limit, price or deadline? Its number belongs here.',
    },
    q10: {
      details: 'For each thing, list its details after a colon: "Thing: this, that, another".',
      things: 'Is there a second thing to remember, such as the people or the bookings?',
    },
    q11: {
      devices: 'Will people use a phone, a computer or both?',
    },
    q12: {
      response: 'What should the person see when it happens?',
      three: 'Three situations are a good start: a mistake, no internet, nothing there yet?',
    },
    q14: {
      users: 'Two rough numbers help: how many people now, and how many in a year?',
      privacy: 'Do you keep anything private: names, emails, health, payments? If not, say so.',
    },
    q15: {
      budget: 'A budget range helps, even a rough one. "Unknown" is an answer too.',
      date: 'When do you need it by, and what happens on that date?',
      assumption: "What are you assuming, or not sure about? It's good to write it down.",
    },
  },
}
