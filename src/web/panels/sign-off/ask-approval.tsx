import { type FormEvent, useRef, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { toApiError } from '#web/api/api-error.ts'
import { type Asked, useAskApproval } from '#web/api/approvals.ts'
import { createIdempotencyKey } from '#web/api/write-key.ts'
import { signOffText as words } from '#web/text/document/sign-off.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'

interface AskApprovalProps {
  projectId: string
  version: number
  /** Who is asked again; empty for somebody new. */
  name: string
  onAsked: (asked: Asked) => void
}

/** Whom to ask, and where to send the link. */
export function AskApproval({ projectId, version, name: first, onAsked }: AskApprovalProps) {
  const ask = useAskApproval(projectId)
  const toast = useToast()
  const key = useRef(createIdempotencyKey())
  const [name, setName] = useState(first)
  const [email, setEmail] = useState('')
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setFaults({})
    const address = email.trim() === '' ? null : email.trim()
    try {
      onAsked(await ask.mutateAsync({ version, name, email: address, key: key.current }))
    } catch (thrown) {
      const error = toApiError(thrown)
      const found = Object.fromEntries(error.issues.map(({ path, message }) => [path, message]))
      if (error.issues.length > 0) setFaults(found)
      else toast.show({ title: words.failed, description: error.message, tone: 'danger' })
    }
    // Other words are another request.
    key.current = createIdempotencyKey()
  }
  return (
    <form onSubmit={send} className="grid items-end gap-4 sm:grid-cols-2" noValidate>
      <TextField
        label={words.name}
        error={faults.name ?? null}
        autoComplete="off"
        maxLength={LIMITS.personName}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        type="email"
        label={words.email}
        mark={words.optional}
        hint={words.emailHint}
        error={faults.email ?? null}
        autoComplete="off"
        maxLength={LIMITS.email}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <div className="sm:col-span-2">
        <Button type="submit" variant="primary" disabled={ask.isPending}>
          {words.ask}
        </Button>
      </div>
    </form>
  )
}
