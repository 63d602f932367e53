interface SharedLink {
  version: number
  made: string
  /** Null for a link without an end. */
  until: string | null
  opened: number
}

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
  links: (title: string) => `Links to the document: ${title}`,
  link: ({ version, made, until, opened }: SharedLink) =>
    `Version ${version}, made ${made}, ${until === null ? 'without an end' : `until ${until}`}, opened ${opened} times`,
  comments: (title: string) => `Comments: ${title}`,
  inVersion: (version: number) => `In version ${version}`,
  said: { question: 'Question', remark: 'Remark', wording: 'Suggested wording' },
  replied: (date: string) => `Your reply, ${date}`,
}
