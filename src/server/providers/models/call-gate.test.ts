import { expect, it } from 'vitest'
import { CallGate } from './call-gate.ts'

const here = () => new AbortController().signal
const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Enters and notes the name once inside. */
function enter(gate: CallGate, name: string, inside: string[]) {
  return gate.enter(name, here()).then((leave) => {
    inside.push(name)
    return leave
  })
}

it('lets as many in as there are places, and the next when one leaves', async () => {
  const gate = new CallGate(2)
  const inside: string[] = []
  const first = await enter(gate, 'a', inside)
  await enter(gate, 'b', inside)
  void enter(gate, 'c', inside)
  await turn()
  expect([inside, gate.running, gate.waiting]).toEqual([['a', 'b'], 2, 1])
  first()
  first()
  await turn()
  expect([inside, gate.running, gate.waiting]).toEqual([['a', 'b', 'c'], 2, 0])
})

it('keeps places free for others, and lets the one with the fewest go first', async () => {
  const gate = new CallGate(4)
  const inside: string[] = []
  const leaves: (() => void)[] = []
  for (let n = 0; n < 10; n += 1) void enter(gate, 'a', inside).then((leave) => leaves.push(leave))
  await turn()
  expect(inside).toEqual(['a', 'a', 'a'])
  void enter(gate, 'b', inside)
  void enter(gate, 'b', inside)
  await turn()
  expect(inside).toEqual(['a', 'a', 'a', 'b'])
  leaves[0]?.()
  await turn()
  expect(inside.at(-1)).toBe('b')
})

it('refuses at once when too many of one user wait, and lets others wait', async () => {
  const gate = new CallGate(1)
  const inside: string[] = []
  const entered = Array.from({ length: 30 }, () => enter(gate, 'a', inside))
  const refused = await Promise.all(
    entered.map((each) => Promise.race([each.then(() => null, String), turn().then(() => null)])),
  )
  expect(refused.filter((fault) => fault?.includes('queue_full'))).toHaveLength(17)
  void enter(gate, 'b', inside)
  await turn()
  expect(gate.waiting).toBe(13)
  for (const each of entered) each.catch(() => undefined)
})

it('forgets whoever leaves the queue', async () => {
  const gate = new CallGate(1)
  const inside: string[] = []
  const first = await enter(gate, 'a', inside)
  const gone = new AbortController()
  const waiting = gate.enter('b', gone.signal)
  gone.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'stopped' })
  await expect(gate.enter('b', gone.signal)).rejects.toMatchObject({ code: 'stopped' })
  first()
  await turn()
  expect([inside, gate.running, gate.waiting]).toEqual([['a'], 0, 0])
})
