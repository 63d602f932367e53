import { joinClassNames } from '#web/ui/join-class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'confirm' | 'quiet' | 'danger'
type ButtonSize = 'md' | 'sm'

/**
 * `primary`: the one main action. `secondary`: the others. `confirm`: says yes, beside a main action. `quiet`: no edge, beside the others.
 * `danger`: destroys something.
 */
const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent not-aria-disabled:hover:bg-accent-strong border-transparent aria-disabled:bg-sunken aria-disabled:text-ink-faint aria-disabled:border-line',
  secondary:
    'border-line-strong bg-surface text-ink not-aria-disabled:hover:bg-sunken aria-disabled:text-ink-faint aria-disabled:border-line',
  confirm:
    'border-accent bg-surface text-accent not-aria-disabled:hover:bg-accent-soft aria-disabled:text-ink-faint aria-disabled:border-line',
  quiet:
    'border-transparent text-ink-soft not-aria-disabled:hover:bg-sunken not-aria-disabled:hover:text-ink aria-disabled:text-ink-faint',
  danger:
    'bg-danger text-on-danger not-aria-disabled:hover:bg-danger-strong border-transparent aria-disabled:bg-sunken aria-disabled:text-ink-faint',
}

/** 44 px for fingers in both sizes; `sm` is lower where a mouse is used. */
const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-11 px-4 py-2 text-sm',
  sm: 'min-h-9 pointer-coarse:min-h-11 px-3 py-1 text-sm',
}

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Takes the whole width of its parent. */
  wide?: boolean | undefined
}

export function styleButton({ variant = 'secondary', size = 'md', wide }: ButtonLook): string {
  return joinClassNames(
    'inline-flex items-center justify-center gap-2 rounded-soft border text-center font-medium transition-colors select-none [&_svg]:size-4 [&_svg]:shrink-0',
    VARIANTS[variant],
    SIZES[size],
    wide && 'w-full',
  )
}
