import { useEffect, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { useEntitlements } from '#web/api/account.ts'
import { useProjects } from '#web/api/projects.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { PastDueNotice } from '#web/panels/billing/past-due-notice.tsx'
import { PlanButtons } from '#web/panels/billing/plan-buttons.tsx'
import { InboxLink } from '#web/panels/comments/founder/inbox-link.tsx'
import { FinishMoment } from '#web/panels/finish/finish-moment.tsx'
import { ProjectDetail } from '#web/screens/dashboard/detail/project-detail.tsx'
import { DeleteProjectDialog } from '#web/screens/dashboard/editing/delete-project-dialog.tsx'
import {
  type ProjectDialog,
  useProjectDialog,
} from '#web/screens/dashboard/editing/use-project-dialog.ts'
import { AppHeader } from '#web/shell/app-header.tsx'
import { Page } from '#web/shell/page.tsx'
import { readSessionText, writeSessionText } from '#web/storage/session-text.ts'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { joinClassNames } from '#web/ui/join-class-names.ts'
import { AccountNotice } from './account-notice.tsx'
import { ConsultationPanel } from './consultation-panel.tsx'
import { PROJECT_DETAIL_ID } from './focus-places.ts'
import { ProjectPanel } from './project-panel.tsx'
import { usePaymentNotice } from './use-payment-notice.ts'
import { useSelectedProject } from './use-selected-project.ts'

/** Loaded when it is first opened: the dashboard itself needs no form. */
const loadForm = createFileLoader(
  () => import('#web/screens/dashboard/editing/project-form-dialog.tsx'),
)

const STORAGE_KEY = 'hasOneProject'
const YES = 'yes'

/** The projects, the selected one, and the assistant beside it. */
export function DashboardScreen() {
  usePaymentNotice()
  const projects = useProjects()
  const { selected, select } = useSelectedProject(projects.data)
  const dialog = useProjectDialog(projects.data)
  const isDetailFirst = useDetailFirst(projects.data)

  return (
    <Page
      title={screenTitles.dashboard}
      header={<AppHeader title={screenTitles.dashboard} actions={<HeaderActions />} />}
      className="mx-auto w-full max-w-[90rem] px-4 py-6 sm:px-6"
    >
      <PastDueNotice />
      <AccountNotice entitlements={useEntitlements()} />
      <div className="grid gap-y-8 md:min-h-[calc(100dvh-14rem)] md:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[17rem_minmax(0,1fr)_22rem]">
        <ProjectPanel query={projects} selectedId={selected?.id ?? null} onOpen={dialog.open} />
        <div
          id={PROJECT_DETAIL_ID}
          tabIndex={-1}
          className={joinClassNames(
            'border-line md:ml-6 md:border-l md:pl-6 xl:mr-6 xl:pr-0',
            // Nothing to choose from: on a phone the next step comes before the list.
            isDetailFirst ? 'max-md:order-first' : 'max-md:border-t max-md:pt-8',
          )}
        >
          <ProjectDetail key={selected?.id} project={selected} isLoading={projects.isPending} />
        </div>
        <div className="border-line border-t pt-8 md:col-start-2 md:ml-6 md:pl-6 xl:col-start-3 xl:ml-0 xl:border-t-0 xl:border-l xl:pt-0">
          <ConsultationPanel project={selected} />
        </div>
      </div>
      <FinishMoment project={selected} />
      <ProjectDialogs dialog={dialog} onCreated={(project) => select(project.id)} />
    </Page>
  )
}

/** What people said of the documents, and the plan. */
function HeaderActions() {
  return (
    <>
      <InboxLink />
      <PlanButtons />
    </>
  )
}

/**
 * Whether the only project is before the list of one, on a phone. It is settled before the
 * projects are here, by what this tab saw last, so that nothing moves when they come.
 */
function useDetailFirst(projects: readonly Project[] | undefined): boolean {
  const [isFirst] = useState(() =>
    projects === undefined ? readSessionText(STORAGE_KEY) === YES : projects.length === 1,
  )
  const count = projects?.length
  useEffect(() => {
    if (count !== undefined) writeSessionText(STORAGE_KEY, count === 1 ? YES : '')
  }, [count])
  return isFirst
}

interface ProjectDialogsProps {
  dialog: ProjectDialog
  onCreated: (project: Project) => void
}

/** Whichever of the three dialogs is asked for. */
function ProjectDialogs({ dialog, onCreated }: ProjectDialogsProps) {
  const { request, close } = dialog
  const form = useFile(loadForm, request !== null && request.kind !== 'delete')
  if (request === null) return null
  if (request.kind === 'delete') {
    return <DeleteProjectDialog project={request.project} onClose={close} />
  }
  return (
    form && (
      <form.ProjectFormDialog
        project={request.kind === 'edit' ? request.project : null}
        restored={request.values ?? null}
        onClose={close}
        onCreated={onCreated}
      />
    )
  )
}
