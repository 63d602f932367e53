import { useForm } from 'react-hook-form'
import type { User } from '#contract/account.ts'
import { LIMITS } from '#contract/limits.ts'
import { type ProfileNames, useUpdateProfile } from '#web/api/profile/profile.ts'
import { FormDialog } from '#web/panels/form/form-dialog.tsx'
import { showIssues } from '#web/panels/form/form-issues.ts'
import { FormProblem } from '#web/panels/form/form-problem.tsx'
import { profileDialogText, profileText } from '#web/text/profile.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'

interface EditProfileDialogProps {
  user: User
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

const words = profileDialogText.edit
const atMost = { value: LIMITS.personName, message: words.tooLong(LIMITS.personName) }

/** Changes first and last name. */
export function EditProfileDialog({ user, onClose, returnFocus }: EditProfileDialogProps) {
  const toast = useToast()
  const update = useUpdateProfile()
  const { firstName, lastName } = user
  const form = useForm<ProfileNames>({ defaultValues: { firstName, lastName } })
  const { errors } = form.formState
  const submit = (values: ProfileNames) =>
    update.mutate(values, {
      onSuccess: () => {
        onClose()
        toast.show({ title: words.saved, description: words.savedDetail })
      },
      onError: (error) => showIssues(form, error),
    })
  return (
    <FormDialog
      words={{ ...words, cancel: profileDialogText.cancel }}
      isSaving={update.isPending}
      onSubmit={form.handleSubmit(submit)}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <FormProblem error={update.error} form={form} />
      <TextField
        label={profileText.account.firstName}
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...form.register('firstName', {
          maxLength: atMost,
          validate: (value) => value.trim() !== '' || words.firstNameMissing,
        })}
      />
      <TextField
        label={profileText.account.lastName}
        mark={words.optional}
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...form.register('lastName', { maxLength: atMost })}
      />
    </FormDialog>
  )
}
