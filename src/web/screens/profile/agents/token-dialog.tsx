import { useState } from 'react'
import type { NewToken } from '#contract/agents/token-endpoints.ts'
import { newTokenText as words } from '#web/text/agents/agents.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { CopyLine } from './copy-line.tsx'
import { findDoor } from './find-door.ts'
import { NewTokenForm } from './new-token-form.tsx'

interface TokenDialogProps {
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** Makes a token and shows it, once. */
export function TokenDialog({ onClose, returnFocus }: TokenDialogProps) {
  const [made, setMade] = useState<NewToken | null>(null)
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={words.title}
      description={words.detail}
      closeOnOutside={false}
      returnFocus={returnFocus}
    >
      {made === null ? (
        <NewTokenForm onMade={setMade} onCancel={onClose} />
      ) : (
        <MadeToken token={made.token} onDone={onClose} />
      )}
    </Dialog>
  )
}

function MadeToken({ token, onDone }: { token: string; onDone: () => void }) {
  const line = `claude mcp add --transport http groundwork ${findDoor()} --header "Authorization: Bearer ${token}"`
  return (
    <div className="grid gap-5">
      <Notice tone="done" title={words.made}>
        <p>{words.madeDetail}</p>
        <CopyLine label={words.token} copy={words.copy} text={token} isMain />
      </Notice>
      <div>
        <p className="text-sm">{words.line}</p>
        <CopyLine label={words.line} copy={words.copyLine} text={line} />
      </div>
      <div>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </div>
  )
}
