import { CopyLine } from '#web/screens/profile/agents/copy-line.tsx'
import { webhookFormText as words } from '#web/text/agents/webhooks.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'

interface ShownSecretProps {
  secret: string
  /** It takes another one's place. */
  isRenewed: boolean
  onDone: () => void
}

/** A webhook's secret, shown once. */
export function ShownSecret({ secret, isRenewed, onDone }: ShownSecretProps) {
  return (
    <div className="grid gap-5">
      <Notice tone="done" role="status" title={isRenewed ? words.renewed : words.ready}>
        <p>{words.secretDetail}</p>
        {isRenewed && <p>{words.oldSecret}</p>}
        <CopyLine label={words.secret} copy={words.copy} text={secret} isMain />
      </Notice>
      <div>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </div>
  )
}
