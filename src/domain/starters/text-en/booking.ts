import type { StarterKindText } from '#domain/starters/starters-text.ts'

export const BOOKING: StarterKindText = {
  name: 'Booking',
  trades: 'studio, salon, repair slot',
  often: 'Often in booking apps',
  starters: {
    q2: {
      lastClash: [
        'When did two people last want the same slot?',
        'Last time two people wanted the same slot, ____.',
      ],
    },
    q4: {
      noShows: [
        'How many no-shows would be few enough?',
        'No-shows go down from ____ to ____ a month.',
      ],
    },
    q5: {
      whoBooks: ['Who can book for somebody else?', '____ may book for somebody else.'],
      whoSeesNames: ['Who can see who has booked?', 'Only ____ sees who has booked.'],
    },
    q7: {
      move: ['Can a client move a booking?', '____: client moves a booking to another time.'],
      waitingList: ['Is there a waiting list?', '____: client joins a waiting list.'],
    },
    q9: {
      lateCancel: [
        'What happens when a client cancels late?',
        'When a client cancels less than ____ before, then ____.',
      ],
      farAhead: ['How far ahead can people book?', 'A client can book up to ____ ahead.'],
      noShow: ['What happens when nobody turns up?', 'When a client does not turn up, then ____.'],
    },
    q10: {
      slot: ['What do you need to know about a slot?', 'Slot: day, time, ____.'],
    },
    q12: {
      lastPlace: [
        'Two people take the last place: who gets it?',
        'When two people take the last place, the second sees ____.',
      ],
      youCancel: [
        'You have to cancel a whole day: what do clients see?',
        'When we call off a day, the clients see ____.',
      ],
    },
    q13: {
      reminder: ['When does the client get a reminder?', 'The client gets a reminder ____ before.'],
      deposit: ['Do clients pay in advance?', 'A client pays ____ when booking.'],
    },
    q14: {
      rush: [
        'When is everybody booking at once?',
        'The busiest moment is ____, with about ____ people.',
      ],
    },
  },
}
