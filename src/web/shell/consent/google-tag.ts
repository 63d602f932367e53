import { buildConsentUpdate, CONSENT_DEFAULTS } from '#domain/consent.ts'

const SCRIPT = 'https://www.googletagmanager.com/gtag/js'

declare global {
  interface Window {
    /** The queue that Google's script works off, in order. */
    dataLayer?: IArguments[]
  }
}

/**
 * One command for Google's script, in the order of its own documentation. It reads `arguments`
 * objects only and passes arrays over, so this is the one place that uses one.
 */
export function tag(..._command: unknown[]): void {
  window.dataLayer ??= []
  // biome.json allows `arguments` in this file alone.
  window.dataLayer.push(arguments)
}

/**
 * Begins to measure, after the visitor has agreed: the defaults first, then the choice, then the
 * script is fetched (docs/product.md#consent). A second call only takes an earlier refusal back.
 */
export function startTag(measurementId: string): void {
  Reflect.set(window, `ga-disable-${measurementId}`, false)
  if (window.dataLayer) {
    tag('consent', 'update', buildConsentUpdate('granted'))
    return
  }
  tag('consent', 'default', CONSENT_DEFAULTS)
  tag('consent', 'update', buildConsentUpdate('granted'))
  tag('js', new Date())
  tag('config', measurementId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // The cookies belong to this host alone, so that they can be removed again.
    cookie_domain: 'none',
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `${SCRIPT}?id=${encodeURIComponent(measurementId)}`
  document.head.append(script)
}

/** Ends it after the visitor has changed their mind: nothing is sent any more, no cookie stays. */
export function stopTag(measurementId: string): void {
  Reflect.set(window, `ga-disable-${measurementId}`, true)
  if (!window.dataLayer) return
  tag('consent', 'update', buildConsentUpdate('denied'))
  for (const name of ['_ga', `_ga_${measurementId.replace(/^G-/, '')}`]) {
    // Absent without https, where the cookie is left to run out, unused.
    window.cookieStore?.delete(name).catch(() => undefined)
  }
}
