import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { joinClassNames } from '#web/ui/join-class-names.ts'
import { type ButtonLook, styleButton } from './style-button.ts'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  /** Cannot be used now. The button stays focusable; say why beside it, or use ExplainedButton. */
  disabled?: boolean | undefined
  /** Its action is under way: a second press does nothing, the focus stays. */
  pending?: boolean | undefined
}

/** A button. `type` is "button" unless said, so that it never sends a form by accident. */
export function Button({
  variant,
  size,
  wide,
  disabled = false,
  pending = false,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isOff = disabled || pending
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isOff || undefined}
      aria-busy={pending || undefined}
      onClick={handleClick}
      className={joinClassNames(styleButton({ variant, size, wide }), className)}
    >
      {pending && <LoaderCircle aria-hidden className="animate-turn" />}
      {children}
    </button>
  )
}
