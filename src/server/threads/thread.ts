import { parentPort } from 'node:worker_threads'
import { WORKS, type Works } from './works.ts'

/** One piece of work as a thread is told of it. */
export interface Order {
  work: keyof Works
  input: unknown
}

/** How it ended; a thread answers each order once. */
export type Outcome = { result: unknown } | { error: string }

parentPort?.on('message', async (order: Order) => {
  parentPort?.postMessage(await carryOut(order))
})

/** `heavyWork` sends each work the input of its own kind. */
async function carryOut({ work, input }: Order): Promise<Outcome> {
  const begin = WORKS[work] as (input: unknown) => unknown
  try {
    return { result: await begin(input) }
  } catch (error) {
    // Not every error can be copied between threads; its words can.
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
