import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  icon?: LucideIcon
  /** The one thing to do next. */
  action?: ReactNode
  /** The heading's level on its screen. */
  level?: 1 | 2 | 3
}

/** A place with nothing in it yet, and what to do about it. */
export function EmptyState({ title, children, icon: Icon, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      {Icon && <Icon aria-hidden className="size-8 text-ink-faint" strokeWidth={1.5} />}
      <Heading className="text-xl">{title}</Heading>
      {children && <div className="max-w-sm text-ink-soft text-sm">{children}</div>}
      {action && <div className="pt-2">{action}</div>}
    </div>
  )
}
