import { CircleCheck, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react'
import type { ProjectStatus } from '#domain/project.ts'
import { dashboardText as words } from '#web/text/dashboard.ts'
import { Badge, type Tone } from '#web/ui/display/badge.tsx'

const LOOKS: Record<ProjectStatus, { icon: LucideIcon; tone: Tone }> = {
  draft: { icon: CircleDashed, tone: 'neutral' },
  in_progress: { icon: CircleDot, tone: 'accent' },
  completed: { icon: CircleCheck, tone: 'done' },
}

/** How far a project is, as an icon with its word. */
export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  return (
    <Badge tone={LOOKS[status].tone} icon={LOOKS[status].icon}>
      {words.status[status]}
    </Badge>
  )
}
