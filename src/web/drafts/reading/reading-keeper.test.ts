import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ReadingView } from '#contract/reading/reading-endpoints.ts'
import { applyDecisions } from '#domain/reading/apply-decisions.ts'
import type { Decision } from '#domain/reading/decisions.ts'
import type { Row } from '#domain/reading/rows.ts'
import type { Order } from './decision-queue.ts'
import { ReadingKeeper } from './reading-keeper.ts'
import type { ReadingPorts, SendResult } from './reading-state.ts'

const answers = [{ question: 'q5', text: 'Drivers see the list. Owners pay.' }]
const right = (id: string, what: string): Row => ({
  id,
  said: [{ question: 'q5', words: 'Drivers see the list' }],
  by: 'rules',
  state: 'proposed',
  certainty: 'clear',
  flags: [],
  changed: 1,
  origin: null,
  kind: 'permission',
  role: 'Driver',
  may: 'may',
  what,
})

/** A server that decides as the real one does, and can be cut off. */
class Server {
  reading = { version: 1, lastRow: 7, rows: [right('r1', 'see the list'), right('r2', 'pay')] }
  versions: Record<string, number> = { q5: 1 }
  isReachable = true
  loads = 0
  kept: readonly Order[] = []
  orders: Order[] = []

  view(): ReadingView {
    const { version, rows } = this.reading
    return {
      version,
      rows,
      unplaced: [],
      answers: { ...this.versions },
      updatedAt: '2026-01-01T00:00:00Z',
    }
  }

  decide(decisions: Decision[], seen = this.reading.version): SendResult {
    const result = applyDecisions(this.reading, decisions, { answers, seen })
    if (!result.ok) {
      if (result.fault === 'changed') return { kind: 'conflict', reading: this.view() }
      return { kind: 'failed', trouble: 'refused' }
    }
    const kept = new Set(result.reading.rows.map(({ id }) => id))
    const removed = this.reading.rows.map(({ id }) => id).filter((id) => !kept.has(id))
    this.reading = result.reading
    const { version, rows } = this.reading
    const changed = rows.filter((row) => row.changed === version)
    return {
      kind: 'decided',
      decided: { version, rows: changed, removed, unplaced: [], undo: result.undo },
    }
  }

  ports(): ReadingPorts {
    let key = 0
    const nextKey = () => {
      key += 1
      return key
    }
    return {
      readByModel: async () => null,
      load: async () => {
        if (!this.isReachable) return 'unreachable'
        this.loads += 1
        return this.view()
      },
      send: async (order) => {
        if (!this.isReachable) return { kind: 'failed', trouble: 'unreachable' }
        this.orders.push(order)
        return this.decide(order.decisions, order.seen)
      },
      answers: () => answers,
      versions: () => this.versions,
      keep: (orders) => {
        this.kept = orders
      },
      newKey: () => `key-${nextKey()}`,
      now: () => 1000,
    }
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
let server: Server
let keeper: ReadingKeeper

beforeEach(async () => {
  vi.useFakeTimers()
  server = new Server()
  keeper = new ReadingKeeper(server.ports())
  await keeper.refresh()
})
afterEach(() => {
  keeper.stop()
  vi.useRealTimers()
})

const stateOf = (id: string) => keeper.state.rows?.find((row) => row.id === id)?.state
const add: Decision = {
  do: 'add',
  said: [],
  kind: 'role',
  fields: { name: 'Keeper', also: [], access: true },
}

it('shows a decision at once and sends it', async () => {
  keeper.decide([{ do: 'confirm', row: 'r1' }])
  expect([stateOf('r1'), keeper.state.waiting, server.kept.length]).toEqual(['confirmed', 1, 1])
  await settle()
  expect([stateOf('r1'), keeper.state.waiting, server.kept.length]).toEqual(['confirmed', 0, 0])
  expect(server.reading.rows[0]?.state).toBe('confirmed')
})

it('decides twice on one row without waiting: the second is no conflict', async () => {
  keeper.decide([{ do: 'confirm', row: 'r1' }])
  keeper.decide([{ do: 'refuse', row: 'r1' }])
  await settle()
  expect([stateOf('r1'), keeper.state.contested]).toEqual(['refused', []])
  expect(server.orders.map(({ seen }) => seen)).toEqual([1, 2])
})

it('names rows that were added while offline as the server does', async () => {
  server.isReachable = false
  keeper.decide([add])
  const here = keeper.state.rows?.at(-1)?.id ?? ''
  keeper.decide([{ do: 'undecided', row: here }])
  await settle()
  expect([keeper.state.trouble, keeper.state.waiting]).toEqual(['unreachable', 2])
  server.isReachable = true
  keeper.goOn()
  await settle()
  // The server's numbers had gone on beyond those that are still there.
  expect(server.reading.rows.at(-1)).toMatchObject({ id: 'r8', state: 'undecided' })
  expect([keeper.state.trouble, keeper.state.waiting]).toEqual([null, 0])
})

it('tries again by itself while the server cannot be reached', async () => {
  server.isReachable = false
  keeper.decide([{ do: 'confirm', row: 'r1' }])
  await settle()
  server.isReachable = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.reading.rows[0]?.state).toBe('confirmed')
})

it('undoes what was sent, what waits, and what is on its way, last first', async () => {
  keeper.decide([{ do: 'confirm', row: 'r1' }])
  await settle()
  keeper.decide([{ do: 'confirm', row: 'r2' }])
  keeper.undo()
  await settle()
  expect([stateOf('r1'), stateOf('r2')]).toEqual(['confirmed', 'proposed'])
  keeper.undo()
  await settle()
  expect([stateOf('r1'), keeper.state.mayUndo]).toEqual(['proposed', false])
  expect(server.reading.rows.map(({ state }) => state)).toEqual(['proposed', 'proposed'])
  server.isReachable = false
  keeper.decide([{ do: 'refuse', row: 'r1' }])
  await settle()
  keeper.undo()
  expect([stateOf('r1'), server.kept]).toEqual(['proposed', []])
})

it('undoes as often as it was pressed while something was on its way', async () => {
  keeper.decide([{ do: 'confirm', row: 'r1' }])
  await settle()
  keeper.decide([{ do: 'confirm', row: 'r2' }])
  keeper.undo()
  keeper.undo()
  await settle()
  expect([stateOf('r1'), stateOf('r2')]).toEqual(['proposed', 'proposed'])
  expect([keeper.state.mayUndo, keeper.state.waiting]).toEqual([false, 0])
})

it('takes the newer reading after another tab, and asks for what was chosen again', async () => {
  server.decide([{ do: 'refuse', row: 'r1' }])
  keeper.decide([{ do: 'confirm', row: 'r1' }])
  await settle()
  expect(stateOf('r1')).toBe('refused')
  expect(keeper.state.contested).toEqual([{ do: 'confirm', row: 'r1' }])
  keeper.settle(true)
  await settle()
  expect([stateOf('r1'), keeper.state.contested]).toEqual(['confirmed', []])
  server.decide([{ do: 'refuse', row: 'r2' }])
  keeper.decide([{ do: 'confirm', row: 'r2' }])
  await settle()
  keeper.settle(false)
  await settle()
  expect([stateOf('r2'), keeper.state.contested]).toEqual(['refused', []])
})

it('reads again when another tab decided in between on another row', async () => {
  server.decide([{ do: 'refuse', row: 'r2' }])
  keeper.decide([{ do: 'confirm', row: 'r1' }])
  await settle()
  expect([stateOf('r1'), stateOf('r2')]).toEqual(['confirmed', 'refused'])
})

it('reads after an answer was stored, not on each key', async () => {
  await keeper.refresh()
  expect(server.loads).toBe(1)
  server.versions = { q5: 2 }
  await keeper.refresh()
  expect([server.loads, keeper.state.isBehind]).toEqual([2, false])
})

it('asks nothing while it waits to try again', async () => {
  server.isReachable = false
  server.versions = { q5: 2 }
  await keeper.refresh()
  expect(keeper.state).toMatchObject({ trouble: 'unreachable', isBehind: true })
  expect(stateOf('r1')).toBe('proposed')
  server.isReachable = true
  await keeper.refresh()
  expect(server.loads).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.loads).toBe(2)
})

it('sends what a closed page left behind', async () => {
  const left = {
    key: 'k',
    seen: 1,
    decisions: [{ do: 'confirm', row: 'r1' } as const],
    isUndo: false,
  }
  const other = new ReadingKeeper(server.ports(), [left])
  await other.refresh()
  await settle()
  expect(server.reading.rows[0]?.state).toBe('confirmed')
  other.stop()
})
