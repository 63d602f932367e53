import { useEffect, useRef } from 'react'
import { toApiError } from '#web/api/api-error.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { isShownAtFields } from './show-issues.ts'

/** What went wrong with the form as a whole. It takes the focus, so that nobody looks for it. */
export function FormProblem({ error }: { error: Error | null }) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = error !== null && !isShownAtFields(error)
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
