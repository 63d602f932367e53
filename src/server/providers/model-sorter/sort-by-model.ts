import { listPlaceable, type Placing } from '#domain/telling/place-stretches.ts'
import type { Telling } from '#domain/telling/telling.ts'
import {
  readPlacings,
  SORT_INSTRUCTIONS,
  SORT_SCHEMA,
  sortMessage,
} from '#server/prompts/telling/sort-prompt.ts'
import type { ModelCaller } from '#server/providers/models/model-caller.ts'
import { ModelFault } from '#server/providers/models/model-fault.ts'
import { readJson } from '#server/providers/models/read-json.ts'
import { cutParts, type Piece } from './cut-parts.ts'

interface Sorting {
  caller: Pick<ModelCaller, 'json' | 'outputTokens'>
  /** Whose turn at the model it takes. */
  userId: string
  isSmall: boolean
  /** Told before each part is asked for: its number, and of how many. */
  onPart: (part: number, parts: number) => void
  signal: AbortSignal
}

/**
 * Asks the model where the pieces of a told text go, one part after the other. After a fault the
 * rest is not tried, and what came before it stands; throws the `ModelFault` when nothing came.
 */
export async function sortByModel(sorting: Sorting, telling: Telling): Promise<Placing[]> {
  const pieces = listPlaceable(telling).flatMap((place) => {
    const stretch = telling.stretches[place]
    return stretch ? [{ place, words: telling.text.slice(stretch.lead, stretch.end) }] : []
  })
  const { outputTokens } = sorting.caller
  const parts = cutParts(pieces, { outputTokens, isSmall: sorting.isSmall })
  const placings: Placing[] = []
  for (const [index, part] of parts.entries()) {
    sorting.onPart(index + 1, parts.length)
    try {
      placings.push(...(await sortPart(sorting, part)))
    } catch (error) {
      const stands = error instanceof ModelFault && !sorting.signal.aborted && placings.length > 0
      if (!stands) throw error
      break
    }
  }
  return placings
}

async function sortPart({ caller, userId, signal }: Sorting, part: readonly Piece[]) {
  const messages = [{ role: 'user' as const, content: sortMessage(part) }]
  const call = { userId, purpose: 'telling', instructions: SORT_INSTRUCTIONS, messages, signal }
  const { text } = await caller.json(call, SORT_SCHEMA, () => undefined)
  const placings = readPlacings(
    readJson(text),
    part.map(({ place }) => place),
  )
  if (placings === null) throw new ModelFault('unreadable')
  return placings
}
