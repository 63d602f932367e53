import { type FormEvent, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { toApiError } from '#web/api/api-error.ts'
import { type SharedLink, useApproveShared } from '#web/api/approvals.ts'
import { approvingText as words } from '#web/text/document/sign-off.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

interface ApproveFormProps {
  /** As the founder named the person. */
  name: string
  version: number
  /** Of what is shown. */
  sha256: string
  link: SharedLink
  /** Shows the document as it is now. */
  onReload: () => void
}

/** Who approves, and the one press that does. */
export function ApproveForm({ name: asked, version, sha256, link, onReload }: ApproveFormProps) {
  const [name, setName] = useState(asked)
  const [role, setRole] = useState('')
  const { mutate, isPending, error: thrown } = useApproveShared(link)
  const error = thrown === null ? null : toApiError(thrown)
  const issue = (path: string) => error?.issues.find((each) => each.path === path)?.message ?? null
  const approve = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate({ name, role: role.trim() === '' ? null : role, sha256 })
  }
  return (
    <form
      onSubmit={approve}
      className="grid items-end gap-4 sm:max-w-3xl sm:grid-cols-2"
      noValidate
    >
      <TextField
        label={words.name}
        error={issue('name')}
        autoComplete="name"
        maxLength={LIMITS.personName}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextField
        label={words.role}
        mark={words.optional}
        hint={words.roleHint}
        error={issue('role')}
        autoComplete="organization-title"
        maxLength={LIMITS.personName}
        value={role}
        onChange={(event) => setRole(event.currentTarget.value)}
      />
      {error !== null && error.issues.length === 0 ? (
        <div className="sm:col-span-2">
          <Notice
            tone="danger"
            title={words.failed}
            action={
              error.code === 'document_changed' ? (
                <Button size="sm" onClick={onReload}>
                  {words.reload}
                </Button>
              ) : null
            }
          >
            {error.message}
          </Notice>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
        <Button type="submit" variant="primary" pending={isPending}>
          {words.approve(version)}
        </Button>
        <p className="text-ink-soft text-xs">{words.says}</p>
      </div>
    </form>
  )
}
