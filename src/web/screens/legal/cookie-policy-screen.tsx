import { cookiePolicyText } from '#web/text/legal/cookie-policy.ts'
import { LegalPage } from './legal-page.tsx'

export function CookiePolicyScreen() {
  return <LegalPage text={cookiePolicyText} />
}
