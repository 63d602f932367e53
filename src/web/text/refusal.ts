import { errorCatalogue } from '#contract/errors.ts'
import type { Verdict } from '#domain/entitlements.ts'

/**
 * Why an action is disabled and what to do about it; null when it is allowed
 * (docs/product.md#entitlements).
 */
export function chooseRefusalSentence(verdict: Verdict): string | null {
  return verdict.allowed ? null : errorCatalogue[verdict.code].message
}

/** The notice for somebody who tries all the same; null when it is allowed. */
export function chooseRefusalNotice(
  verdict: Verdict,
): { title: string; description: string } | null {
  if (verdict.allowed) return null
  const { title, message } = errorCatalogue[verdict.code]
  return { title, description: message }
}
