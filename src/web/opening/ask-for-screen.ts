import { askAhead } from '#web/api/client.ts'
import { findPlace } from '#web/paths.ts'
import { screens } from '#web/screens.ts'
import { firstAnswers, showsTheUsual } from './first-answers.ts'

/** Asks for what the screen at an address shows first, while its code is on its way. */
export function askForScreen({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const place = findPlace(pathname)
  if (place === null || !showsTheUsual(search)) return
  for (const name of screens[place.name].asks) askAhead(firstAnswers[name].replace(':id', place.id))
}
