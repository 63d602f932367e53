import { Mic, Square } from 'lucide-react'
import { useRef, useState } from 'react'
import { useDismissal } from '#web/hooks/use-dismissal.ts'
import { speechText as words } from '#web/text/speech.ts'
import { Button } from '#web/ui/form/button.tsx'
import type { ButtonLook } from '#web/ui/form/style-button.ts'
import { AlertDialog } from '#web/ui/overlay/alert-dialog.tsx'
import type { Speech } from './use-speech.ts'

interface SpeakButtonProps extends Pick<ButtonLook, 'size' | 'variant'> {
  /** Of `useSpeech`; nothing is drawn where the browser cannot hear. */
  speech: Speech | null
  className?: string
}

/**
 * The microphone. Before its first use on this device it says who hears what is spoken: with most
 * browsers, their maker.
 */
export function SpeakButton({ speech, size, variant, className }: SpeakButtonProps) {
  const [isTold, setTold] = useDismissal('speech.told')
  const [isTelling, setTelling] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (speech === null) return null
  const { isListening, start, stop } = speech
  const press = () => {
    if (isListening) stop()
    else if (isTold) start()
    else setTelling(true)
  }
  const agree = () => {
    setTold()
    setTelling(false)
    start()
  }
  return (
    <>
      <Button
        ref={button}
        size={size}
        variant={variant}
        className={className}
        aria-pressed={isListening}
        onClick={press}
      >
        {isListening ? (
          <Square aria-hidden className="fill-current text-danger" />
        ) : (
          <Mic aria-hidden />
        )}
        {isListening ? words.stop : words.speak}
      </Button>
      <AlertDialog
        open={isTelling}
        onOpenChange={setTelling}
        title={words.first.title}
        description={words.first.detail}
        confirmLabel={words.first.agree}
        cancelLabel={words.first.decline}
        onConfirm={agree}
        returnFocus={() => button.current}
      />
    </>
  )
}
