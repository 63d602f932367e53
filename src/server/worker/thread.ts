import { WORKS, type Works } from './works.ts'

/** One piece of work as a thread is told of it. */
export interface Order {
  work: keyof Works
  input: unknown
}

/** What the pool calls on a thread: `doHeavyWork` sends each work the input of its own kind. */
export async function carryOut({ work, input }: Order): Promise<unknown> {
  const begin = WORKS[work] as (input: unknown) => unknown
  try {
    return await begin(input)
  } catch (error) {
    // Not every error can be copied between threads; its words can.
    throw new Error(error instanceof Error ? error.message : String(error))
  }
}
