import type { Text } from '#domain/requirements/outline/blocks.ts'
import { followsId } from '#domain/requirements/outline/compare-ids.ts'
import { joined, makeItem, plain } from '#domain/requirements/outline/pieces.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'

/** Ids in the order given, those that run on as "FR-011 to FR-013" where they are three or more. */
export function tellRuns(
  ids: readonly string[],
  { comma, range }: Pick<DocumentText, 'comma' | 'range'>,
): Text {
  const runs: string[][] = []
  for (const id of ids) {
    const run = runs.at(-1)
    if (run !== undefined && followsId(run.at(-1) ?? '', id)) run.push(id)
    else runs.push([id])
  }
  const [between = ''] = range('\n', '\n').split('\n').slice(1)
  return joined(
    runs.flatMap((run): Text[] => {
      const [first = '', last = ''] = [run[0], run.at(-1)]
      if (run.length < SHORTEST_RUN) return run.map((id) => [makeItem(id)])
      return [[makeItem(first), plain(between), makeItem(last)]]
    }),
    comma,
  )
}

const SHORTEST_RUN = 3
