import type { ErrorText } from './errors.ts'

/** What can go wrong between a project and its tracker. */
export const TRACKER_ERRORS = {
  tracker_missing: {
    title: 'No tracker yet',
    message: 'This project has no tracker yet. Connect one first.',
  },
  tracker_refused: {
    title: 'Token not accepted',
    message:
      'The tracker did not accept the token, or the token may not do this. Nothing more was sent. Check the token and what it may do, then connect again.',
  },
  tracker_gone: {
    title: 'Place not found',
    message:
      'The token can’t find this place in the tracker any more. Nothing more was sent. Check the name, or choose another place.',
  },
  tracker_limited: {
    title: 'The tracker needs a break',
    message:
      'The tracker asked us to send less for a while. What was sent is safe. Try again later: we go on where we stopped.',
  },
  tracker_failed: {
    title: 'The tracker did not answer',
    message:
      'The tracker did not answer as it should. What was sent is safe. Try again: nothing is made twice.',
  },
  push_running: {
    title: 'Already sending',
    message: 'This project is being sent at this moment. Wait until it is done, or stop it.',
  },
} satisfies Readonly<Record<string, ErrorText>>
