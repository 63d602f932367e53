import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Answer } from '#contract/answers.ts'
import { createWriters, type Writer } from '#test/durability/writers.ts'

const PAUSE_MS = 40

export interface Savers {
  writers: Writer[]
  /** When each acknowledged save was answered, in milliseconds of `performance.now()`. */
  moments: number[]
  /** The key of each acknowledged save. */
  keys: string[]
  /** How many saves were answered otherwise, by status and code. */
  refusals: Record<string, number>
  /** Which of the keys the database does not hold. */
  findLost(pool: Pool): Promise<string[]>
  stop(): Promise<void>
}

/**
 * So many people save at each origin without an end. Every save has a key of its own, which the
 * database keeps in the same transaction: a save is there when its key is.
 */
export async function startSavers(origins: readonly string[], each: number): Promise<Savers> {
  const writers = (await Promise.all(origins.map((origin) => createWriters(origin, each)))).flat()
  const savers: Omit<Savers, 'findLost' | 'stop'> = { writers, moments: [], keys: [], refusals: {} }
  let isOver = false
  const work = writers.map(async (writer) => {
    while (!isOver) {
      await save(writer, savers)
      await sleep(PAUSE_MS)
    }
  })
  return {
    ...savers,
    findLost: (pool) => findLost(pool, [...savers.keys]),
    async stop() {
      isOver = true
      await Promise.all(work)
    },
  }
}

type Kept = Omit<Savers, 'findLost' | 'stop'>

async function save(writer: Writer, { moments, keys, refusals }: Kept): Promise<void> {
  writer.sent += 1
  const number = writer.sent
  const key = crypto.randomUUID()
  const body = { questionId: writer.questionId, value: `${number} times this was saved.` }
  const count = (outcome: string) => {
    refusals[outcome] = (refusals[outcome] ?? 0) + 1
  }
  try {
    const {
      status,
      body: answer,
      text,
    } = await writer.client.post<Answer>(writer.path, body, {
      'idempotency-key': key,
    })
    if (status !== 200 || answer.value !== body.value) {
      return count(`${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`)
    }
    writer.acknowledged = number
    moments.push(performance.now())
    keys.push(key)
  } catch (error) {
    count(`failed ${(error as Error).message}`)
  }
}

async function findLost(pool: Pool, keys: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    'SELECT wanted.key FROM unnest($1::text[]) AS wanted (key) LEFT JOIN idempotency_keys USING (key) WHERE user_id IS NULL',
    [keys],
  )
  return rows.map(({ key }) => key)
}

/** The longest time without an acknowledged save between two moments, in seconds. */
export function longestSilence(moments: readonly number[], from: number, to: number): number {
  const inside = [from, ...moments.filter((moment) => moment > from && moment < to), to]
  return Math.max(...inside.slice(1).map((moment, at) => moment - (inside[at] ?? 0))) / 1000
}
