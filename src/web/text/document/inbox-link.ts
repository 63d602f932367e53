/** The way to the comments. */
export const inboxLinkText = {
  open: (waiting: number) => (waiting === 0 ? 'Comments' : `Comments (${waiting})`),
}
