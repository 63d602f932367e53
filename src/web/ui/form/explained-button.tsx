import { type ReactNode, useId } from 'react'
import { joinClassNames } from '#web/ui/join-class-names.ts'
import { Tooltip } from '#web/ui/overlay/tooltip.tsx'
import { Button, type ButtonProps } from './button.tsx'

interface ExplainedButtonProps extends ButtonProps {
  /** Why the action is not possible and what to do; null when it is possible. */
  reason: string | null
  /** What helps, shown after a reason that is shown (a button to upgrade, say). */
  remedy?: ReactNode
  /** `false`: the reason is elsewhere on the screen already; the tooltip still says it. */
  showReason?: boolean
  /** Classes of the box around button and reason. */
  boxClassName?: string
}

/**
 * An action that says why it is not possible. It stays focusable, so that everyone can reach the
 * reason: it is the button's description and a line below it, or its tooltip where there is no line.
 */
export function ExplainedButton({
  reason,
  remedy,
  showReason = true,
  boxClassName,
  disabled,
  ...rest
}: ExplainedButtonProps) {
  const reasonId = useId()
  if (reason === null) return <Button {...rest} disabled={disabled} />
  const button = <Button {...rest} disabled aria-describedby={reasonId} />
  return (
    <div className={joinClassNames('flex flex-col gap-2', boxClassName)}>
      {showReason ? button : <Tooltip text={reason}>{button}</Tooltip>}
      <div className={showReason ? 'text-ink-soft text-xs' : 'sr-only'}>
        <span id={reasonId}>{reason}</span>
        {showReason && remedy && <> {remedy}</>}
      </div>
    </div>
  )
}
