import type { StarterKindText } from '#domain/starters/starters-text.ts'

export const MARKETPLACE: StarterKindText = {
  name: 'Marketplace or swap',
  trades: 'second-hand, tools, shared rides',
  often: 'Often in marketplaces',
  starters: {
    q1: {
      side: [
        'Which side has the bigger problem: who offers or who looks?',
        'The bigger problem is on the side of ____, because ____.',
      ],
    },
    q4: {
      deals: [
        'How many deals a month would please you?',
        '____ deals a month, of which ____ % end well for both.',
      ],
    },
    q5: {
      both: ['Can one person offer and look?', 'A member can offer and look: ____.'],
      contact: [
        'When do the two see each other’s address?',
        'They see each other’s address only after ____.',
      ],
    },
    q7: {
      search: ['How does somebody find what they look for?', '____: member searches by ____.'],
      report: ['Can an offer be reported?', '____: member reports an offer.'],
    },
    q8: {
      payments: [
        'Do the two pay each other outside the app?',
        'No payments in the app, because ____.',
      ],
    },
    q9: {
      allowed: ['What may not be offered?', 'Nobody may offer ____.'],
      expiry: ['When does an offer end?', 'An offer ends after ____.'],
      fee: ['Do you take a share?', 'We take ____ of each deal.'],
    },
    q10: {
      offer: ['What does an offer show?', 'Offer: title, photo, place, ____.'],
    },
    q12: {
      damaged: [
        'A thing is broken or not as shown: what then?',
        'When a thing is not as shown, then ____.',
      ],
      noAnswer: [
        'The other side never answers: what then?',
        'When nobody answers within ____, then ____.',
      ],
    },
    q13: {
      request: ['What message does the offering side get?', 'The owner gets a message when ____.'],
    },
    q15: {
      firstOffers: [
        'Who brings the first offers?',
        'I don’t know yet who brings the first ____ offers.',
      ],
    },
  },
}
