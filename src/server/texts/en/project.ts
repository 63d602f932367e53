/** The words of a project's own pages in its archive and in the account's. */
export const projectText = {
  answers: (title: string) => `Answers: ${title}`,
  consultations: (title: string) => `Consultations: ${title}`,
  notes: (title: string) => `Notes: ${title}`,
  told: { pasted: 'Pasted', spoken: 'Spoken', file: 'File' },
  inNoAnswer: 'Not in any answer yet',
  facts: {
    assignee: 'Assignee',
    startDate: 'Start',
    endDate: 'End',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  fact: (label: string, value: string) => `${label}: ${value}`,
  none: 'None.',
  notAnswered: 'Not answered yet.',
  general: 'General question',
  on: (question: string, date: string) => `${question}, ${date}`,
  asked: 'Asked:',
  reply: (source: string) => `Reply (${source}):`,
  builtIn: 'the built-in reviewer',
}
