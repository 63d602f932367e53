import { kindOf } from '#domain/requirements/registers/list-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'

type Heading = keyof DocumentText['headings']

/** Where each kind stands (docs/document.md#sections). */
const PLACES: readonly [Heading, readonly string[]][] = [
  ['problem', ['PROB', 'TODAY']],
  ['goals', ['GOAL', 'SC', 'CM']],
  ['roles', ['ROLE', 'PERM', 'OUT']],
  ['scope', ['NG']],
  ['journeys', ['UJ']],
  ['requirements', ['FR', 'AC', 'CR']],
  ['rules', ['BR', 'BQ', 'ST']],
  ['data', ['ENT']],
  ['screens', ['SCR', 'UX']],
  ['connections', ['INT', 'MSG', 'MON']],
  ['quality', ['NFR']],
  ['privacy', ['PRIV']],
  ['delivery', ['CON']],
]

/** "10 in “Roles and rights”": how many of these items stand in which section. */
export function countBySection(
  ids: readonly string[],
  { headings, inSection }: Pick<DocumentText, 'headings' | 'inSection'>,
): string[] {
  const known = PLACES.map(([heading, kinds]) => {
    return [heading, ids.filter((id) => kinds.includes(kindOf(id))).length] as const
  })
  const rest = ids.length - known.reduce((sum, [, count]) => sum + count, 0)
  return [...known, ['registers', rest] as const].flatMap(([heading, count]) =>
    count === 0 ? [] : [inSection(count, headings[heading])],
  )
}
