import { useEffect, useMemo, useRef, useState } from 'react'

/** What can be explained: where an item comes from, or what a word means. */
export type Topic =
  | { kind: 'source'; question: string; quotes: readonly string[] }
  | { kind: 'term'; term: string; meaning: string; item: string | null }

export interface Shown {
  anchor: HTMLElement
  topic: Topic
  /** Pressed: it has the focus and stays until it is closed. */
  isPinned: boolean
}

export interface Explain {
  soon: (anchor: HTMLElement, topic: Topic) => void
  show: (anchor: HTMLElement, topic: Topic) => void
  pin: (anchor: HTMLElement, topic: Topic) => void
  leave: () => void
}

const OPEN_MS = 180
/** Long enough to move the pointer from the word into the card. */
const CLOSE_MS = 240

/** Which explanation is shown. A passing pointer shows none; a pressed one stays. */
export function useExplanation() {
  const [shown, setShown] = useState<Shown | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isReturning = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const actions = useMemo(() => {
    const after = (milliseconds: number, act: () => void) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(act, milliseconds)
    }
    const open = (next: Shown) => {
      clearTimeout(timer.current)
      setShown((now) => (now?.isPinned && !next.isPinned ? now : next))
    }
    const explain: Explain = {
      soon: (anchor, topic) => after(OPEN_MS, () => open({ anchor, topic, isPinned: false })),
      show: (anchor, topic) => {
        if (!isReturning.current) open({ anchor, topic, isPinned: false })
      },
      pin: (anchor, topic) => open({ anchor, topic, isPinned: true }),
      leave: () => after(CLOSE_MS, () => setShown((now) => (now?.isPinned ? now : null))),
    }
    const close = () => {
      clearTimeout(timer.current)
      setShown(null)
    }
    /** Gives the focus back to the word without showing its card again. */
    const giveBack = (anchor: HTMLElement) => {
      isReturning.current = true
      anchor.focus({ preventScroll: true })
      isReturning.current = false
    }
    return { explain, close, giveBack, stay: () => clearTimeout(timer.current) }
  }, [])
  return { shown, ...actions }
}
