import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { pieceText } from '#web/text/ui/pieces.ts'
import { Button } from '#web/ui/form/button.tsx'
import { giveBack, overlayStyle, sheetStyle } from './dialog.tsx'

interface AlertDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What will happen, and what is safe. */
  description: ReactNode
  /** Names the action itself: "Delete project", not "OK". */
  confirmLabel: string
  cancelLabel?: string
  onConfirm: () => void
  /** `danger` when something is destroyed. */
  tone?: 'primary' | 'danger'
  /** The action is under way; the dialog stays until its caller closes it. */
  pending?: boolean
  /** Takes the focus afterwards, when what opened the dialog may be gone (a menu's item). */
  returnFocus?: (() => HTMLElement | null) | undefined
  /** More to say or to fill in, between the description and the actions. */
  children?: ReactNode
}

/** A question that must be answered. Nothing beside it closes it; Escape cancels. */
export function AlertDialog(props: AlertDialogProps) {
  const { tone = 'primary', pending = false } = props
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyle} />
        <Radix.Content
          onCloseAutoFocus={(event) => giveBack(event, props.returnFocus)}
          className={`${sheetStyle} overflow-y-auto p-5 sm:max-w-md`}
        >
          <Radix.Title className="text-xl">{props.title}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-2 text-ink-soft text-sm">{props.description}</div>
          </Radix.Description>
          {props.children && <div className="mt-4">{props.children}</div>}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Radix.Cancel asChild>
              <Button>{props.cancelLabel ?? pieceText.cancel}</Button>
            </Radix.Cancel>
            <Button variant={tone} pending={pending} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
