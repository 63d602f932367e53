import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { type ButtonLook, buttonStyle } from './button-style.ts'

type LinkButtonProps = ButtonLook & ComponentProps<typeof Link>

/** A link to a screen of the app that looks like a button; `AnchorButton` is for a navigation. */
export function LinkButton({ variant, size, wide, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classNames(buttonStyle({ variant, size, wide }), className)} />
}
