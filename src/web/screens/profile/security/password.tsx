import { useRef, useState } from 'react'
import type { Profile } from '#contract/profile/profile-endpoints.ts'
import { profileText } from '#web/text/profile.ts'
import { Button } from '#web/ui/form/button.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'

const words = profileText.security

/** The password and its change; an account that signs in elsewhere has none here. */
export function Password({ profile }: { profile: Profile }) {
  const [isChanging, setChanging] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { hasPassword, identities } = profile
  if (!hasPassword) return <p className="text-sm">{words.outside(identities)}</p>
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-medium font-sans">{words.password}</h3>
        <p className="text-ink-soft text-sm">{words.passwordHint}</p>
        {identities.length > 0 && <p className="text-ink-soft text-sm">{words.also(identities)}</p>}
      </div>
      <Button ref={button} onClick={() => setChanging(true)}>
        {words.change}
      </Button>
      {isChanging && (
        <ChangePasswordDialog
          onClose={() => setChanging(false)}
          returnFocus={() => button.current}
        />
      )}
    </div>
  )
}
