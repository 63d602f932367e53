import { useState } from 'react'
import { useLocation } from 'react-router'
import { toApiError } from '#web/api/api-error.ts'
import { usePressMailLink } from '#web/api/sharing/shared-threads.ts'
import { MessageScreen } from '#web/shell/message-screen.tsx'
import { mailPageText as words } from '#web/text/mail-page.ts'
import { Button } from '#web/ui/form/button.tsx'

type Kind = keyof typeof words.title

/** What a link in a mail is for, done with one press: programs that look at mails press nothing. */
export function MailScreen() {
  const link = useLocation().hash.slice(1)
  const kind = readKind(link)
  const press = usePressMailLink(link)
  const [isStopped, setStopped] = useState(true)
  const run = (isUndo: boolean) => press.mutate(isUndo, { onSuccess: () => setStopped(!isUndo) })
  const error = press.isError ? toApiError(press.error) : null
  if (kind === null || error?.code === 'link_expired') {
    return (
      <MessageScreen title={words.broken} action={null}>
        {words.brokenDetail}
      </MessageScreen>
    )
  }
  if (press.isSuccess) {
    const title = isStopped ? words.done[kind] : words.undone
    const mayUndo = kind === 'stop-founder' && isStopped
    return (
      <MessageScreen
        title={title}
        action={
          mayUndo ? (
            <Button pending={press.isPending} onClick={() => run(true)}>
              {words.undo}
            </Button>
          ) : null
        }
      />
    )
  }
  return (
    <MessageScreen
      title={words.title[kind]}
      action={
        <>
          <Button variant="primary" pending={press.isPending} onClick={() => run(false)}>
            {words.press[kind]}
          </Button>
          {error === null ? null : (
            <p role="alert" className="mt-3 text-danger text-sm">
              {error.message}
            </p>
          )}
        </>
      }
    >
      {words.detail[kind]}
    </MessageScreen>
  )
}

/** What the link says it is for; the server looks at its signature. */
function readKind(link: string): Kind | null {
  try {
    const said = JSON.parse(
      atob((link.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    )
    return said.kind in words.title ? said.kind : null
  } catch {
    return null
  }
}
