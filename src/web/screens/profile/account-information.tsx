import type { User } from '#contract/account.ts'
import { formatDay } from '#web/text/dates.ts'
import { nameOrder } from '#web/text/names.ts'
import { profileText } from '#web/text/profile.ts'
import { ProfileSection } from './profile-section.tsx'

/** First name, last name, email, member since. */
export function AccountInformation({ user }: { user: User }) {
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
