import { readSessionText, writeSessionText } from '#web/storage/session-text.ts'

const KEY = 'groundwork:started-anew'
/** Milliseconds in which a page is started anew once at most: a file that is truly gone never comes. */
const ONCE_IN_MS = 60_000

/**
 * Loads the page afresh when the server can be reached: newer Chromiums never ask again for a file
 * that failed once, and after an update of the server the old page's files are gone. What was typed
 * is kept on the device.
 */
export async function startPageAnew(): Promise<void> {
  const last = Number(readSessionText(KEY))
  if (Date.now() - last < ONCE_IN_MS) return
  const reached = await fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!reached) return
  writeSessionText(KEY, String(Date.now()))
  location.reload()
}
