import { useRef, useState } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import type { ButtonLook } from '#web/ui/form/style-button.ts'
import { AlertDialog } from '#web/ui/overlay/alert-dialog.tsx'

interface ButtonThatAsksProps extends Pick<ButtonLook, 'size' | 'variant'> {
  label: string
  question: { title: string; detail: string; confirm: string; confirming: string; cancel: string }
  tone?: 'danger'
  /** It is being done, or done and the page about to be left: the question stays. */
  isActing: boolean
  onConfirm: () => void
}

/** A button that asks before it acts, for what cannot be taken back. */
export function ButtonThatAsks(props: ButtonThatAsksProps) {
  const { label, question, size, variant, tone = 'primary', isActing, onConfirm } = props
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={button} size={size} variant={variant} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={(open) => isActing || setAsking(open)}
        title={question.title}
        description={question.detail}
        confirmLabel={isActing ? question.confirming : question.confirm}
        cancelLabel={question.cancel}
        onConfirm={onConfirm}
        tone={tone}
        pending={isActing}
        returnFocus={() => button.current}
      />
    </>
  )
}
