import type { ThreadKind } from '#domain/threads/thread.ts'

/** What a visitor of a link reads and does. */
export const guestText = {
  all: (count: number) => (count === 0 ? 'Comments' : `Comments (${count})`),
  comment: (item: string, count: number) =>
    count === 0 ? `Comment on ${item}` : `Comment on ${item} (${count} so far)`,
  title: (item: string) => `Comment on ${item}`,
  allTitle: 'Comments',
  who: 'The document’s owner and everyone with this link can see comments and your name.',
  none: 'No comments yet. Press the bubble beside an item to ask about it.',
  gone: 'About something that is no longer here',
  show: (item: string) => `Go to ${item}`,
  kind: 'What is it?',
  text: {
    question: 'Your question',
    remark: 'Your remark',
    wording: 'How it could be worded',
  } satisfies Record<ThreadKind, string>,
  name: 'Your name',
  as: (name: string) => `Posting as ${name}`,
  website: 'Leave this empty',
  send: 'Send comment',
  sent: 'Your comment was sent',
  sentDetail: 'The owner sees it beside the answer that this item comes from.',
  mine: 'You',
  failed: 'Not sent',
  closed: 'The owner takes no comments at the moment.',
  email: {
    title: 'Want to hear when it’s answered?',
    label: 'Email',
    hint: 'We send a link to confirm it, and nothing before that. Everyone else sees only your name.',
    send: 'Tell me',
    waiting: 'Check your email: open the link in it to confirm your address.',
    confirmed: 'We’ll tell you by email when a version has the answer.',
    failed: 'Your address wasn’t saved',
  },
}
