import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { workshopText as words } from '#web/text/workshop.ts'
import { Button } from '#web/ui/form/button.tsx'
import { ExplainedButton } from '#web/ui/form/explained-button.tsx'

interface WorkshopNavigationProps {
  isFirst: boolean
  isLast: boolean
  isSaving: boolean
  isCompleting: boolean
  /** Why nothing can be saved; null when it can. */
  saveRefusal: string | null
  /** The button that generates the document. */
  generate: ReactNode
  onPrevious: () => void
  onNext: () => void
  onComplete: () => void
  onSaveDraft: () => void
}

/** Turning the pages: Previous, Save Draft, Generate Document, Next or Complete (Spec §2). */
export function WorkshopNavigation(props: WorkshopNavigationProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-3 border-line border-t pt-5 sm:flex sm:flex-wrap">
      <Button
        disabled={props.isFirst}
        onClick={props.onPrevious}
        className="sm:order-1"
        aria-label={words.previousQuestion}
      >
        <ArrowLeft aria-hidden />
        {words.previous}
      </Button>
      {props.isLast ? (
        <Button
          variant="primary"
          pending={props.isCompleting}
          onClick={props.onComplete}
          className="sm:order-4"
        >
          <CircleCheck aria-hidden />
          {words.complete}
        </Button>
      ) : (
        <Button
          variant="primary"
          onClick={props.onNext}
          className="sm:order-4 sm:min-w-32"
          aria-label={words.nextQuestion}
        >
          {words.next}
          <ArrowRight aria-hidden />
        </Button>
      )}
      <ExplainedButton
        variant="quiet"
        reason={props.saveRefusal}
        showReason={false}
        boxClassName="sm:order-2 sm:ml-auto"
        className="sm:order-2 sm:ml-auto"
        pending={props.isSaving}
        onClick={props.onSaveDraft}
      >
        {words.saveDraft}
      </ExplainedButton>
      <div className="flex flex-wrap gap-3 sm:order-3">{props.generate}</div>
    </div>
  )
}
