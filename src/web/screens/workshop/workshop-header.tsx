import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { CommandButton } from '#web/shell/commands/command-button.tsx'
import { workshopText as words } from '#web/text/workshop.ts'
import { ProgressRing } from '#web/ui/display/progress-ring.tsx'

/** The width that header, content and bar share. */
export const WORKSHOP_WIDTH = 'mx-auto w-full max-w-6xl px-4 sm:px-6'

interface WorkshopHeaderProps {
  title: string
  projectId?: string
  /** How far the workshop is; left out while it is not known. */
  count?: { answered: number; total: number }
  /** How long it may still take, where there is room for it. */
  timeLeft?: ReactNode
}

/** Way back, project, time left and progress. */
export function WorkshopHeader({ title, projectId, count, timeLeft }: WorkshopHeaderProps) {
  const back = projectId === undefined ? paths.dashboard : paths.dashboardProject(projectId)
  return (
    <header data-bar-above className="sticky top-0 z-20 border-line border-b bg-paper">
      <div className={`${WORKSHOP_WIDTH} flex min-h-14 items-center gap-3 sm:gap-5`}>
        <Link
          to={back}
          aria-label={words.back}
          className="-ml-2 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-soft px-2 text-ink-soft text-sm transition-colors hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" />
          <span className="hidden md:inline">{words.back}</span>
        </Link>
        <p className="min-w-0 flex-1 truncate font-medium font-serif text-base md:text-lg">
          {title}
        </p>
        <span className="text-ink-soft text-sm max-sm:hidden">{timeLeft}</span>
        <CommandButton className="max-sm:hidden" />
        {count && (
          <ProgressRing
            value={count.answered}
            max={count.total}
            label={words.progress}
            text={words.progressText(count.answered, count.total)}
          />
        )}
      </div>
    </header>
  )
}
