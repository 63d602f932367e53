import { useId } from 'react'
import type { TestPortal, TestPortalAction } from '#contract/billing/test-payments.ts'
import { toApiError } from '#web/api/api-error.ts'
import { useActOnTestPortal } from '#web/api/billing/test-payments.ts'
import { testPortalText as words } from '#web/text/billing/test-payments.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'

/** What the person does; the rest is time and the bank. */
const PERSONAL: readonly TestPortalAction[] = ['cancel', 'resume']

/** What can be done with the subscription now, and what can happen to it. */
export function PortalActions({ portal }: { portal: TestPortal }) {
  const toast = useToast()
  const acting = useActOnTestPortal(portal.id)
  const act = (action: TestPortalAction) =>
    acting.mutate(action, {
      onSuccess: () => toast.show({ title: words.done, description: words.actions[action].label }),
    })
  const pending = acting.isPending ? acting.variables : null
  const personal = portal.actions.filter((action) => PERSONAL.includes(action))
  const rest = portal.actions.filter((action) => !PERSONAL.includes(action))
  if (portal.actions.length === 0) return <p className="text-ink-soft text-sm">{words.nothing}</p>
  return (
    <>
      {acting.isError && (
        <Notice tone="danger" role="alert">
          {toApiError(acting.error).message}
        </Notice>
      )}
      <ActionGroup title={words.yours} actions={personal} pending={pending} onAct={act} />
      <ActionGroup
        title={words.happens}
        hint={words.happensHint}
        actions={rest}
        pending={pending}
        onAct={act}
      />
    </>
  )
}

interface ActionGroupProps {
  title: string
  hint?: string
  actions: readonly TestPortalAction[]
  pending: TestPortalAction | null
  onAct: (action: TestPortalAction) => void
}

function ActionGroup({ title, hint, actions, pending, onAct }: ActionGroupProps) {
  const id = useId()
  if (actions.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div>
        <h2 id={id} className="font-sans font-semibold text-base">
          {title}
        </h2>
        {hint && <p className="text-ink-soft text-xs">{hint}</p>}
      </div>
      {actions.map((action) => (
        <div key={action} className="grid gap-1">
          <Button
            wide
            pending={pending === action}
            disabled={pending !== null}
            onClick={() => onAct(action)}
          >
            {words.actions[action].label}
          </Button>
          <p className="text-ink-soft text-xs">{words.actions[action].hint}</p>
        </div>
      ))}
    </section>
  )
}
