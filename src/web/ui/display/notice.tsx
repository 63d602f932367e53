import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClassNames } from '#web/ui/join-class-names.ts'

type NoticeTone = 'info' | 'warning' | 'danger' | 'done'

const LOOKS: Record<NoticeTone, { icon: LucideIcon; style: string }> = {
  info: { icon: Info, style: 'bg-accent-soft text-accent' },
  warning: { icon: TriangleAlert, style: 'bg-assumed-soft text-assumed' },
  danger: { icon: CircleAlert, style: 'bg-danger-soft text-danger' },
  done: { icon: CircleCheck, style: 'bg-done-soft text-done' },
}

interface NoticeProps {
  title?: string | undefined
  children?: ReactNode
  tone?: NoticeTone
  /** A button or link that helps. */
  action?: ReactNode
  /** Read out when it appears: `alert` for failures, `status` for the rest. */
  role?: 'alert' | 'status'
  className?: string
}

/** Something to know, in the page where it matters. */
export function Notice({ title, children, tone = 'info', action, role, className }: NoticeProps) {
  const { icon: Icon, style } = LOOKS[tone]
  return (
    <div
      role={role}
      className={joinClassNames('flex gap-3 rounded-soft p-4 text-sm', style, className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 space-y-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
        {action && <div className="pt-2">{action}</div>}
      </div>
    </div>
  )
}
