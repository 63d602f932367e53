import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { pieceText } from '#web/text/ui/pieces.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/form/icon-button.tsx'

const WIDTHS = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl' } as const

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** One sentence below the title. */
  description?: ReactNode
  children: ReactNode
  /** Stays at the lower edge while the content scrolls: the actions. */
  footer?: ReactNode
  size?: keyof typeof WIDTHS
  /** `false` for forms: a press beside the dialog must not throw away what was typed. */
  closeOnOutside?: boolean
  /** Takes the focus afterwards, when what opened the dialog may be gone (a menu's item). */
  returnFocus?: (() => HTMLElement | null) | undefined
  closeLabel?: string
}

/** A dialog: a sheet from below on a phone, in the middle elsewhere. Escape closes it. */
export function Dialog(props: DialogProps) {
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
          className={classNames(sheetStyle, WIDTHS[size])}
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

/** The first field of a form, else the dialog itself: not the cross, whose hint would pop up. */
function focusContent(event: Event) {
  const dialog = event.currentTarget
  if (!(dialog instanceof HTMLElement)) return
  event.preventDefault()
  const field = dialog.querySelector<HTMLElement>('form :is(input, textarea)')
  ;(field ?? dialog).focus()
}

/** Shared with AlertDialog: gives the focus to what asks for it; else Radix does. */
export function giveBack(event: Event, target?: () => HTMLElement | null) {
  const element = target?.()
  if (!element) return
  event.preventDefault()
  element.focus()
}

/** Shared with AlertDialog. */
export const overlayStyle = 'fixed inset-0 z-40 animate-appear bg-veil'
export const sheetStyle =
  'fixed inset-x-0 bottom-0 z-40 mx-auto flex max-h-[calc(100dvh-1.5rem)] w-full animate-rise flex-col rounded-t-soft border border-line bg-surface shadow-lift sm:top-1/2 sm:bottom-auto sm:max-h-[calc(100dvh-3rem)] sm:w-[calc(100%-3rem)] sm:-translate-y-1/2 sm:rounded-soft'
