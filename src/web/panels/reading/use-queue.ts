import { useState } from 'react'
import { reviewOf } from '#domain/reading/review/row-review.ts'
import type { Row } from '#domain/reading/rows.ts'

export interface Queue {
  /** The one that is asked now. */
  asked: Row | null
  place: { at: number; of: number }
  /** Puts it off. */
  later: () => void
}

/** The guesses, asked one by one. Those that are put off come after the others. */
export function useQueue(rows: readonly Row[]): Queue {
  const [putOff, setPutOff] = useState<readonly string[]>([])
  const waiting = rows.filter((row) => reviewOf(row) === 'check')
  const fresh = waiting.filter(({ id }) => !putOff.includes(id))
  const again = putOff.flatMap((id) => waiting.find((row) => row.id === id) ?? [])
  const asked = [...fresh, ...again][0] ?? null
  const at = fresh.length > 0 ? again.length + 1 : 1
  return {
    asked,
    place: { at, of: waiting.length },
    later: () => {
      if (asked) setPutOff([...putOff.filter((id) => id !== asked.id), asked.id])
    },
  }
}
