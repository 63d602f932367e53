import { useId } from 'react'
import { useForm } from 'react-hook-form'
import type { User } from '#contract/account.ts'
import { LIMITS } from '#contract/limits.ts'
import { type ProfileNames, useUpdateProfile } from '#web/api/profile/profile.ts'
import { showIssues } from '#web/panels/form/form-issues.ts'
import { FormProblem } from '#web/panels/form/form-problem.tsx'
import { profileDialogText, profileText } from '#web/text/profile.ts'
import { Button } from '#web/ui/form/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
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
  const formId = useId()
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
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => open || update.isPending || onClose()}
      title={words.title}
      description={words.detail}
      closeOnOutside={false}
      returnFocus={returnFocus}
      footer={
        <>
          <Button onClick={() => update.isPending || onClose()}>{profileDialogText.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" pending={update.isPending}>
            {update.isPending ? words.saving : words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-5">
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
      </form>
    </Dialog>
  )
}
