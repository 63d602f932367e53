import { Children, type ReactNode, useId } from 'react'
import type { FailureToRetry } from '#contract/admin/failure-endpoints.ts'
import { adminText } from '#web/text/shell/admin.ts'
import { Button } from '#web/ui/form/button.tsx'

const words = adminText.failures

export interface ListedFailure {
  key: string
  name: string
  facts: ReactNode[]
  /** What its owner was told. */
  said?: string | null
  /** Null where only its owner can try again. */
  retry: FailureToRetry | null
}

interface FailureListProps {
  title: string
  detail: string
  failures: readonly ListedFailure[]
  /** What is being tried now. */
  running: FailureToRetry | null
  onRetry: (failed: FailureToRetry) => void
}

/** The failures of one kind, the latest first. */
export function FailureList({ title, detail, failures, running, onRetry }: FailureListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {failures.length === 0 ? (
        <p className="mt-1 text-ink-soft text-sm">{words.none}</p>
      ) : (
        <>
          <p className="mt-1 text-ink-soft text-sm">{detail}</p>
          <ul className="mt-3 divide-y divide-line border-line border-y">
            {failures.map((failure) => (
              <FailureRow
                key={failure.key}
                failure={failure}
                isRunning={running !== null && running === failure.retry}
                onRetry={onRetry}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

interface FailureRowProps {
  failure: ListedFailure
  isRunning: boolean
  onRetry: (failed: FailureToRetry) => void
}

function FailureRow({ failure, isRunning, onRetry }: FailureRowProps) {
  const { name, facts, said, retry } = failure
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="break-all font-medium">{name}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 break-all text-ink-soft text-sm">
          {Children.map(facts, (fact) => (
            <span>{fact}</span>
          ))}
        </p>
        {said && <p className="mt-1 max-w-prose text-sm">{said}</p>}
      </div>
      {retry && (
        <Button
          size="sm"
          aria-label={words.retryNamed(name)}
          pending={isRunning}
          onClick={() => onRetry(retry)}
        >
          {words.retry}
        </Button>
      )}
    </li>
  )
}
