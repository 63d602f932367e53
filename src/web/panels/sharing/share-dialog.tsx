import { useState } from 'react'
import type { Share } from '#contract/sharing.ts'
import { useEntitlements } from '#web/api/account.ts'
import { UpgradeButton } from '#web/panels/billing/upgrade-button.tsx'
import type { VersionDialogProps } from '#web/panels/document/version-dialog-button.tsx'
import { sharingText as words } from '#web/text/document/sharing.ts'
import { chooseRefusalSentence } from '#web/text/refusal.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { LinkAddress } from './link-address.tsx'
import { NewShare } from './new-share.tsx'
import { ShareList } from './share-list.tsx'

/** Makes a link to the version on the screen, and lists all links of the account. */
export function ShareDialog({ projectId, version, ...dialog }: VersionDialogProps) {
  const [made, setMade] = useState<Share | null>(null)
  const refusal = chooseRefusalSentence(useEntitlements().shareDocument)
  return (
    <Dialog {...dialog} title={words.title} description={words.detail(version)}>
      <div className="grid grid-cols-1 gap-6">
        {refusal !== null ? (
          <Notice tone="warning" action={<UpgradeButton size="sm" />}>
            {refusal}
          </Notice>
        ) : made === null ? (
          <NewShare projectId={projectId} version={version} onMade={setMade} />
        ) : (
          <Notice tone="done" title={words.made}>
            <p>{words.madeDetail}</p>
            <LinkAddress token={made.token} />
          </Notice>
        )}
        <ShareList />
      </div>
    </Dialog>
  )
}
