import type { StarterKindText } from '#domain/starters/starters-text.ts'

export const MARKETPLACE: StarterKindText = {
  name: 'Marketplace or swap',
  trades: 'second-hand, tools, shared rides',
  often: 'Often in marketplaces',
  starters: {
    q1: {
      side: [
        'Who has the bigger problem: the people offering or the people looking?',
        'The bigger problem is on the side of ____, because ____.',
      ],
    },
    q4: {
      deals: [
        'How many deals a month would you be happy with?',
        '____ deals a month, of which ____ % end well for both.',
      ],
    },
    q5: {
      both: ['Can one person both offer and look?', 'A member can offer and look: ____.'],
      contact: [
        'When do the two see each other’s address?',
        'They see each other’s address only after ____.',
      ],
    },
    q7: {
      search: ['How do people find what they’re looking for?', '____: member searches by ____.'],
      report: ['Can people report an offer?', '____: member reports an offer.'],
    },
    q8: {
      payments: [
        'Do the two pay each other outside the app?',
        'No payments in the app, because ____.',
      ],
    },
    q9: {
      allowed: ['What can’t be offered?', 'Nobody may offer ____.'],
      expiry: ['When does an offer end?', 'An offer ends after ____.'],
      fee: ['Do you take a cut?', 'We take ____ of each deal.'],
    },
    q10: {
      offer: ['What does an offer show?', 'Offer: title, photo, place, ____.'],
    },
    q12: {
      damaged: [
        'What happens when something is broken or not as shown?',
        'When a thing is not as shown, then ____.',
      ],
      noAnswer: [
        'What happens when the other side never answers?',
        'When nobody answers within ____, then ____.',
      ],
    },
    q13: {
      request: [
        'When does the person offering get a message?',
        'The owner gets a message when ____.',
      ],
    },
    q15: {
      firstOffers: [
        'Who will post the first offers?',
        'I don’t know yet who brings the first ____ offers.',
      ],
    },
  },
}
