import type { ErrorText } from './errors.ts'

/** What can go wrong with a link to a document. */
export const SHARING_ERRORS = {
  share_limit: {
    title: 'Too many links',
    message: 'A project can have up to 50 links. End one you no longer need, then make this one.',
  },
  share_gone: {
    title: 'This link opens nothing',
    message:
      'It has ended, or part of it is missing. Please ask the person who sent it for a new one.',
  },
  thread_limit: {
    title: 'No room for more comments',
    message:
      'This project has as many comments as it can hold. Your text is still here; please ask the person who sent you the link.',
  },
  comments_closed: {
    title: 'Comments are closed',
    message:
      'This document can be read, but its owner takes no comments at the moment. Your text is still here.',
  },
  wording_gone: {
    title: 'Not taken',
    message:
      'What this wording is for is no longer in the document. Nothing was changed. You can reply in your own words instead.',
  },
  passphrase_needed: {
    title: 'Passphrase needed',
    message: 'Enter the passphrase you were given.',
  },
  passphrase_wrong: {
    title: 'Not opened',
    message: 'That passphrase isn’t right. Please check it and try again.',
  },
  approval_limit: {
    title: 'Too many approvals',
    message:
      'A project can ask up to 30 people. Remove a request or an approval you no longer need, then ask again.',
  },
  approval_closed: {
    title: 'Not approved',
    message: 'This document can be read but not approved right now. Please tell its owner.',
  },
  document_changed: {
    title: 'The document has changed',
    message: 'It was changed while you were reading. Have another look, then approve it.',
  },
} satisfies Readonly<Record<string, ErrorText>>
