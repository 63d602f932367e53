import { MessageCircle } from 'lucide-react'
import { useInbox } from '#web/api/sharing/threads.ts'
import { useIdle } from '#web/hooks/use-idle.ts'
import { paths } from '#web/paths.ts'
import { inboxLinkText as words } from '#web/text/document/inbox-link.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'

/** The way to the comments, and how many wait; asked for once the screen stands. */
export function InboxLink() {
  const inbox = useInbox(useIdle())
  const waiting = inbox.data?.threads.filter(({ state }) => state === 'open').length ?? 0
  return (
    <LinkButton to={paths.inbox}>
      <MessageCircle aria-hidden />
      {words.open(waiting)}
    </LinkButton>
  )
}
