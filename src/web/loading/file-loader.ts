import { readSessionText, writeSessionText } from '#web/storage/session-text.ts'

const KEY = 'groundwork:started-anew'
/** Milliseconds in which a page is reloaded once at most: a file that is truly gone never comes. */
const ONCE_IN_MS = 60_000

/** Loads a file of code; `here` is what it holds, once it has come. */
export interface FileLoader<File> {
  (): Promise<File>
  here: File | null
}

/** Milliseconds between two tries while a file cannot be had. */
export const RETRY_MS = 1000

/** A loader that knows its file again, so that what has come already is drawn without a wait. */
export function createFileLoader<File>(start: () => Promise<File>): FileLoader<File> {
  const load: FileLoader<File> = async () => {
    load.here = await start()
    return load.here
  }
  load.here = null
  return load
}

/** So many tries fail before the page is started again, where that may help. */
const TRIES = 3

/**
 * Loads a file that somebody waits for, and tries again for as long as it cannot be had: what was
 * asked for in a tunnel comes after it. Tells when it is here; returns a function that cancels it.
 * `startAnew` is asked for when trying does not help.
 */
export function loadUntilHere<File>(
  load: FileLoader<File>,
  tell: (file: File) => void,
  startAnew: () => Promise<void> = startPageAnew,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isGivenUp = false
  let tries = 0
  const attempt = () => {
    load().then(
      (file) => isGivenUp || tell(file),
      () => {
        if (isGivenUp) return
        tries += 1
        if (tries >= TRIES) void startAnew()
        timer = setTimeout(attempt, RETRY_MS)
      },
    )
  }
  attempt()
  return () => {
    isGivenUp = true
    clearTimeout(timer)
  }
}

/**
 * Loads the page afresh when the server can be reached: newer Chromiums never ask again for a file
 * that failed once, and after an update of the server the old page's files are gone. What was typed
 * is kept on the device.
 */
async function startPageAnew(): Promise<void> {
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
