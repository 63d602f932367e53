/** The page that a link in a mail opens. */
export const mailPageText = {
  title: {
    confirm: 'Confirm your email',
    'stop-guest': 'No more emails?',
    'stop-founder': 'No more emails about comments?',
  },
  detail: {
    confirm: 'We’ll tell you at this address when your comment is answered.',
    'stop-guest': 'We delete your address and send nothing more to it.',
    'stop-founder': 'New comments are still in your inbox here.',
  },
  press: {
    confirm: 'Confirm',
    'stop-guest': 'Stop these emails',
    'stop-founder': 'Stop these emails',
  },
  done: {
    confirm: 'Your address is confirmed',
    'stop-guest': 'Your address is deleted',
    'stop-founder': 'You get no more of these emails',
  },
  undo: 'Send them again',
  undone: 'You get these emails again',
  broken: 'This link no longer works',
  brokenDetail: 'It is too old, or part of it is missing.',
  failed: 'That didn’t work',
}
