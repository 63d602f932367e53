import { paths } from '#web/paths.ts'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { goodbyeText as words } from '#web/text/profile.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'

/** Where a deleted account ends. */
export function GoodbyeScreen() {
  return (
    <MessageScreen
      title={words.title}
      action={
        <LinkButton variant="primary" to={paths.home}>
          {words.action}
        </LinkButton>
      }
    >
      {words.detail}
    </MessageScreen>
  )
}
