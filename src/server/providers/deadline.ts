/** How long a piece of work may take in all, over whatever calls it needs. */
export interface Deadline {
  /** Milliseconds left; 0 when it has passed. */
  left(): number
}

/** A deadline so many milliseconds from now. */
export function startDeadline(milliseconds: number): Deadline {
  const end = performance.now() + milliseconds
  return { left: () => Math.max(end - performance.now(), 0) }
}
