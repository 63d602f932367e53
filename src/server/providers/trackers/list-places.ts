import type { TrackerPlaces, TrackerTarget } from './tracker.ts'

/** More places than this nobody looks through. */
const MOST_PLACES = 1_000
/** A tracker may give fewer on a page than it was asked for, or some that nobody may write to. */
const MOST_PAGES = 20

interface PlacesPage<Cursor> {
  places: readonly TrackerTarget[]
  /** Names the next page; null on the last. */
  next: Cursor | null
}

/**
 * The places of an account, page after page, each once, and whether there are more than are listed. A
 * page that fails fails the whole: a list with a gap would say that a place is not there.
 */
export async function listPlaces<Cursor>(
  readPage: (cursor: Cursor | null) => Promise<PlacesPage<Cursor>>,
): Promise<TrackerPlaces> {
  const found = new Map<string, TrackerTarget>()
  let cursor: Cursor | null = null
  for (let page = 0; page < MOST_PAGES && found.size <= MOST_PLACES; page += 1) {
    const read: PlacesPage<Cursor> = await readPage(cursor)
    for (const place of read.places) found.set(place.id, place)
    cursor = read.next
    if (cursor === null) break
  }
  const targets = [...found.values()].slice(0, MOST_PLACES)
  return { targets, isCut: cursor !== null || found.size > MOST_PLACES }
}
