import { countWords } from '#domain/language/count-words.ts'
import { APP, type Row } from '#domain/reading/rows.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'

/** Somebody does what a requirement lets them do, as an event; null where it cannot be said. */
export function describeEvent(
  { frames, words }: Notebook,
  { told }: Pick<Entry, 'told'>,
  people: People,
): string | null {
  if (told.missing.length > 0 || told.isSupplied) return null
  const role = people.find(told.actor)
  if (role === null && told.actor !== APP) return null
  const who = role === null ? words.theApp : frames.role(role.name)
  return frames.does(who, frames.text(briefly(told.does)), wordsOf(told.rows))
}

/** A long deed is named by its beginning: its sentence is above the criterion. */
function briefly(does: string): string {
  if (countWords(does) <= LONG || !/^\p{Script=Latin}/u.test(does)) return does
  const words = does.split(' ')
  const cut = words.findIndex((word, at) => at >= LEAST && GOES_ON.has(word.toLowerCase()))
  return cut < 0 ? does : words.slice(0, cut).join(' ').replace(/,$/u, '')
}

const LONG = 9
const LEAST = 4
const GOES_ON = new Set(
  'from with so including incl because which who when before after according'.split(' '),
)

function wordsOf(rows: readonly Row[]): string {
  return rows.flatMap(({ said }) => said.map(({ words }) => words)).join(' ')
}
