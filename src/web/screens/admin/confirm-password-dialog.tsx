import { useForm } from 'react-hook-form'
import { useSignedInUser } from '#web/api/account.ts'
import { useConfirmAdmin } from '#web/api/admin.ts'
import { FormDialog } from '#web/panels/form/form-dialog.tsx'
import { showIssues } from '#web/panels/form/form-issues.ts'
import { FormProblem } from '#web/panels/form/form-problem.tsx'
import { adminText } from '#web/text/shell/admin.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'

interface ConfirmPasswordDialogProps {
  /** The password was right: what was asked for can go on. */
  onConfirmed: () => void
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

const words = { ...adminText.password }

/** Asks for the password once more before something is changed. */
export function ConfirmPasswordDialog({
  onConfirmed,
  onClose,
  returnFocus,
}: ConfirmPasswordDialogProps) {
  const { email } = useSignedInUser()
  const confirm = useConfirmAdmin()
  const form = useForm({ defaultValues: { currentPassword: '' } })
  const submit = form.handleSubmit((values) =>
    confirm.mutate(values, {
      onSuccess: onConfirmed,
      onError: (error) => showIssues(form, error),
    }),
  )
  return (
    <FormDialog
      words={words}
      isSaving={confirm.isPending}
      onSubmit={submit}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <FormProblem error={confirm.error} form={form} />
      {/* So that a password manager knows whose password it is. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        {...form.register('currentPassword', { required: words.missing })}
        label={words.label}
        showLabel={words.show}
        hideLabel={words.hide}
        autoComplete="current-password"
        error={form.formState.errors.currentPassword?.message}
      />
    </FormDialog>
  )
}
