import type { StarterKindText } from '#domain/starters/starters-text.ts'

export const MEMBERSHIP: StarterKindText = {
  name: 'Membership',
  trades: 'club, gym, co-working',
  often: 'Often in membership apps',
  starters: {
    q2: {
      lists: [
        'Where is the list of members now?',
        'The members are listed in ____, and ____ keeps it up to date.',
      ],
    },
    q4: {
      overdue: [
        'How many unpaid fees would be few enough?',
        'Unpaid fees go down from ____ to ____.',
      ],
    },
    q5: {
      board: ['Who can see all members?', 'Only ____ sees all members.'],
      family: [
        'Can one person manage a whole family?',
        '____ can look after the membership of ____.',
      ],
    },
    q7: {
      join: ['How does somebody join?', '____: person applies to join.'],
      card: ['How do members show they belong?', '____: member shows ____ at the door.'],
    },
    q9: {
      fee: ['What does it cost, and when is it due?', 'A member pays ____ every ____.'],
      leave: ['How does a member leave?', 'A member can leave with ____ notice.'],
      late: ['What happens when somebody doesn’t pay?', 'When a fee is ____ days late, then ____.'],
    },
    q10: {
      member: ['What do you keep about a member?', 'Member: name, email, joined on, ____.'],
      deleted: [
        'When is a former member’s data deleted?',
        'A former member’s data is deleted after ____.',
      ],
    },
    q12: {
      failedPayment: [
        'A payment fails: what does the member see?',
        'When a payment fails, the member sees ____.',
      ],
    },
    q13: {
      renewal: [
        'When do members hear that it’s about to renew?',
        'The member gets an email ____ before the renewal.',
      ],
    },
    q14: {
      minors: ['Are there children among the members?', 'Members under ____ need ____.'],
    },
  },
}
