import { expect, it } from 'vitest'
import { FairLine, type Refusal } from './fair-line.ts'

const here = () => new AbortController().signal
const turn = () => new Promise((resolve) => setImmediate(resolve))

function lineOf(places: number, changes: object = {}): FairLine {
  return new FairLine({
    places,
    placesOfOneUser: 3,
    waiting: 200,
    waitingOfOneUser: 12,
    refuse: (why: Refusal) => new Error(why),
    ...changes,
  })
}

/** Enters and notes the name once inside. */
async function enter(line: FairLine, name: string, inside: string[]) {
  const leave = await line.enter({ userId: name, signal: here() })
  inside.push(name)
  return leave
}

it('lets as many in as there are places, and the next when one leaves', async () => {
  const line = lineOf(2)
  const inside: string[] = []
  const first = await enter(line, 'a', inside)
  await enter(line, 'b', inside)
  void enter(line, 'c', inside)
  await turn()
  expect([inside, line.running, line.waiting]).toEqual([['a', 'b'], 2, 1])
  first()
  first()
  await turn()
  expect([inside, line.running, line.waiting]).toEqual([['a', 'b', 'c'], 2, 0])
})

it('keeps places free for others, and lets the one with the fewest go first', async () => {
  const line = lineOf(4)
  const inside: string[] = []
  const leaves: (() => void)[] = []
  for (let n = 0; n < 10; n += 1) void enter(line, 'a', inside).then((leave) => leaves.push(leave))
  await turn()
  expect(inside).toEqual(['a', 'a', 'a'])
  void enter(line, 'b', inside)
  void enter(line, 'b', inside)
  await turn()
  expect(inside).toEqual(['a', 'a', 'a', 'b'])
  leaves[0]?.()
  await turn()
  expect(inside.at(-1)).toBe('b')
})

it('lets users with as many inside take turns, whoever began to wait first', async () => {
  const line = lineOf(1)
  const inside: string[] = []
  for (const name of ['a', 'a', 'a', 'b', 'b', 'c']) {
    void enter(line, name, inside).then((leave) => setImmediate(leave))
  }
  for (let n = 0; n < 20; n += 1) await turn()
  expect(inside).toEqual(['a', 'a', 'b', 'c', 'a', 'b'])
})

it('refuses at once when too many of one user wait, and lets others wait', async () => {
  const line = lineOf(1)
  const inside: string[] = []
  const entered = Array.from({ length: 30 }, () => enter(line, 'a', inside))
  const refused = await Promise.all(
    entered.map((each) => Promise.race([each.then(() => null, String), turn().then(() => null)])),
  )
  expect(refused.filter((fault) => fault?.includes('own'))).toHaveLength(17)
  void enter(line, 'b', inside)
  await turn()
  expect(line.waiting).toBe(13)
  for (const each of entered) each.catch(() => undefined)
})

it('counts what one user waits for by its kind', async () => {
  const line = lineOf(1, { waitingOfOneUser: 1 })
  const wait = (kind: string, mostWaiting?: number) =>
    line.enter({ userId: 'a', signal: here(), kind, ...(mostWaiting && { mostWaiting }) })
  await wait('file')
  void wait('file')
  await expect(wait('file')).rejects.toThrow('own')
  void wait('reading', 2)
  void wait('reading', 2)
  await expect(wait('reading', 2)).rejects.toThrow('own')
  expect(line.waiting).toBe(3)
})

it('tells a line that is full for all from one that the user filled', async () => {
  const line = lineOf(1, { waiting: 2 })
  await enter(line, 'a', [])
  void enter(line, 'a', [])
  void enter(line, 'a', [])
  await expect(enter(line, 'b', [])).rejects.toThrow('full')
})

it('forgets whoever leaves the line', async () => {
  const line = lineOf(1)
  const inside: string[] = []
  const first = await enter(line, 'a', inside)
  const gone = new AbortController()
  const waiting = line.enter({ userId: 'b', signal: gone.signal })
  gone.abort()
  await expect(waiting).rejects.toThrow('left')
  await expect(line.enter({ userId: 'b', signal: gone.signal })).rejects.toThrow('left')
  first()
  await turn()
  expect([inside, line.running, line.waiting]).toEqual([['a'], 0, 0])
})
