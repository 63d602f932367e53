import { useSignedInUser } from '#web/api/account.ts'
import { AppHeader } from '#web/shell/app-header.tsx'
import { Page } from '#web/shell/page.tsx'
import { profileText as words } from '#web/text/profile.ts'
import { AccountInformation } from './account-information.tsx'
import { Identity } from './identity.tsx'
import { Security } from './security/security.tsx'
import { YourData } from './your-data.tsx'

/** The person, the plan, the ways in, and the way out (Spec §2). */
export function ProfileScreen() {
  const user = useSignedInUser()
  return (
    <Page
      title={words.pageTitle}
      header={<AppHeader />}
      className="mx-auto w-full max-w-4xl px-4 pt-8 pb-16 sm:px-6"
    >
      <Identity user={user} />
      <div className="mt-8">
        <AccountInformation user={user} />
        <Security />
        <YourData user={user} />
      </div>
    </Page>
  )
}
