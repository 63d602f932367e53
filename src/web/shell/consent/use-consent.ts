import { useSyncExternalStore } from 'react'
import type { Consent } from '#domain/consent.ts'
import {
  isBannerCalledBack,
  isBannerOpen,
  readCurrentConsent,
  subscribeToConsent,
} from './consent-store.ts'

/** The choice, for what must follow it. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribeToConsent, readCurrentConsent, () => 'unset')
}

/** Whether the banner shows. Never in pre-rendered HTML, which is the same for everybody. */
export function useBannerShown(): boolean {
  return useSyncExternalStore(subscribeToConsent, isBannerOpen, () => false)
}

/** Whether the visitor has asked for the banner. */
export function useBannerCalledBack(): boolean {
  return useSyncExternalStore(subscribeToConsent, isBannerCalledBack, () => false)
}
