import { shellText } from '#web/text/shell.ts'
import { Button } from '#web/ui/form/button.tsx'
import { MessageScreen } from './message-screen.tsx'

/** When it cannot be found out who is signed in. */
export function UnreachableScreen({ onRetry }: { onRetry: () => void }) {
  const { title, detail, action } = shellText.unreachable
  return (
    <MessageScreen
      title={title}
      action={
        <Button variant="primary" onClick={onRetry}>
          {action}
        </Button>
      }
    >
      {detail}
    </MessageScreen>
  )
}
