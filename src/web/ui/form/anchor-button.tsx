import type { ComponentProps } from 'react'
import { joinClassNames } from '#web/ui/join-class-names.ts'
import { type ButtonLook, styleButton } from './style-button.ts'

type AnchorButtonProps = ButtonLook & { href: string } & ComponentProps<'a'>

/** A navigation that looks like a button; `LinkButton` leads to a screen of the app. */
export function AnchorButton({ variant, size, wide, className, ...rest }: AnchorButtonProps) {
  return <a {...rest} className={joinClassNames(styleButton({ variant, size, wide }), className)} />
}
