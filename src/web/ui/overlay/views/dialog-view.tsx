import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { pieceText } from '#web/text/ui/pieces.ts'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { joinClassNames } from '#web/ui/join-class-names.ts'
import type { DialogProps } from '#web/ui/overlay/dialog.tsx'
import { focusSheet, giveBack, overlayStyle, sheetStyle } from './sheet.ts'

const WIDTHS = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl' } as const

export function DialogView(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, size = 'md' } = props
  const keepOpen = (event: Event) => {
    if (props.closeOnOutside === false) event.preventDefault()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayStyle} />
        <Radix.Content
          onInteractOutside={keepOpen}
          onOpenAutoFocus={focusContent}
          onCloseAutoFocus={(event) => giveBack(event, props.returnFocus)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={joinClassNames(sheetStyle, WIDTHS[size])}
        >
          <header className="flex items-start gap-3 border-line border-b py-3 pr-2 pl-5">
            <div className="min-w-0 flex-1 py-1.5">
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-ink-soft text-sm">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton icon={X} label={props.closeLabel ?? pieceText.close} />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-3">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function focusContent(event: Event) {
  const dialog = event.currentTarget
  if (!(dialog instanceof HTMLElement)) return
  event.preventDefault()
  focusSheet(dialog)
}
