import { useRef, useState } from 'react'
import { toApiError } from '#web/api/api-error.ts'
import { useSignOutEverywhere } from '#web/api/profile/profile.ts'
import { paths } from '#web/paths.ts'
import { profileText } from '#web/text/profile.ts'
import { Button } from '#web/ui/form/button.tsx'
import { AlertDialog } from '#web/ui/overlay/alert-dialog.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'

const words = profileText.devices

/** Ends every session of the account, after asking; then the start page, signed out. */
export function SignOutEverywhere() {
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const signOut = useSignOutEverywhere()
  const confirm = () =>
    signOut.mutate(undefined, {
      onSuccess: () => window.location.assign(paths.home),
      onError: (error) => {
        const { title, message } = toApiError(error)
        toast.show({ title, description: message, tone: 'danger' })
      },
    })
  const isLeaving = signOut.isPending || signOut.isSuccess
  return (
    <>
      <Button ref={button} size="sm" onClick={() => setAsking(true)}>
        {words.everywhere}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={(open) => isLeaving || setAsking(open)}
        title={words.confirmTitle}
        description={words.confirmDetail}
        confirmLabel={isLeaving ? words.confirming : words.confirm}
        cancelLabel={words.cancel}
        onConfirm={confirm}
        pending={isLeaving}
        returnFocus={() => button.current}
      />
    </>
  )
}
