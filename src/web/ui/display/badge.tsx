import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type Tone = 'neutral' | 'accent' | 'assumed' | 'open' | 'done' | 'danger'

const TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  accent: 'bg-accent-soft text-accent',
  assumed: 'bg-assumed-soft text-assumed',
  open: 'bg-open-soft text-open',
  done: 'bg-done-soft text-done',
  danger: 'bg-danger-soft text-danger',
}

interface BadgeProps {
  children: ReactNode
  tone?: Tone
  icon?: LucideIcon
}

/** A short state in a word or two. The words say it; the colour only helps. */
export function Badge({ children, tone = 'neutral', icon: Icon }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 font-medium text-xs ${TONES[tone]}`}
    >
      {Icon && <Icon aria-hidden className="size-3.5" />}
      {children}
    </span>
  )
}
