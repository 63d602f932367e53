import { useState } from 'react'
import { useEntitlements } from '#web/api/account.ts'
import type { Asked } from '#web/api/approvals.ts'
import { UpgradeButton } from '#web/panels/billing/upgrade-button.tsx'
import type { VersionDialogProps } from '#web/panels/document/version-dialog-button.tsx'
import { LinkAddress } from '#web/panels/sharing/link-address.tsx'
import { signOffText as words } from '#web/text/document/sign-off.ts'
import { chooseRefusalSentence } from '#web/text/refusal.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ApprovalList } from './approval-list.tsx'
import { AskApproval } from './ask-approval.tsx'

/** Asks people to approve the version on the screen, and lists who was asked and what they gave. */
export function SignOffDialog({ projectId, version, ...dialog }: VersionDialogProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [name, setName] = useState('')
  const refusal = chooseRefusalSentence(useEntitlements().shareDocument)
  const askAgain = (again: string) => {
    setName(again)
    setAsked(null)
  }
  return (
    <Dialog {...dialog} title={words.title} description={words.detail(version)}>
      <div className="grid grid-cols-1 gap-6">
        {refusal !== null ? (
          <Notice tone="warning" action={<UpgradeButton size="sm" />}>
            {refusal}
          </Notice>
        ) : asked === null ? (
          <AskApproval
            key={name}
            projectId={projectId}
            version={version}
            name={name}
            onAsked={setAsked}
          />
        ) : (
          <AskedNotice asked={asked} onAnother={() => askAgain('')} />
        )}
        <ApprovalList projectId={projectId} onAskAgain={refusal === null ? askAgain : null} />
      </div>
    </Dialog>
  )
}

function AskedNotice({ asked, onAnother }: { asked: Asked; onAnother: () => void }) {
  const { askedName, mailed, token } = asked
  return (
    <Notice tone={mailed === false ? 'warning' : 'done'} title={words.asked(askedName)}>
      <p>{mailed === null ? words.copyIt : mailed ? words.mailed : words.notMailed}</p>
      {token === null ? null : <LinkAddress token={token} />}
      <div className="mt-3">
        <Button size="sm" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </Notice>
  )
}
