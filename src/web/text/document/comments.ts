import type { ThreadKind } from '#domain/threads/thread.ts'
import { formatDay } from '#web/text/dates.ts'

/** What is said of comments wherever they are shown. */
export const commentText = {
  kinds: {
    question: 'Question',
    remark: 'Remark',
    wording: 'Suggested wording',
  } satisfies Record<ThreadKind, string>,
  on: (item: string, version: number) => `${item}, version ${version}`,
  when: (day: string) => formatDay(day),
  agent: 'Agent',
  quoted: 'About these words',
  reply: 'Reply',
  taken: 'This wording was taken.',
  inVersion: (version: number) => `In the document since version ${version}.`,
  waiting: 'It reaches the document with its next version.',
  changes: 'What is different now',
  before: 'Before',
  now: 'Now',
  isNew: (item: string) => `${item} is new`,
  isGone: (item: string) => `${item} is no longer in the document`,
  changed: (item: string) => item,
  closed: 'Closed',
  loadFailed: 'The comments couldn’t be loaded.',
}

/** What the founder reads and does. */
export const inboxText = {
  title: 'Comments',
  intro: 'What people asked, remarked or suggested through your links, and what agents asked.',
  open: (count: number) => `To answer (${count})`,
  done: (count: number) => `Done (${count})`,
  none: 'Nothing to answer.',
  noneDetail:
    'When somebody with a link to your document comments on it, you’ll see it here and beside the answer it’s about.',
  isNew: 'New',
  answerIt: 'Reply',
  reply: 'Your reply',
  goesInto: (order: number) =>
    `It’s added to your answer to question ${order}, with whom it’s for.`,
  send: 'Add to my answer',
  replyAgain: 'Change reply',
  replied: 'Added to your answer',
  repliedDetail: (order: number) => `It’s at the end of your answer to question ${order} now.`,
  take: 'Use this wording',
  took: 'Wording used',
  tookDetail: 'The item says it this way now.',
  update: 'Update the document',
  updated: (version: number) => `Version ${version} has it`,
  close: 'Close',
  reopen: 'Open again',
  remove: 'Delete',
  removeTitle: 'Delete this comment?',
  removeDetail:
    'The comment and its reply are deleted for everybody. What you added to your answer stays there.',
  removed: 'Comment deleted',
  cancel: 'Cancel',
  failed: 'That didn’t work',
  document: 'Document',
  answer: (order: number) => `Question ${order}`,
  actionsFor: (name: string, item: string) => `Comment of ${name} on ${item}`,
  mails: 'Email me about new comments',
  mailsHint: 'One email in fifteen minutes at most, and none for what you’ve seen here.',
  beside: (count: number) =>
    count === 1 ? 'A comment on what this answer became' : 'Comments on what this answer became',
  onItemLabel: (item: string, count: number) => `Comments on ${item}: ${count}`,
  itemTitle: (item: string) => `Comments on ${item}`,
}
