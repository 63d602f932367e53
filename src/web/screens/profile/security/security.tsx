import type { Profile } from '#contract/profile/profile-endpoints.ts'
import { useProfile } from '#web/api/profile.ts'
import { ProfileSection } from '#web/screens/profile/profile-section.tsx'
import { profileText } from '#web/text/profile.ts'
import { LoadFailed } from '#web/ui/display/load-failed.tsx'
import { LoadingNote, Skeleton } from '#web/ui/display/skeleton.tsx'
import { Devices } from './devices.tsx'
import { Password } from './password.tsx'

const words = profileText.security

/** The password, and the devices that are signed in. */
export function Security() {
  const profile = useProfile()
  return (
    <ProfileSection title={words.title} detail={words.detail}>
      {profile.data ? (
        <WaysIn profile={profile.data} />
      ) : profile.isError ? (
        <LoadFailed query={profile} tone="danger" role="alert" title={words.failed} />
      ) : (
        <SecuritySkeleton />
      )}
    </ProfileSection>
  )
}

function WaysIn({ profile }: { profile: Profile }) {
  return (
    <div className="grid gap-8">
      <Password profile={profile} />
      <Devices sessions={profile.sessions} />
    </div>
  )
}

function SecuritySkeleton() {
  return (
    <div className="grid gap-4">
      <LoadingNote>{words.loading}</LoadingNote>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  )
}
