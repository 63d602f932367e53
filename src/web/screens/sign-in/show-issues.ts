import type { UseFormReturn } from 'react-hook-form'
import { toApiError } from '#web/api/api-error.ts'
import { type Credentials, NO_CREDENTIALS } from './credentials.ts'

/** Puts what the server found wrong at the fields, and the focus on the first of them. */
export function showIssues(form: UseFormReturn<Credentials>, error: unknown): void {
  const issues = toApiError(error).issues.filter(({ path }) => isField(path))
  issues.forEach(({ path, message }, index) => {
    form.setError(path as keyof Credentials, { message }, { shouldFocus: index === 0 })
  })
}

/** True when every fault is shown at a field of the form, so that nothing is left to say above. */
export function isShownAtFields(error: unknown): boolean {
  const { issues } = toApiError(error)
  return issues.length > 0 && issues.every(({ path }) => isField(path))
}

function isField(path: string): boolean {
  return Object.hasOwn(NO_CREDENTIALS, path)
}
