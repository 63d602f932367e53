import type { LucideIcon } from 'lucide-react'
import { joinClassNames } from '#web/ui/join-class-names.ts'
import { Tooltip } from '#web/ui/overlay/tooltip.tsx'
import { Button, type ButtonProps } from './button.tsx'

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'wide'> {
  icon: LucideIcon
  /** Its name: read out, and shown as the tooltip. */
  label: string
}

/** A button with an icon alone; `quiet` unless said. */
export function IconButton({
  icon: Icon,
  label,
  variant = 'quiet',
  size = 'md',
  className,
  ...rest
}: IconButtonProps) {
  const square = size === 'md' ? 'w-11' : 'w-9 pointer-coarse:w-11'
  return (
    <Tooltip text={label}>
      <Button
        {...rest}
        aria-label={label}
        variant={variant}
        size={size}
        className={joinClassNames('shrink-0 px-0', square, className)}
      >
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  )
}
