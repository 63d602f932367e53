import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { type ButtonLook, buttonStyle } from './button-style.ts'

type AnchorButtonProps = ButtonLook & { href: string } & ComponentProps<'a'>

/** A navigation that looks like a button; `LinkButton` leads to a screen of the app. */
export function AnchorButton({ variant, size, wide, className, ...rest }: AnchorButtonProps) {
  return <a {...rest} className={classNames(buttonStyle({ variant, size, wide }), className)} />
}
