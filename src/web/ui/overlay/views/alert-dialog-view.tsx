import { AlertDialog as Radix } from 'radix-ui'
import { pieceText } from '#web/text/ui/pieces.ts'
import { Button } from '#web/ui/form/button.tsx'
import type { AlertDialogProps } from '#web/ui/overlay/alert-dialog.tsx'
import { giveBack, overlayStyle, sheetStyle } from './sheet.ts'

export function AlertDialogView(props: AlertDialogProps) {
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
