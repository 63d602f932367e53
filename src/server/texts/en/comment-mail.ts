import type { ThreadChange } from '#domain/threads/thread.ts'
import { putOnOneLine } from '#server/texts/put-on-one-line.ts'
import type { MailText } from './mail.ts'

interface CommentedProject {
  title: string
  items: readonly string[]
  count: number
}

interface ToFounder {
  projects: readonly CommentedProject[]
  inbox: string
  stop: string
}

interface ToAsker {
  title: string
  item: string
  /** Null where a suggested wording was taken. */
  reply: string | null
  version: number
  changes: readonly ThreadChange[]
  link: string
  stop: string
}

/** The mails about comments. What strangers wrote is never in them; the items are only named. */
export const commentMailText = {
  confirm: (link: string): MailText => ({
    subject: 'Confirm your email to hear of replies',
    text: `You left this address with a comment on a document shared with Groundwork. Please confirm it:

${link}

Until you do, we send nothing else to it. The link works for seven days.

If this wasn't you, you can ignore this email.
`,
  }),
  founder: ({ projects, inbox, stop }: ToFounder): MailText => ({
    subject: 'New comments on your document',
    text: `Somebody who read your document has left comments:

${projects.map(({ title, items, count }) => `- ${putOnOneLine(title)}: ${count} (${items.join(', ')})`).join('\n')}

Read and answer them here:

${inbox}

You get one such email in fifteen minutes at most. To get none, open this link:

${stop}
`,
  }),
  asker: ({ title, item, reply, version, changes, link, stop }: ToAsker): MailText => ({
    subject: 'Your comment was answered',
    text: `Your comment on ${item} of “${putOnOneLine(title)}” was answered, and version ${version} has it.
${reply === null ? '\nYour wording was taken.\n' : `\nThe reply:\n\n${reply}\n`}
${changes.length === 0 ? '' : `What is different now:\n\n${changes.map(toldChange).join('\n')}\n`}
Read it with the document:

${link}

To get no more of these emails, open this link. Your address is deleted then:

${stop}
`,
  }),
}

function toldChange({ item, before, after }: ThreadChange): string {
  if (after === null) return `- ${item} is no longer there. It said: ${before}`
  return before === null
    ? `- ${item} is new: ${after}`
    : `- ${item} said: ${before}\n  Now: ${after}`
}
