import { termsOfServiceText } from '#web/text/legal/terms-of-service.ts'
import { LegalPage } from './legal-page.tsx'

export function TermsOfServiceScreen() {
  return <LegalPage text={termsOfServiceText} />
}
