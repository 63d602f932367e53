import type { ErrorCode } from '#contract/errors.ts'
import { tellFailure } from '#web/api/api-error.ts'
import { useToast } from '#web/ui/overlay/toast.tsx'

/** Shows why something about the plan failed; `usual` names its sentence. */
export function useFailureToast(usual: ErrorCode): (error: unknown) => void {
  const toast = useToast()
  return (error) => {
    const { title, message } = tellFailure(error, usual)
    toast.show({ title, description: message, tone: 'danger' })
  }
}
