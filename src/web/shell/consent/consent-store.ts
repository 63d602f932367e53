import { type Consent, type ConsentChoice, isBannerShown, readConsentAt } from '#domain/consent.ts'
import { readStored, writeStored } from '#web/storage/browser-storage.ts'

/**
 * The choice and its time outlive the session; that the banner was closed does not
 * (docs/product.md#data).
 */
const CHOICE_KEY = 'cookieConsent'
const CHOSEN_AT_KEY = 'cookieConsentAt'
const CLOSED_KEY = 'cookieBannerClosed'

interface ConsentState {
  consent: Consent
  isClosed: boolean
  /** The footer's link asked for the banner again. */
  isCalledBack: boolean
}

let state: ConsentState | null = null
const listeners = new Set<() => void>()

/** The visitor's choice as it holds now. */
export function readCurrentConsent(): Consent {
  return consentState().consent
}

export function chooseConsent(choice: ConsentChoice): void {
  writeStored('localStorage', CHOICE_KEY, choice)
  writeStored('localStorage', CHOSEN_AT_KEY, String(Date.now()))
  change({ consent: choice, isCalledBack: false })
}

/** Hides the banner for this session; no choice is made by it (docs/product.md#consent). */
export function closeBanner(): void {
  writeStored('sessionStorage', CLOSED_KEY, 'yes')
  change({ isClosed: true, isCalledBack: false })
}

/** Shows the banner again, so that a choice can be made or changed. */
export function callBannerBack(): void {
  change({ isCalledBack: true })
}

/** Whether the banner shows. */
export function isBannerOpen(): boolean {
  return isBannerShown(consentState())
}

/** Whether it shows because somebody asked for it. */
export function isBannerCalledBack(): boolean {
  return consentState().isCalledBack
}

/** Calls `listener` after each change, also one made in another tab; gives the way to stop it. */
export function subscribeToConsent(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', readAgain)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', readAgain)
  }
}

function consentState(): ConsentState {
  state ??= {
    consent: readConsent(),
    isClosed: readStored('sessionStorage', CLOSED_KEY) !== null,
    isCalledBack: false,
  }
  return state
}

function readConsent(): Consent {
  const value = readStored('localStorage', CHOICE_KEY)
  if (value === null) return 'unset'
  return readConsentAt({ value, chosenAt: readStored('localStorage', CHOSEN_AT_KEY) }, Date.now())
}

function readAgain({ key }: StorageEvent): void {
  if (key === CHOICE_KEY || key === CHOSEN_AT_KEY || key === null)
    change({ consent: readConsent() })
}

function change(part: Partial<ConsentState>): void {
  state = { ...consentState(), ...part }
  for (const listener of listeners) listener()
}
