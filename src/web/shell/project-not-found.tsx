import { paths } from '#web/paths.ts'
import { shellText } from '#web/text/shell.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'
import { MessageScreen } from './message-screen.tsx'

const { projectNotFound: words } = shellText

/** At the address of a project that isn't there, or isn't this account's. */
export function ProjectNotFound() {
  return (
    <MessageScreen
      title={words.title}
      action={
        <LinkButton variant="primary" to={paths.dashboard}>
          {words.action}
        </LinkButton>
      }
    >
      {words.detail}
    </MessageScreen>
  )
}
