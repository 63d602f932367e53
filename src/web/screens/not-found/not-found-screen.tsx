import { paths } from '#web/paths.ts'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { shellText } from '#web/text/shell.ts'
import { LinkButton } from '#web/ui/form/link-button.tsx'

/** Any address that leads nowhere (Spec §2). */
export function NotFoundScreen() {
  const { title, detail, action } = shellText.notFound
  return (
    <MessageScreen
      title={title}
      action={
        <LinkButton variant="primary" to={paths.home}>
          {action}
        </LinkButton>
      }
    >
      {detail}
    </MessageScreen>
  )
}
