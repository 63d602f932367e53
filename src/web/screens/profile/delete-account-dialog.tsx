import { useState } from 'react'
import type { User } from '#contract/account.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useDeleteAccount } from '#web/api/profile.ts'
import { forgetAccountDrafts } from '#web/drafts/page/draft-sessions.ts'
import { paths } from '#web/paths.ts'
import { forgetSessionTexts } from '#web/storage/session-text.ts'
import { profileDialogText } from '#web/text/profile.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { AlertDialog } from '#web/ui/overlay/alert-dialog.tsx'

interface DeleteAccountDialogProps {
  user: User
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

const words = profileDialogText.remove

/** Asks for the email in letters before everything goes; then says goodbye. */
export function DeleteAccountDialog({ user, onClose, returnFocus }: DeleteAccountDialogProps) {
  const [typed, setTyped] = useState('')
  const [isMismatch, setMismatch] = useState(false)
  const removal = useDeleteAccount()
  const isLeaving = removal.isPending || removal.isSuccess
  const confirm = () => {
    const isMeant = typed.trim().toLowerCase() === user.email.toLowerCase()
    setMismatch(!isMeant)
    if (!isMeant) return
    removal.mutate({ confirmation: typed }, { onSuccess: () => leave(user) })
  }
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || isLeaving || onClose()}
      title={words.title}
      description={
        <>
          <p>{words.detail}</p>
          <p className="mt-2">{words.kept}</p>
          <p className="mt-2">{words.exportFirst}</p>
        </>
      }
      confirmLabel={isLeaving ? words.confirming : words.confirm}
      cancelLabel={profileDialogText.cancel}
      onConfirm={confirm}
      tone="danger"
      pending={isLeaving}
      returnFocus={returnFocus}
    >
      <div className="grid gap-4">
        <DeletionProblem error={removal.error} />
        <TextField
          label={words.label(user.email)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={isMismatch ? words.mismatch : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
    </AlertDialog>
  )
}

function DeletionProblem({ error }: { error: Error | null }) {
  if (error === null) return null
  const { title, message } = toApiError(error)
  return (
    <Notice tone="danger" title={title} role="alert">
      {message}
    </Notice>
  )
}

/** What this device kept of the account goes as well. */
function leave(user: User): void {
  forgetAccountDrafts(user.id)
  forgetSessionTexts(user.id)
  window.location.assign(paths.goodbye)
}
