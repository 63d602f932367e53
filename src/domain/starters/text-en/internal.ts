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
      stages: ['Which stages does a job pass?', 'A job is ‘planned’, then ____.'],
      complete: [
        'What must be filled in before it counts as done?',
        'A job is done only when ____.',
      ],
      correct: ['Who may correct a finished one?', 'Only ____ may change a finished ____.'],
    },
    q10: {
      record: ['What is one entry, and what is on it?', '____: date, person, ____.'],
    },
    q11: {
      place: ['Where do people stand when they use it?', 'People use it on ____ while ____.'],
    },
    q12: {
      offline: ['There is no signal: what then?', 'Without signal, ____.'],
      same: [
        'Two people open the same one: what then?',
        'When two people open the same ____, the second sees ____.',
      ],
    },
    q13: {
      other: ['Which program must it work with?', 'It has to work with ____.'],
    },
    q15: {
      start: ['Who brings the others to use it?', '____ shows everybody how it works.'],
    },
  },
}
