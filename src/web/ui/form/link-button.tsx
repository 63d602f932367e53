import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { joinClassNames } from '#web/ui/join-class-names.ts'
import { type ButtonLook, styleButton } from './style-button.ts'

type LinkButtonProps = ButtonLook & ComponentProps<typeof Link>

/** A link to a screen of the app that looks like a button; `AnchorButton` is for a navigation. */
export function LinkButton({ variant, size, wide, className, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={joinClassNames(styleButton({ variant, size, wide }), className)} />
  )
}
