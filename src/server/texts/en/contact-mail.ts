import type { ContactFields } from '#domain/contact/contact-fault.ts'

/** The operator's email about a message. The subject never holds a stranger's words. */
export const contactMailText = {
  subject: 'A message from the contact form',
  text: ({ name, email, message }: ContactFields) => `${onOneLine(name)} wrote:

${message}

--
From: ${onOneLine(name)}
Email: ${onOneLine(email)}
`,
}

/** So that nobody writes lines of their own into the head of the message. */
function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
