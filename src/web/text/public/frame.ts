/** The words around every page that visitors may see. */
export const publicFrameText = {
  nav: {
    label: 'Main',
    features: 'Features',
    pricing: 'Pricing',
    contact: 'Contact',
    signIn: 'Sign In',
    start: 'Get Started',
    /** For those who are signed in already. */
    dashboard: 'Dashboard',
    /** Opens the links on a phone. */
    more: 'Menu',
  },
  footer: {
    label: 'About this site',
    tagline: 'From idea to requirements, in your own words.',
    contact: 'Contact',
    privacyPolicy: 'Privacy Policy',
    termsOfService: 'Terms of Service',
    cookiePolicy: 'Cookie Policy',
    tokusho: 'Commercial Law Notice',
    cookieChoices: 'Cookie choices',
  },
} as const
