import type { StarterKindText } from '#domain/starters/starters-text.ts'

export const INTERNAL: StarterKindText = {
  name: 'Internal tool',
  trades: 'job sheets, stock, shifts',
  often: 'Often in internal tools',
  starters: {
    q2: {
      sheet: [
        'Which list or sheet does it replace?',
        'Today it’s all in ____, and the trouble is ____.',
      ],
    },
    q4: {
      time: ['How much time should it save?', '____ takes ____ minutes instead of ____.'],
    },
    q5: {
      approve: ['Who approves what?', '____ approves ____ before ____.'],
      hidden: ['What must staff not see?', '____ must never see ____.'],
    },
    q7: {
      export: ['What has to come out at the end?', '____: office exports ____ for ____.'],
      history: ['Do you need to see who changed what?', '____: owner sees who changed what.'],
    },
    q9: {
      stages: ['Which stages does a job go through?', 'A job is ‘planned’, then ____.'],
      complete: [
        'What has to be filled in before it counts as done?',
        'A job is done only when ____.',
      ],
      correct: ['Who can correct a finished one?', 'Only ____ may change a finished ____.'],
    },
    q10: {
      record: ['What is one entry, and what goes on it?', '____: date, person, ____.'],
    },
    q11: {
      place: ['Where are people when they use it?', 'People use it on ____ while ____.'],
    },
    q12: {
      offline: ['What happens when there’s no signal?', 'Without signal, ____.'],
      same: [
        'What happens when two people open the same one?',
        'When two people open the same ____, the second sees ____.',
      ],
    },
    q13: {
      other: ['Which other programs does it need to work with?', 'It has to work with ____.'],
    },
    q15: {
      start: ['Who gets everybody started with it?', '____ shows everybody how it works.'],
    },
  },
}
