import { useUser } from '#web/api/account.ts'
import { shellText } from '#web/text/shell.ts'
import { Button } from '#web/ui/form/button.tsx'
import { MessageScreen } from './message-screen.tsx'

/** When it cannot be found out who is signed in. */
export function UnreachableScreen() {
  const { refetch, isFetching } = useUser()
  const { title, detail, action } = shellText.unreachable
  return (
    <MessageScreen
      title={title}
      action={
        <Button variant="primary" pending={isFetching} onClick={() => refetch()}>
          {action}
        </Button>
      }
    >
      {detail}
    </MessageScreen>
  )
}
