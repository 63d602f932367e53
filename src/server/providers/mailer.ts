/** An email to one person. `text` is plain; a link in it stands on a line of its own. */
export interface Mail {
  to: string
  subject: string
  text: string
}

/** Sends an email, or throws when it could not be handed over. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
