import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useSignedInUser } from '#web/api/account.ts'
import { useChangePassword } from '#web/api/profile/profile.ts'
import { showIssues } from '#web/panels/form/form-issues.ts'
import { FormProblem } from '#web/panels/form/form-problem.tsx'
import { profileDialogText } from '#web/text/profile.ts'
import { Button } from '#web/ui/form/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'

interface ChangePasswordDialogProps {
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

const words = profileDialogText.password
const names = { showLabel: words.show, hideLabel: words.hide }

/** Asks for the present password and a new one; the server judges both. */
export function ChangePasswordDialog({ onClose, returnFocus }: ChangePasswordDialogProps) {
  const formId = useId()
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
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => open || change.isPending || onClose()}
      title={words.title}
      description={words.detail}
      closeOnOutside={false}
      returnFocus={returnFocus}
      footer={
        <>
          <Button onClick={() => change.isPending || onClose()}>{profileDialogText.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" pending={change.isPending}>
            {change.isPending ? words.saving : words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
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
      </form>
    </Dialog>
  )
}
