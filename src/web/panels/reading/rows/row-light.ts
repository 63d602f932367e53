import { useSyncExternalStore } from 'react'

/** Which row is pointed at, on the card or by its words in the answer. */
export interface RowLight {
  readonly row: string | null
  point: (row: string | null) => void
  subscribe: (listener: () => void) => () => void
}

export function createRowLight(): RowLight {
  let row: string | null = null
  const listeners = new Set<() => void>()
  return {
    get row() {
      return row
    },
    point(next) {
      if (next === row) return
      row = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whether this row is pointed at: only the rows that change are drawn again. */
export function useIsLit(light: RowLight, row: string): boolean {
  return useSyncExternalStore(light.subscribe, () => light.row === row)
}
