import type { DocumentContents } from '#domain/document-contents.ts'

/** The words of the end: the answers are all there, the document is ready. */
export const readyText = {
  title: 'Your document is ready',
  contains: 'What it contains',
  next: 'What to do next',
  close: 'Close this note',
  readFirst: 'Read the first page: the whole document in short.',
  answerOpen: (count: number) =>
    count === 1
      ? 'Answer the open question, right where it stands.'
      : `Answer the ${count} open questions, each right where it stands.`,
  handOn: 'Hand it to a developer: copy, download or print it with the buttons above.',
} as const

/** What the document holds, a phrase for each part that has something. */
export function containsText(contents: DocumentContents): string[] {
  const { requirements, musts, checks, people, rules, things, open, assumed } = contents
  return [
    musts > 0 && musts < requirements
      ? `${counted(requirements, 'feature')}, ${musts} of them must-haves`
      : counted(requirements, 'feature'),
    counted(checks, 'check', 'to prove they work'),
    counted(people, 'kind', 'of people'),
    counted(rules, 'rule'),
    counted(things, 'thing', 'to remember'),
    counted(open, 'open question'),
    counted(assumed, 'assumption', 'to confirm'),
  ].filter((phrase) => !phrase.startsWith('0 '))
}

function counted(count: number, noun: string, rest = ''): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}${rest === '' ? '' : ` ${rest}`}`
}

/** After the last question. */
export const finishedText = {
  done: {
    title: 'That was the last question',
    detail:
      'Everything required is answered. Next, I read it back to you in a minute or two, and then your document is written.',
    action: 'Read it back to me',
  },
  missing: {
    title: 'Almost there',
    detail: (count: number) =>
      count === 1
        ? 'One required question still needs an answer:'
        : `${count} required questions still need an answer:`,
    question: (order: number, title: string) => `${order}. ${title}`,
    action: (order: number) => `Go to question ${order}`,
  },
  ready: {
    detail: 'Your newest answers go in when you generate it again.',
    action: 'Read the document',
  },
  later: 'Later',
} as const
