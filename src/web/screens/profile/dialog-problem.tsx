import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { toApiError } from '#web/api/api-error.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { isShownAtFields } from './show-issues.ts'

interface DialogProblemProps<Values extends FieldValues> {
  error: Error | null
  form: UseFormReturn<Values>
}

/** What went wrong with the form as a whole, above its fields. */
export function DialogProblem<Values extends FieldValues>(props: DialogProblemProps<Values>) {
  const { error, form } = props
  if (error === null || isShownAtFields(form, error)) return null
  const { title, message } = toApiError(error)
  return (
    <Notice tone="danger" title={title} role="alert">
      {message}
    </Notice>
  )
}
