import { privacyPolicyText } from '#web/text/legal/privacy-policy.ts'
import { LegalPage } from './legal-page.tsx'

export function PrivacyPolicyScreen() {
  return <LegalPage text={privacyPolicyText} />
}
