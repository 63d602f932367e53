import type { DocumentContents } from '#domain/document-contents.ts'

/** The words of the end: the answers are all there, the document is ready. */
export const readyText = {
  title: 'Your document is ready',
  contains: 'What it contains',
  next: 'What to do next',
  close: 'Close this note',
  readFirst: 'Read the first page. It sums up the whole document.',
  answerOpen: (count: number) =>
    count === 1
      ? 'Answer the open question, right in the document.'
      : `Answer the ${count} open questions, right in the document.`,
  handOn: 'Give it to a developer: copy, download or print it with the buttons above.',
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
      'Everything required is answered. Next, I’ll read it back to you, which takes a minute or two. Then I’ll write your document.',
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
    detail: 'Regenerate it to include your latest answers.',
    action: 'Read the document',
  },
  later: 'Later',
} as const
