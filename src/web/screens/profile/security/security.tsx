import type { Profile } from '#contract/profile/profile-endpoints.ts'
import { useProfile } from '#web/api/profile.ts'
import { ProfileSection } from '#web/screens/profile/profile-section.tsx'
import { profileText } from '#web/text/profile.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { LoadingNote, Skeleton } from '#web/ui/display/skeleton.tsx'
import { Button } from '#web/ui/form/button.tsx'
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
        <Notice
          tone="danger"
          role="alert"
          title={words.failed}
          action={
            <Button size="sm" pending={profile.isFetching} onClick={() => void profile.refetch()}>
              {words.retry}
            </Button>
          }
        />
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
