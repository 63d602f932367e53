/** The names of what can be done with a document; the words of what each opens come with it. */
export const actionsText = {
  versions: 'Versions',
  share: 'Share',
  signOff: 'Sign-off',
  export: 'Export',
  tracker: 'Send to a tracker',
} as const
