/** A visitor's choice about analytics; `unset` until there is one. */
export type Consent = 'unset' | 'granted' | 'denied'
export type ConsentChoice = Exclude<Consent, 'unset'>

/** A choice holds for 365 days (docs/product.md#consent). */
export const CONSENT_LIFETIME_MS = 31_536_000_000

/** A choice as the browser keeps it: two texts, each possibly missing or spoilt. */
export interface StoredConsent {
  value: string | null
  /** Milliseconds since 1970, as digits. */
  chosenAt: string | null
}

/**
 * The choice that holds at `now` (milliseconds since 1970). One that is older than a year, of no
 * known date or from the future is asked for again (docs/product.md#consent).
 */
export function readConsentAt({ value, chosenAt }: StoredConsent, now: number): Consent {
  if (value !== 'granted' && value !== 'denied') return 'unset'
  if (chosenAt === null || !/^\d{1,16}$/.test(chosenAt)) return 'unset'
  const age = now - Number(chosenAt)
  return age >= 0 && age <= CONSENT_LIFETIME_MS ? value : 'unset'
}

type Signal = 'granted' | 'denied'

/**
 * Google consent mode before any choice: nothing is measured, nothing advertised
 * (docs/product.md#consent).
 */
export const CONSENT_DEFAULTS = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  functionality_storage: 'granted',
  security_storage: 'granted',
} as const satisfies Record<string, Signal>

/** What a choice changes: analytics alone. There is no advertising to agree to. */
export function buildConsentUpdate(consent: Consent): { analytics_storage: Signal } {
  return { analytics_storage: consent === 'granted' ? 'granted' : 'denied' }
}

/** Whether the banner shows: no choice yet, and not closed in this session; or called back. */
export function isBannerShown(state: {
  consent: Consent
  isClosed: boolean
  isCalledBack: boolean
}): boolean {
  return state.isCalledBack || (state.consent === 'unset' && !state.isClosed)
}
