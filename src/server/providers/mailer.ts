/** An email to one person. `text` is plain; a link in it is on a line of its own. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** Where a reply goes; the sender unless given. */
  replyTo?: string
  /** The mail's own name, for one that may be sent twice. */
  messageId?: string
  /** Where a mail program posts that its reader wants no more of these (RFC 8058). */
  unsubscribe?: string
}

/** Sends an email, or throws when it could not be handed over. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  /** Deletes what is kept here of the emails to somebody who asked to be forgotten. */
  forget?(address: string): Promise<void>
}

/** A mail as the library takes it. Addresses as objects, so that no character in one adds another. */
export function composeMail(mail: Mail, from: string) {
  const { subject, text, messageId, unsubscribe } = mail
  return {
    from,
    to: { name: '', address: mail.to },
    subject,
    text,
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    ...(messageId === undefined ? {} : { messageId }),
    ...(unsubscribe === undefined ? {} : { headers: listHeaders(unsubscribe) }),
  }
}

function listHeaders(unsubscribe: string) {
  return {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
