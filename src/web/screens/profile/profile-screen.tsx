import { useSignedInUser } from '#web/api/account.ts'
import { PastDueNotice } from '#web/panels/billing/past-due-notice.tsx'
import { PlanCard } from '#web/panels/billing/plan-card.tsx'
import { AppHeader } from '#web/shell/app-header.tsx'
import { Page } from '#web/shell/page.tsx'
import { billingText } from '#web/text/billing/billing.ts'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { AccountInformation } from './account-information.tsx'
import { Identity } from './identity.tsx'
import { ProfileSection } from './profile-section.tsx'
import { Security } from './security/security.tsx'
import { YourData } from './your-data.tsx'

/** The person, the plan, the ways in, and the way out. */
export function ProfileScreen() {
  const user = useSignedInUser()
  return (
    <Page
      title={screenTitles.profile}
      header={<AppHeader />}
      className="mx-auto w-full max-w-4xl px-4 pt-8 pb-16 sm:px-6"
    >
      <Identity user={user} />
      <div className="mt-8">
        <AccountInformation user={user} />
        <ProfileSection title={billingText.subscription}>
          <PastDueNotice />
          <PlanCard />
        </ProfileSection>
        <Security />
        <YourData user={user} />
      </div>
    </Page>
  )
}
