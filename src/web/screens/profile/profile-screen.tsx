import { useRef, useState } from 'react'
import type { User } from '#contract/account.ts'
import { useSignedInUser } from '#web/api/account.ts'
import { PastDueNotice } from '#web/panels/billing/past-due-notice.tsx'
import { PlanCard } from '#web/panels/billing/plan-card.tsx'
import { Agents } from '#web/screens/profile/agents/agents.tsx'
import { Security } from '#web/screens/profile/security/security.tsx'
import { Webhooks } from '#web/screens/profile/webhooks/webhooks.tsx'
import { AppHeader } from '#web/shell/app-header.tsx'
import { Page } from '#web/shell/page.tsx'
import { STATUS_BADGES } from '#web/text/account.ts'
import { billingText } from '#web/text/billing/billing.ts'
import { formatDay } from '#web/text/dates.ts'
import { fullName, nameOrder } from '#web/text/names.ts'
import { profileText, profileText as words } from '#web/text/profile.ts'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { EditProfileDialog } from './edit-profile-dialog.tsx'
import { ProfileSection } from './profile-section.tsx'
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
        <Agents />
        <Webhooks />
        <YourData user={user} />
      </div>
    </Page>
  )
}

/** First name, last name, email, member since. */
function AccountInformation({ user }: { user: User }) {
  const words = profileText.account
  const facts = [
    ...nameOrder.map((name) => ({ label: words[name], value: user[name] })),
    { label: words.email, value: user.email },
    { label: words.memberSince, value: formatDay(user.createdAt) },
  ]
  return (
    <ProfileSection title={words.title}>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="mt-0.5 break-words">
              {value || <span className="text-ink-soft">{words.notSet}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </ProfileSection>
  )
}

/** Who this is: avatar, name, email and plan, and the way to change the name. */
function Identity({ user }: { user: User }) {
  const [isEditing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { label, tone } = STATUS_BADGES[user.subscriptionStatus]
  const name = fullName(user)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar size="lg" {...user} />
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 break-words text-2xl">{name || screenTitles.profile}</h1>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p className="mt-0.5 break-all text-ink-soft text-sm">{user.email}</p>
      </div>
      <Button ref={button} onClick={() => setEditing(true)}>
        {words.edit}
      </Button>
      {isEditing && (
        <EditProfileDialog
          user={user}
          onClose={() => setEditing(false)}
          returnFocus={() => button.current}
        />
      )}
    </div>
  )
}
