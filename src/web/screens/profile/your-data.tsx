import { Download } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { User } from '#contract/account.ts'
import { tellFailure } from '#web/api/api-error.ts'
import { useExport } from '#web/api/exports.ts'
import { saveFile } from '#web/panels/export/save-file.ts'
import { profileText } from '#web/text/profile.ts'
import { Button } from '#web/ui/form/button.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { ProfileSection } from './profile-section.tsx'

const words = profileText.data

/** The account actions: take everything along, or have it removed. */
export function YourData({ user }: { user: User }) {
  return (
    <ProfileSection title={words.title} detail={words.detail}>
      <div className="grid gap-6">
        <ExportData />
        <DeleteAccount user={user} />
      </div>
    </ProfileSection>
  )
}

function ExportData() {
  const toast = useToast()
  const exporting = useExport()
  const start = () =>
    exporting.mutate(
      { format: 'account' },
      {
        onSuccess: (file) => {
          saveFile(file)
          toast.show({ title: words.started, description: file.name })
        },
      },
    )
  return (
    <Action hint={words.exportHint}>
      <Button pending={exporting.isPending} onClick={start}>
        {exporting.isPending ? null : <Download aria-hidden />}
        {exporting.isPending ? words.exporting : words.export}
      </Button>
      {exporting.isError && (
        <p role="alert" className="mt-2 text-danger text-sm">
          {tellFailure(exporting.error, 'export_failed').message}
        </p>
      )}
    </Action>
  )
}

function DeleteAccount({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <Action hint={words.removeHint}>
      <Button ref={button} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      {isAsking && (
        <DeleteAccountDialog
          user={user}
          onClose={() => setAsking(false)}
          returnFocus={() => button.current}
        />
      )}
    </Action>
  )
}

function Action({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 max-w-prose flex-1 basis-60 text-ink-soft text-sm">{hint}</p>
      <div>{children}</div>
    </div>
  )
}
