import { useForm } from 'react-hook-form'
import type { User } from '#contract/account.ts'
import { LIMITS } from '#contract/limits.ts'
import { type ProfileNames, useUpdateProfile } from '#web/api/profile.ts'
import { FormDialog } from '#web/panels/form/form-dialog.tsx'
import { showIssues } from '#web/panels/form/form-issues.ts'
import { FormProblem } from '#web/panels/form/form-problem.tsx'
import { nameOrder } from '#web/text/names.ts'
import { profileDialogText, profileText } from '#web/text/profile.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'

interface EditProfileDialogProps {
  user: User
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

const words = profileDialogText.edit
const maxLength = { value: LIMITS.personName, message: words.tooLong(LIMITS.personName) }

const PARTS = {
  firstName: {
    attributes: { autoComplete: 'given-name' },
    rules: {
      maxLength,
      validate: (value: string) => value.trim() !== '' || words.firstNameMissing,
    },
  },
  lastName: {
    attributes: { autoComplete: 'family-name', mark: words.optional },
    rules: { maxLength },
  },
}

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
      {nameOrder.map((name) => (
        <TextField
          key={name}
          label={profileText.account[name]}
          error={errors[name]?.message}
          {...PARTS[name].attributes}
          {...form.register(name, PARTS[name].rules)}
        />
      ))}
    </FormDialog>
  )
}
