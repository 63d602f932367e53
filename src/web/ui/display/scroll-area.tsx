import * as Radix from '@radix-ui/react-scroll-area'
import { getNonce } from 'get-nonce'
import type { ReactNode } from 'react'
import { joinClassNames } from '#web/ui/join-class-names.ts'

/** Milliseconds after which the bar goes when the pointer has left (docs/product.md#notices). */
const HIDE_AFTER_MS = 600

interface ScrollAreaProps {
  /** Of the part that scrolls: where it begins to, and its inner room. */
  className?: string
  children: ReactNode
}

/** A part of a panel that scrolls by itself; its bar shows while the pointer is there. */
export function ScrollArea({ className, children }: ScrollAreaProps) {
  return (
    <Radix.Root scrollHideDelay={HIDE_AFTER_MS} className="relative min-w-0 overflow-hidden">
      <Radix.Viewport nonce={getNonce()} className={joinClassNames('[&>div]:block!', className)}>
        {children}
      </Radix.Viewport>
      <Radix.Scrollbar orientation="vertical" className="flex w-2 touch-none select-none p-px">
        <Radix.Thumb className="flex-1 rounded-full bg-line-strong" />
      </Radix.Scrollbar>
    </Radix.Root>
  )
}
