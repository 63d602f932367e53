import { type FormEvent, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import type { SharedThreads } from '#contract/threads/shared-endpoints.ts'
import { type ApiError, toApiError } from '#web/api/api-error.ts'
import { type LinkAccess, useLeaveEmail } from '#web/api/sharing/shared-threads.ts'
import { guestText } from '#web/text/document/guest-comments.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

interface LeaveEmailProps {
  access: LinkAccess
  state: NonNullable<SharedThreads['guest']>['email']
}

const { email: words } = guestText

/** An address to hear of replies at, for who wants that; nobody else sees it. */
export function LeaveEmail({ access, state }: LeaveEmailProps) {
  const leave = useLeaveEmail(access)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<ApiError | null>(null)
  if (state === 'confirmed') return <Notice tone="done">{words.confirmed}</Notice>
  if (state === 'waiting') return <Notice>{words.waiting}</Notice>
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (leave.isPending) return
    setError(null)
    await leave.mutateAsync(typed.trim()).catch((cause) => setError(toApiError(cause)))
  }
  return (
    <details className="rounded-soft border border-line p-3">
      <summary className="min-h-6 cursor-pointer font-medium text-sm">{words.title}</summary>
      <form onSubmit={send} className="mt-3 grid gap-3" noValidate>
        <TextField
          label={words.label}
          hint={words.hint}
          type="email"
          autoComplete="email"
          maxLength={LIMITS.email}
          value={typed}
          error={error === null ? null : (error.issues[0]?.message ?? error.message)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" pending={leave.isPending}>
            {words.send}
          </Button>
        </div>
      </form>
    </details>
  )
}
