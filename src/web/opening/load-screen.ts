import { findPlace } from '#web/paths.ts'
import { guards, screens, workFrame } from '#web/screens.ts'

/**
 * Loads the screen at `pathname` without waiting to know who is there. Never fails: what is missing
 * shows when the screen itself is drawn.
 */
export async function loadScreen(pathname: string): Promise<void> {
  const place = findPlace(pathname)
  if (place === null) return
  const screen = screens[place.name]
  const parts = [workFrame, guards[screen.guard], screen, ...(screen.brings ?? [])]
  await Promise.allSettled(parts.map(({ load }) => load()))
}
