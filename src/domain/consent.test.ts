import { describe, expect, it } from 'vitest'
import {
  buildConsentUpdate,
  CONSENT_DEFAULTS,
  CONSENT_LIFETIME_MS,
  isBannerShown,
  readConsentAt,
} from './consent.ts'

const NOW = Date.UTC(2026, 10, 21)
const DAY = 86_400_000

describe('readConsentAt', () => {
  it.each([
    ['granted', NOW, 'granted'],
    ['denied', NOW - DAY, 'denied'],
    ['granted', NOW - 365 * DAY, 'granted'],
    ['granted', NOW - 365 * DAY - 1, 'unset'],
    ['denied', NOW - 366 * DAY, 'unset'],
    ['granted', NOW + 1, 'unset'],
    ['maybe', NOW, 'unset'],
    ['', NOW, 'unset'],
  ])('%s, chosen at %d, is %s', (value, chosenAt, consent) => {
    expect(readConsentAt({ value, chosenAt: String(chosenAt) }, NOW)).toBe(consent)
  })

  it.each([
    [null, String(NOW)],
    ['granted', null],
    ['granted', ''],
    ['granted', 'yesterday'],
    ['granted', '1e99'],
    ['granted', '-1'],
  ])('%j at %j is unset', (value, chosenAt) => {
    expect(readConsentAt({ value, chosenAt }, NOW)).toBe('unset')
  })

  it('holds for 365 days', () => {
    expect(CONSENT_LIFETIME_MS).toBe(365 * DAY)
  })
})

describe('the signals of consent mode', () => {
  it('deny analytics and advertising until there is a choice', () => {
    expect(CONSENT_DEFAULTS).toEqual({
      analytics_storage: 'denied',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      functionality_storage: 'granted',
      security_storage: 'granted',
    })
  })

  it.each([
    ['granted', 'granted'],
    ['denied', 'denied'],
    ['unset', 'denied'],
  ] as const)('after %s, analytics is %s and nothing else changes', (consent, signal) => {
    expect(buildConsentUpdate(consent)).toEqual({ analytics_storage: signal })
  })
})

describe('isBannerShown', () => {
  it.each([
    [{ consent: 'unset', isClosed: false, isCalledBack: false }, true],
    [{ consent: 'unset', isClosed: true, isCalledBack: false }, false],
    [{ consent: 'unset', isClosed: true, isCalledBack: true }, true],
    [{ consent: 'granted', isClosed: false, isCalledBack: false }, false],
    [{ consent: 'denied', isClosed: false, isCalledBack: false }, false],
    [{ consent: 'denied', isClosed: false, isCalledBack: true }, true],
  ] as const)('%j → %s', (state, shown) => {
    expect(isBannerShown(state)).toBe(shown)
  })
})
