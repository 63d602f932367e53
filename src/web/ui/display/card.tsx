import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'

interface CardProps extends ComponentProps<'div'> {
  /** The element to draw: `section` and `article` need a heading inside. */
  as?: 'div' | 'section' | 'article' | 'li'
}

/** A sheet of paper on the page. Never inside another one. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  const props = {
    ...rest,
    className: classNames('rounded-soft border border-line bg-surface p-5', className),
  }
  return <Element {...(props as object)} />
}
