import { MonitorSmartphone } from 'lucide-react'
import type { SignedInDevice } from '#contract/profile/profile-endpoints.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useSignOutDevice } from '#web/api/profile.ts'
import { formatDay } from '#web/text/dates.ts'
import { profileText } from '#web/text/profile.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

const words = profileText.devices

/** Where the account is signed in, and how to end that. */
export function Devices({ sessions }: { sessions: readonly SignedInDevice[] }) {
  return (
    <div>
      <h3 className="font-medium font-sans">{words.title}</h3>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {sessions.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      <div className="mt-4">
        <SignOutEverywhere />
      </div>
    </div>
  )
}

function DeviceRow({ device }: { device: SignedInDevice }) {
  const toast = useToast()
  const signOut = useSignOutDevice()
  const name = words.name(device.browser, device.system)
  const used = device.current ? words.usedNow : words.used(dayOf(device.lastUsedAt))
  const end = () =>
    signOut.mutate(
      { id: device.id },
      {
        onSuccess: () => toast.show({ title: words.signedOut, description: name }),
        onError: (error) => {
          const { title, message } = toApiError(error)
          toast.show({ title, description: message, tone: 'danger' })
        },
      },
    )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-ink-faint" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-sm">
          {name}
          {device.current && <Badge tone="accent">{words.here}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-xs">
          <span>{used}</span>
          <span>{words.since(formatDay(device.signedInAt))}</span>
        </p>
      </div>
      {!device.current && (
        <Button
          size="sm"
          pending={signOut.isPending}
          aria-label={words.signOutNamed(name, used)}
          onClick={end}
        >
          {words.signOut}
        </Button>
      )}
    </li>
  )
}

function dayOf(moment: string): string {
  const day = formatDay(moment)
  return day === formatDay(new Date().toISOString()) ? words.today : day
}
