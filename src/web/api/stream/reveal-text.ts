/** So much of what is still hidden is shown with each frame: quick, and never a jump. */
const SHARE = 1 / 12
const LEAST = 3

export interface Reveal {
  /** More text has come. */
  add(piece: string): void
  /** Resolves once all of it is shown. */
  whole(): Promise<void>
}

/**
 * Shows text that comes in pieces word by word, at most once in a frame, whatever the pieces are.
 * In a hidden page, or where motion is not wanted, each piece is shown as it comes.
 */
export function revealText(show: (text: string) => void, frames: Frames = pageFrames()): Reveal {
  let text = ''
  let shown = 0
  let isWaiting = false
  let settle: (() => void) | null = null
  const step = () => {
    isWaiting = false
    shown = frames.areWanted() ? wordEnd(text, shown + share(text.length - shown)) : text.length
    show(text.slice(0, shown))
    if (shown < text.length) wait()
    else settle?.()
  }
  const wait = () => {
    if (isWaiting) return
    isWaiting = true
    frames.next(step)
  }
  return {
    add(piece) {
      text += piece
      wait()
    },
    whole: () =>
      new Promise((resolve) => {
        if (shown === text.length) resolve()
        else settle = resolve
      }),
  }
}

export interface Frames {
  /** Whether the page is seen, and motion wanted. */
  areWanted(): boolean
  next(step: () => void): void
}

function pageFrames(): Frames {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const areWanted = () => !document.hidden && !still.matches
  return {
    areWanted,
    // A hidden page gets no frames.
    next: (step) => void (document.hidden ? setTimeout(step, 100) : requestAnimationFrame(step)),
  }
}

function share(hidden: number): number {
  return Math.max(LEAST, Math.ceil(hidden * SHARE))
}

/** The next end of a word from `at` on. */
function wordEnd(text: string, at: number): number {
  const rest = text.slice(at).search(/\s/)
  return rest === -1 ? text.length : at + rest
}
