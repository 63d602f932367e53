import { ChevronUp, List } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { documentText as words } from '#web/text/document.ts'
import { makeRoomBelow } from '#web/ui/make-room-below.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { arriveAt } from './arrive-at.ts'

interface ContentsDrawerProps {
  sections: readonly { anchor: string; title: string }[]
  /** The section that is being read. */
  current: string | undefined
}

/** On narrow screens: a line at the thumb that says where one is, and opens the list of sections. */
export function ContentsDrawer({ sections, current }: ContentsDrawerProps) {
  const [isOpen, setOpen] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<string | null>(null)
  useEffect(
    () => (bar.current === null ? undefined : makeRoomBelow(bar.current, '--bar-stand')),
    [],
  )
  const title = sections.find(({ anchor }) => anchor === current)?.title
  return (
    <nav
      ref={bar}
      data-bar-stand
      aria-label={words.contents}
      className="fixed inset-x-0 bottom-(--bar-below,0px) z-15 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          chosen.current = null
          setOpen(true)
        }}
        className="flex min-h-12 w-full items-center gap-3 px-4 text-sm sm:px-6"
      >
        <List aria-hidden className="size-4 shrink-0" />
        <span className="shrink-0 font-medium">{words.contents}</span>
        <span className="min-w-0 flex-1 truncate text-right text-ink-soft">{title}</span>
        <ChevronUp aria-hidden className="size-4 shrink-0 text-ink-soft" />
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={words.contents}
        returnFocus={() => (chosen.current === null ? button.current : arriveAt(chosen.current))}
      >
        <ol className="-mx-2">
          {sections.map((section) => (
            <li key={section.anchor}>
              <a
                ref={section.anchor === current ? showUp : undefined}
                href={`#${section.anchor}`}
                aria-current={section.anchor === current ? 'location' : undefined}
                onClick={() => {
                  chosen.current = section.anchor
                  setOpen(false)
                }}
                className="flex min-h-11 items-center rounded-soft px-3 py-2 text-sm aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </Dialog>
    </nav>
  )
}

/** A long list opens where one is. */
function showUp(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'center' })
}
