import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { toApiError } from '#web/api/api-error.ts'

/** Puts what the server found wrong at the fields, and the focus on the first of them. */
export function showIssues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): void {
  const issues = toApiError(error).issues.filter(({ path }) => isField(form, path))
  issues.forEach(({ path, message }, index) => {
    form.setError(path as Path<Values>, { message }, { shouldFocus: index === 0 })
  })
}

/** True when every fault is shown at a field of the form, so that nothing is left to say above. */
export function isShownAtFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): boolean {
  const { issues } = toApiError(error)
  return issues.length > 0 && issues.every(({ path }) => isField(form, path))
}

function isField<Values extends FieldValues>(form: UseFormReturn<Values>, path: string): boolean {
  return Object.hasOwn(form.getValues(), path)
}
