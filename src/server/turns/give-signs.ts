/** A sign of life is given this often; that the work was ended elsewhere is noticed as soon. */
const SIGN_MS = 1_000

interface Signs {
  /** Tells the database that the work is under way; false when it is ours no more. */
  tell: () => Promise<boolean>
  /** Why the work ends then. */
  lost: () => Error
  /** Hears of a sign that could not be given; the next one is tried all the same. */
  fail: (error: unknown) => void
}

/** Gives signs of life until `end`. `lost` aborts when the work is not ours any more. */
export function giveSigns({ tell, lost, fail }: Signs): { lost: AbortSignal; end: () => void } {
  const ended = new AbortController()
  let isTelling = false
  const sign = async () => {
    if (isTelling) return
    isTelling = true
    try {
      if (!(await tell())) ended.abort(lost())
    } catch (error) {
      fail(error)
    }
    isTelling = false
  }
  const timer = setInterval(() => void sign(), SIGN_MS)
  return { lost: ended.signal, end: () => clearInterval(timer) }
}
