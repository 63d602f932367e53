import type { ComponentType } from 'react'
import type { ExampleName } from '#domain/examples/examples.ts'
import { examplePaths, publicPaths } from '#web/paths.ts'

/** Each public address, and the page of all that lead nowhere. */
export type PublicPageName = keyof typeof publicPaths | 'notFound'

interface PublicPage {
  /** Its address; null for the page of all addresses that lead nowhere. */
  path: string | null
  load: () => Promise<ComponentType>
  /**
   * What it does in the browser: `reads` is text and links and needs no script; `works` has parts
   * that answer, so React takes it over (hydration) once the browser is idle or somebody reaches in.
   */
  kind: 'reads' | 'works'
  /** The source whose own styles the page needs, where the app's common ones are not all. */
  stylesOf?: string
  /** Whether search engines should find it. */
  isListed: boolean
}

/** A finished document of the gallery. */
function example(name: ExampleName): PublicPage {
  return {
    path: examplePaths[name],
    load: async () =>
      (await import('#web/screens/example/example-screens.tsx')).exampleScreens[name],
    stylesOf: 'screens/example/example-screens.tsx',
    kind: 'reads',
    isListed: true,
  }
}

/**
 * Every page that is drawn at build time, in each language, and reads without script. Its title
 * and description are in `web/text/public/pages.ts` under the same name. A link on such a page is a
 * plain `href`: there is no router around it.
 */
export const publicPages: Record<PublicPageName, PublicPage> = {
  landing: {
    path: publicPaths.landing,
    load: async () => (await import('#web/screens/landing/landing-screen.tsx')).LandingScreen,
    kind: 'reads',
    isListed: true,
  },
  contact: {
    path: publicPaths.contact,
    load: async () => (await import('#web/screens/contact/contact-screen.tsx')).ContactScreen,
    kind: 'works',
    isListed: true,
  },
  verify: {
    path: publicPaths.verify,
    load: async () => (await import('#web/screens/verify/verify-screen.tsx')).VerifyScreen,
    kind: 'works',
    isListed: true,
  },
  example: example('studio'),
  bakeryExample: example('bakery'),
  heatingExample: example('heating'),
  privacyPolicy: {
    path: publicPaths.privacyPolicy,
    load: async () =>
      (await import('#web/screens/legal/privacy-policy-screen.tsx')).PrivacyPolicyScreen,
    kind: 'reads',
    isListed: true,
  },
  termsOfService: {
    path: publicPaths.termsOfService,
    load: async () =>
      (await import('#web/screens/legal/terms-of-service-screen.tsx')).TermsOfServiceScreen,
    kind: 'reads',
    isListed: true,
  },
  cookiePolicy: {
    path: publicPaths.cookiePolicy,
    load: async () =>
      (await import('#web/screens/legal/cookie-policy-screen.tsx')).CookiePolicyScreen,
    kind: 'reads',
    isListed: true,
  },
  tokusho: {
    path: publicPaths.tokusho,
    load: async () => (await import('#web/screens/legal/tokusho-screen.tsx')).TokushoScreen,
    kind: 'reads',
    isListed: true,
  },
  notFound: {
    path: null,
    load: async () => (await import('#web/screens/not-found/not-found-screen.tsx')).NotFoundScreen,
    kind: 'reads',
    isListed: false,
  },
}
