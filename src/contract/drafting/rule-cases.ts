import { z } from 'zod'

export const ruleCaseSchema = z.object({ case: z.string(), then: z.string() })

/** A rule that was stored before it had cases has one example in words. */
export function withCases<T extends z.ZodType>(rule: T) {
  return z.preprocess((stored) => {
    if (typeof stored !== 'object' || stored === null || !('example' in stored)) return stored
    const { example, ...told } = stored
    const cases = typeof example === 'string' ? [{ case: example, then: '' }] : []
    return { ...told, cases, ...('supposed' in told && { supposed: ['cases'] }) }
  }, rule)
}
