/** The few words that the pieces of `web/ui` say themselves, wherever they are used. */
export const pieceText = {
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  retry: 'Try again',
  table: 'Table',
  /** Said before a notice is read out. */
  notification: 'Notification',
  /** `{hotkey}` is filled in by the library. */
  notifications: 'Notifications ({hotkey})',
} as const
