import { ArrowUpRight, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { Project } from '#contract/projects.ts'
import type { Verdict } from '#domain/entitlements.ts'
import { useEntitlements, useSignedInUser } from '#web/api/account.ts'
import { useCheckout } from '#web/panels/billing/use-checkout.ts'
import type { DialogRequest } from '#web/screens/dashboard/editing/use-project-dialog.ts'
import { UPGRADE_LABELS } from '#web/text/billing/billing.ts'
import { dashboardText as words } from '#web/text/dashboard.ts'
import { formatDay } from '#web/text/dates.ts'
import { chooseRefusalNotice, chooseRefusalSentence } from '#web/text/refusal.ts'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { joinClassNames } from '#web/ui/join-class-names.ts'
import { Menu } from '#web/ui/overlay/menu.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'
import { makeProjectMenuId, PROJECT_DETAIL_ID } from './focus-places.ts'
import { ProjectStatusBadge } from './project-status-badge.tsx'
import { makeProjectSearch } from './use-selected-project.ts'

interface ProjectCardProps {
  project: Project
  isSelected: boolean
  onOpen: (request: DialogRequest) => void
}

/** One project in the list: a link that selects it, and its menu. */
export function ProjectCard({ project, isSelected, onOpen }: ProjectCardProps) {
  return (
    <li className="relative">
      <Link
        to={makeProjectSearch(project.id)}
        aria-current={isSelected ? 'true' : undefined}
        onClick={showDetail}
        className={joinClassNames(
          'grid gap-2 rounded-soft border p-3 pr-12 transition-colors',
          isSelected ? 'border-accent bg-surface' : 'border-line hover:bg-surface',
        )}
      >
        <span className="line-clamp-2 font-medium">{project.title}</span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ProjectStatusBadge status={project.status} />
          <span className="text-ink-soft text-xs tabular-nums">
            {words.progress(project.progress)}
          </span>
        </span>
        <time dateTime={project.updatedAt} className="text-ink-soft text-xs">
          {words.updated(formatDay(project.updatedAt))}
        </time>
      </Link>
      <div className="absolute top-1 right-1">
        <ProjectMenu project={project} onOpen={onOpen} />
      </div>
    </li>
  )
}

function ProjectMenu({ project, onOpen }: Pick<ProjectCardProps, 'project' | 'onOpen'>) {
  const { editProject, deleteProject } = useEntitlements()
  const { subscriptionStatus } = useSignedInUser()
  const { start } = useCheckout()
  const toast = useToast()
  const refuse = (verdict: Verdict) => () => {
    const notice = chooseRefusalNotice(verdict)
    if (notice) toast.show({ ...notice, tone: 'danger' })
  }
  const upgrade = { label: UPGRADE_LABELS[subscriptionStatus], icon: ArrowUpRight, onSelect: start }
  const label = words.actionsFor(project.title)
  return (
    <Menu
      trigger={
        <IconButton id={makeProjectMenuId(project.id)} icon={Ellipsis} label={label} size="sm" />
      }
      items={[
        {
          label: words.edit,
          icon: Pencil,
          onSelect: () => onOpen({ kind: 'edit', project }),
          disabledReason: chooseRefusalSentence(editProject),
          onRefused: refuse(editProject),
        },
        {
          label: words.remove,
          icon: Trash2,
          tone: 'danger',
          onSelect: () => onOpen({ kind: 'delete', project }),
          disabledReason: chooseRefusalSentence(deleteProject),
          onRefused: refuse(deleteProject),
        },
        ...(deleteProject.allowed ? [] : [upgrade]),
      ]}
    />
  )
}

/** Where the panels are stacked, the details lie below the list: bring them into view. */
function showDetail() {
  if (window.matchMedia('(min-width: 48rem)').matches) return
  document.getElementById(PROJECT_DETAIL_ID)?.scrollIntoView({ block: 'start' })
}
