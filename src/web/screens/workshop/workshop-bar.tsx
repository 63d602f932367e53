import { ArrowLeft, ArrowRight, CircleCheck } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { SpeakButton } from '#web/panels/speech/speak-button.tsx'
import { SpeechLine } from '#web/panels/speech/speech-line.tsx'
import type { Speech } from '#web/panels/speech/use-speech.ts'
import { firstFiveText } from '#web/text/document/preview.ts'
import { workshopText as words } from '#web/text/workshop.ts'
import { Button } from '#web/ui/form/button.tsx'
import { makeRoomBelow } from '#web/ui/make-room-below.ts'
import { WORKSHOP_WIDTH } from './workshop-header.tsx'

interface WorkshopBarProps {
  isFirst: boolean
  isLast: boolean
  /** Next leads to the preview of the document. */
  isPreviewNext: boolean
  isCompleting: boolean
  speech: Speech | null
  saveState: ReactNode
  /** Where the line that leads to the card of the reading stands. */
  peekRef: Ref<HTMLDivElement>
  onPrevious: () => void
  onNext: () => void
  onComplete: () => void
}

/**
 * Always in reach at the lower edge: Previous, the microphone, the state of saving, Next or Complete
 * Workshop. On a phone the state has a line of its own above the buttons.
 */
export function WorkshopBar(props: WorkshopBarProps) {
  const { isFirst, isLast, isCompleting, speech, saveState, peekRef } = props
  const bar = useRef<HTMLDivElement>(null)
  useEffect(
    () => (bar.current === null ? undefined : makeRoomBelow(bar.current, '--bar-stand')),
    [],
  )
  return (
    <div
      ref={bar}
      data-bar-stand
      className="fixed inset-x-0 bottom-(--bar-below,0px) z-15 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <div
        className={`${WORKSHOP_WIDTH} flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2 sm:min-h-16`}
      >
        <div className="min-w-0 basis-full empty:hidden">
          <SpeechLine speech={speech} />
        </div>
        <div className="flex min-h-7 min-w-0 basis-full items-center justify-between gap-4 sm:order-3 sm:flex-1 sm:basis-0 sm:justify-center sm:gap-6">
          {saveState}
          <div ref={peekRef} className="contents" />
        </div>
        <Button
          disabled={isFirst}
          onClick={props.onPrevious}
          aria-label={words.previousQuestion}
          className="sm:order-1"
        >
          <ArrowLeft aria-hidden />
          <span className="max-sm:hidden">{words.previous}</span>
        </Button>
        <SpeakButton speech={speech} className="max-sm:min-w-28 sm:order-2" />
        {isLast ? (
          <Button
            variant="primary"
            pending={isCompleting}
            onClick={props.onComplete}
            className="max-sm:flex-1 sm:order-4"
          >
            <CircleCheck aria-hidden />
            {words.complete}
          </Button>
        ) : (
          <Button
            variant="primary"
            onClick={props.onNext}
            className="max-sm:flex-1 sm:order-4 sm:min-w-32"
            {...(!props.isPreviewNext && { 'aria-label': words.nextQuestion })}
          >
            {props.isPreviewNext ? firstFiveText.see : words.next}
            <ArrowRight aria-hidden />
          </Button>
        )}
      </div>
    </div>
  )
}
