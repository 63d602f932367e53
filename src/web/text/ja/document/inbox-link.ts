import type { Wording } from '#domain/wording.ts'
import type { inboxLinkText as english } from '#web/text/document/inbox-link.ts'

export const inboxLinkText: Wording<typeof english> = {
  open: (waiting) => (waiting === 0 ? 'コメント' : `コメント（${waiting}件）`),
}
