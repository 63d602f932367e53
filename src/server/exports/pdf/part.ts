/** A block ready to be drawn. */
export interface Part {
  /** The height that is on one page at least. */
  first: number
  /** A heading is never at a page's foot: it moves on with what follows. */
  isHeading: boolean
  draw: () => void
}

/** Draws parts one after the other; `ensure` starts a new page unless there is room. */
export function drawParts(parts: Iterable<Part>, ensure: (height: number) => void): void {
  const waiting: Part[] = []
  const drawWaiting = () => {
    ensure(waiting.reduce((sum, { first }) => sum + first, 0))
    for (const { draw } of waiting.splice(0)) draw()
  }
  for (const part of parts) {
    waiting.push(part)
    if (!part.isHeading) drawWaiting()
  }
  if (waiting.length > 0) drawWaiting()
}
