import { useForm } from 'react-hook-form'
import { useSignedInUser } from '#web/api/account.ts'
import { useChangePassword } from '#web/api/profile.ts'
import { FormDialog } from '#web/panels/form/form-dialog.tsx'
import { showIssues } from '#web/panels/form/form-issues.ts'
import { FormProblem } from '#web/panels/form/form-problem.tsx'
import { profileDialogText } from '#web/text/profile.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'

interface ChangePasswordDialogProps {
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

const words = profileDialogText.password
const names = { showLabel: words.show, hideLabel: words.hide }

/** Asks for the present password and a new one; the server judges both. */
export function ChangePasswordDialog({ onClose, returnFocus }: ChangePasswordDialogProps) {
  const toast = useToast()
  const { email } = useSignedInUser()
  const change = useChangePassword()
  const form = useForm({ defaultValues: { currentPassword: '', password: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit((values) =>
    change.mutate(values, {
      onSuccess: () => {
        onClose()
        toast.show({ title: words.saved, description: words.savedDetail })
      },
      onError: (error) => showIssues(form, error),
    }),
  )
  return (
    <FormDialog
      words={{ ...words, cancel: profileDialogText.cancel }}
      isSaving={change.isPending}
      onSubmit={submit}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <FormProblem error={change.error} form={form} />
      {/* So that a password manager knows whose password it is. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        {...form.register('currentPassword', { required: words.currentMissing })}
        {...names}
        label={words.current}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
      />
      <PasswordField
        {...form.register('password', { required: words.newMissing })}
        {...names}
        label={words.new}
        hint={words.newHint}
        autoComplete="new-password"
        error={errors.password?.message}
      />
    </FormDialog>
  )
}
