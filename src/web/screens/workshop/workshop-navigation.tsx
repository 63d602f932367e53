import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { firstFiveText } from '#web/text/document/preview.ts'
import { workshopText as words } from '#web/text/workshop.ts'
import { Button } from '#web/ui/form/button.tsx'
import { ExplainedButton } from '#web/ui/form/explained-button.tsx'

interface WorkshopNavigationProps {
  isFirst: boolean
  isLast: boolean
  isSaving: boolean
  isCompleting: boolean
  /** Next leads to the preview of the document. */
  isPreviewNext: boolean
  /** Why nothing can be saved; null when it can. */
  saveRefusal: string | null
  /** The button that generates the document. */
  generate: ReactNode
  onPrevious: () => void
  onNext: () => void
  onComplete: () => void
  onSaveDraft: () => void
}

/**
 * Turning the pages: Previous, Save Draft, Generate Document, Next or Complete (Spec §2). What does not
 * fit wraps between the two ends, so that the way on keeps its place.
 */
export function WorkshopNavigation(props: WorkshopNavigationProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-3 border-line border-t pt-5 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Button
        disabled={props.isFirst}
        onClick={props.onPrevious}
        aria-label={words.previousQuestion}
      >
        <ArrowLeft aria-hidden />
        {words.previous}
      </Button>
      <div className="flex flex-wrap gap-3 *:grow max-sm:order-last max-sm:col-span-2 sm:justify-end sm:*:grow-0">
        <ExplainedButton
          variant="quiet"
          reason={props.saveRefusal}
          showReason={false}
          pending={props.isSaving}
          onClick={props.onSaveDraft}
        >
          {words.saveDraft}
        </ExplainedButton>
        {props.generate}
      </div>
      {props.isLast ? (
        <Button variant="primary" pending={props.isCompleting} onClick={props.onComplete}>
          <CircleCheck aria-hidden />
          {words.complete}
        </Button>
      ) : (
        <Button
          variant="primary"
          onClick={props.onNext}
          className="sm:min-w-32"
          {...(!props.isPreviewNext && { 'aria-label': words.nextQuestion })}
        >
          {props.isPreviewNext ? firstFiveText.see : words.next}
          <ArrowRight aria-hidden />
        </Button>
      )}
    </div>
  )
}
