/** Calls at once, so that the same user's consultation still finds a place (`ModelCaller`). */
const AT_ONCE = 2

/** Does the work for each, a few at once; the results are in the order of the list. */
export async function inTurn<T, R>(
  list: readonly T[],
  work: (entry: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const waiting = [...list.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results[next[0]] = await work(next[1])
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}
