import type { StarterKindText } from '#domain/starters/starters-text.ts'

export const COMMUNITY: StarterKindText = {
  name: 'Community',
  trades: 'neighbourhood, parents, volunteers',
  often: 'Often in community apps',
  starters: {
    q1: {
      missed: ['What do people miss out on today?', 'People miss ____ because ____.'],
    },
    q4: {
      active: [
        'How many should come back each week?',
        '____ people a week read or write something.',
      ],
    },
    q5: {
      moderate: ['Who can take a post down?', 'Only ____ may take a post down.'],
      join: ['Who can join?', 'Only ____ may join; ____ lets them in.'],
    },
    q7: {
      post: ['What do people post?', '____: member posts ____.'],
      helpers: ['Do people sign up for jobs?', '____: member signs up for ____.'],
    },
    q8: {
      chat: ['Can two people chat privately?', 'No private messages, because ____.'],
    },
    q9: {
      rules: ['What gets a post taken down?', 'When a post ____, then ____.'],
      old: ['When does a post disappear?', 'A post disappears after ____.'],
    },
    q10: {
      profile: ['What does a profile show, and to whom?', 'Member: name, ____; seen by ____.'],
    },
    q12: {
      abuse: [
        'Somebody is rude or posts junk: what then?',
        'When somebody reports a post, then ____.',
      ],
      empty: [
        'Nothing has been posted yet: what do people see?',
        'While nothing is posted, people see ____.',
      ],
    },
    q13: {
      digest: ['How do people hear about something new?', 'Members get ____ when ____.'],
    },
    q14: {
      children: [
        'Are there children, or photos of people?',
        'Photos of people are allowed only ____.',
      ],
    },
    q15: {
      moderators: [
        'Who looks after it every week?',
        'I don’t know yet who looks after it ____ hours a week.',
      ],
    },
  },
}
