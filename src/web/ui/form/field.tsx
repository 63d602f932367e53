import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface FieldText {
  label: string
  /** Help below the label, always visible. */
  hint?: ReactNode
  /** What is wrong and how to mend it; shown below the field and read out with it. */
  error?: ReactNode
  /** A short mark beside the label: "Required", "optional". */
  mark?: string
}

interface FieldProps extends FieldText {
  id?: string | undefined
  /** Draws the control; `control` connects it with label, hint and error. */
  children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }) => ReactNode
}

/** A label, a control, and what there is to say about it. */
export function Field({ id, label, hint, error, mark, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={controlId} className="font-medium text-sm">
          {label}
        </label>
        {mark && <span className="text-ink-soft text-xs">{mark}</span>}
      </div>
      {hint && (
        <div id={hintId} className="text-ink-soft text-xs">
          {hint}
        </div>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className="flex gap-1.5 text-danger text-xs">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}

/** The look of a text control, shared by every field. */
export const controlStyle =
  'w-full rounded-soft border border-line-strong bg-surface px-3 py-2 text-base text-ink transition-colors placeholder:text-ink-faint read-only:bg-sunken aria-invalid:border-danger'
