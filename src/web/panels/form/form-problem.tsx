import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { toApiError } from '#web/api/api-error.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { isShownAtFields } from './form-issues.ts'

interface FormProblemProps<Values extends FieldValues> {
  error: Error | null
  /** The form whose fields show their own faults; left out where there are no fields. */
  form?: UseFormReturn<Values>
}

/** What went wrong with the form as a whole. It takes the focus, so that nobody looks for it. */
export function FormProblem<Values extends FieldValues>({ error, form }: FormProblemProps<Values>) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = error !== null && !(form && isShownAtFields(form, error))
  useEffect(() => {
    if (isShown && error) box.current?.focus()
  }, [isShown, error])
  if (!isShown) return null
  const { title, message } = toApiError(error)
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="danger" title={title} role="alert">
        {message}
      </Notice>
    </div>
  )
}
