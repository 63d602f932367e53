import { paths } from '#web/paths.ts'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { goodbyeText as words } from '#web/text/profile.ts'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'

/** Where a deleted account ends. */
export function GoodbyeScreen() {
  return (
    <MessageScreen
      title={words.title}
      action={
        <AnchorButton variant="primary" href={paths.home}>
          {words.action}
        </AnchorButton>
      }
    >
      {words.detail}
    </MessageScreen>
  )
}
