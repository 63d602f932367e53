import { toApiError } from '#web/api/api-error.ts'
import { useSignOutEverywhere } from '#web/api/profile.ts'
import { ButtonThatAsks } from '#web/panels/form/button-that-asks.tsx'
import { paths } from '#web/paths.ts'
import { profileText } from '#web/text/profile.ts'
import { useToast } from '#web/ui/overlay/toast.tsx'

const words = profileText.devices

/** Ends every session of the account, after asking; then the start page, signed out. */
export function SignOutEverywhere() {
  const toast = useToast()
  const signOut = useSignOutEverywhere()
  const confirm = () =>
    signOut.mutate(undefined, {
      onSuccess: () => window.location.assign(paths.home),
      onError: (error) => {
        const { title, message } = toApiError(error)
        toast.show({ title, description: message, tone: 'danger' })
      },
    })
  return (
    <ButtonThatAsks
      label={words.everywhere}
      question={words.everywhereQuestion}
      size="sm"
      isActing={signOut.isPending || signOut.isSuccess}
      onConfirm={confirm}
    />
  )
}
