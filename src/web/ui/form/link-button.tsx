import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { type ButtonLook, buttonStyle } from './button-style.ts'

type LinkButtonProps = ButtonLook &
  (
    | ({ to: string; href?: never } & Omit<ComponentProps<typeof Link>, 'to'>)
    | ({ href: string; to?: never } & Omit<ComponentProps<'a'>, 'href'>)
  )

/** A link that looks like a button: `to` for a screen of the app, `href` for a navigation. */
export function LinkButton({ variant, size, wide, className, ...rest }: LinkButtonProps) {
  const style = classNames(buttonStyle({ variant, size, wide }), className)
  if (rest.to !== undefined) return <Link {...rest} className={style} />
  return <a {...rest} className={style} />
}
