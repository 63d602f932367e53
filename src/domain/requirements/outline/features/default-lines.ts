import type { Block, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { list, makeItem, plain } from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'
import type { Around } from './requirement-meta.ts'

/**
 * "CT-05, until then†: pressing send holds the dates.": what is built until somebody decides, where it is
 * built. What stands further above is named by its id.
 */
export function defaultLines(
  { desk, settled }: Pick<Around, 'desk' | 'settled'>,
  ids: readonly string[],
): Block[] {
  const { words, bracketed, mark, ranged } = desk
  const defaults = listDefaults(desk)
  const all = [...new Set(ids)]
  const told = all.filter((id) => defaults.has(id) && !settled.has(id))
  const others = all.filter((id) => !told.includes(id))
  for (const id of told) settled.add(id)
  const lines = told.map((id): Text => {
    const sign = bracketed([mark('assumed')])
    const holds = words.writePlainly(bare(defaults.get(id) ?? ''))
    return [
      makeItem(id),
      plain(words.untilBehind),
      ...sign,
      plain(words.colon + holds + words.stop),
    ]
  })
  // In a file nothing can be followed: what stands above is not named again.
  const also: Text[] =
    others.length === 0 || desk.isFile
      ? []
      : [[plain(words.alsoShort + words.space), ...ranged(others)]]
  return list([...lines, ...also])
}

/** What holds until each contradiction and question is decided. */
function listDefaults({ document }: Desk): ReadonlyMap<string, string> {
  const { contradictions = [], openQuestions } = document
  return new Map(
    [...contradictions, ...openQuestions].flatMap(({ id, suggestedDefault }) =>
      suggestedDefault === null || suggestedDefault === undefined || suggestedDefault === ''
        ? []
        : [[id, suggestedDefault] as const],
    ),
  )
}
