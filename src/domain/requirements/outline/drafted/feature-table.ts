import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import { makeStrong, makeTextCell, plain, table } from '#domain/requirements/outline/pieces.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { Teller } from './tell.ts'

/** The functions of each area by rank. */
export function featureTable({ desk }: Teller): Block[] {
  const { document, words } = desk
  const known = new Map(listRequirements(document).map((each) => [each.id, each]))
  const ranks = (['must', 'unsaid', 'should', 'could'] as const).filter((rank) =>
    [...known.values()].some(({ priority }) => priority === rank),
  )
  const rows = (document.areas ?? []).map(
    ({ name, requirements }): Row => ({
      id: null,
      cells: [
        makeTextCell([makeStrong(name)]),
        ...ranks.map((rank) => ({
          kind: 'entries' as const,
          entries: requirements.flatMap((id): Text[] => {
            const found = known.get(id)
            return found?.priority === rank ? [[plain(found.title ?? found.text)]] : []
          }),
        })),
      ],
    }),
  )
  const head = [words.area, ...ranks.map((rank) => words.drafted.ranks[rank])]
  return table(words.first.version, head, rows)
}
