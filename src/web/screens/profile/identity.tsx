import { useRef, useState } from 'react'
import type { User } from '#contract/account.ts'
import { STATUS_BADGES } from '#web/text/account.ts'
import { fullName } from '#web/text/names.ts'
import { profileText as words } from '#web/text/profile.ts'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { EditProfileDialog } from './edit-profile-dialog.tsx'

/** Who this is: avatar, name, email and plan, and the way to change the name. */
export function Identity({ user }: { user: User }) {
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
