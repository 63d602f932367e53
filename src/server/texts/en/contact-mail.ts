import type { ContactFields } from '#domain/contact/contact-fault.ts'
import { putOnOneLine } from '#server/texts/put-on-one-line.ts'

/** The operator's email about a message. The subject never holds a stranger's words. */
export const contactMailText = {
  subject: 'A message from the contact form',
  text: ({ name, email, message }: ContactFields) => `${putOnOneLine(name)} wrote:

${message}

--
From: ${putOnOneLine(name)}
Email: ${putOnOneLine(email)}
`,
}
