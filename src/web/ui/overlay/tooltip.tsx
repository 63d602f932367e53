import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/**
 * The first tooltip after 700 ms, the next ones within 300 ms at once (docs/product.md#notices).
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

interface TooltipProps {
  /** What the tooltip says; nothing is shown for an empty one. */
  text: string
  /** The one focusable element it belongs to. */
  children: ReactElement
}

/** A hint on hover and focus. It only repeats or adds; nothing needed is in it alone. */
export function Tooltip({ text, children }: TooltipProps) {
  if (text === '') return children
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-72 animate-appear rounded-soft bg-ink px-3 py-2 text-paper text-xs shadow-lift"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
