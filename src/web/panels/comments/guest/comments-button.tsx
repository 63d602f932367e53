import { MessageCircle } from 'lucide-react'
import { use } from 'react'
import { guestText as words } from '#web/text/document/guest-comments.ts'
import { Button } from '#web/ui/form/button.tsx'
import { GuestDeskContext } from './guest-desk.ts'

/** All comments of the link. */
export function CommentsButton() {
  const desk = use(GuestDeskContext)
  if (desk === null) return null
  return (
    <Button data-comment="" onClick={() => desk.open(null)}>
      <MessageCircle aria-hidden />
      {words.all(desk.threads.length)}
    </Button>
  )
}
