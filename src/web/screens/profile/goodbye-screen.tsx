import { paths } from '#web/paths.ts'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { goodbyeText as words } from '#web/text/profile.ts'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'

/** Where a deleted account ends. */
export function GoodbyeScreen() {
  return (
    <MessageScreen
      title={screenTitles.goodbye}
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
