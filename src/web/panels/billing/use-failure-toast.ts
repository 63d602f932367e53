import { type ErrorCode, errorCatalogue } from '#contract/errors.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useToast } from '#web/ui/overlay/toast.tsx'

/** These say nothing of what was tried; the sentence of the specification does. */
const VAGUE: readonly ErrorCode[] = ['unknown', 'unavailable']

/** Shows why something about the plan failed; `usual` names its sentence of Spec §8. */
export function useFailureToast(usual: ErrorCode): (error: unknown) => void {
  const toast = useToast()
  return (error) => {
    const failure = toApiError(error)
    const { title, message } = VAGUE.includes(failure.code) ? errorCatalogue[usual] : failure
    toast.show({ title, description: message, tone: 'danger' })
  }
}
