import { useEntitlements } from '#web/api/account.ts'
import { useProjects } from '#web/api/projects.ts'
import { PastDueNotice } from '#web/panels/billing/past-due-notice.tsx'
import { PlanButtons } from '#web/panels/billing/plan-buttons.tsx'
import { FinishMoment } from '#web/panels/finish/finish-moment.tsx'
import { ProjectDetail } from '#web/screens/dashboard/detail/project-detail.tsx'
import { ProjectDialogs } from '#web/screens/dashboard/editing/project-dialogs.tsx'
import { useProjectDialog } from '#web/screens/dashboard/editing/use-project-dialog.ts'
import { AppHeader } from '#web/shell/app-header.tsx'
import { Page } from '#web/shell/page.tsx'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { joinClassNames } from '#web/ui/join-class-names.ts'
import { AccountNotice } from './account-notice.tsx'
import { ConsultationPanel } from './consultation-panel.tsx'
import { PROJECT_DETAIL_ID } from './focus-places.ts'
import { ProjectPanel } from './project-panel.tsx'
import { useDetailFirst } from './use-detail-first.ts'
import { usePaymentNotice } from './use-payment-notice.ts'
import { useSelectedProject } from './use-selected-project.ts'

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
      header={<AppHeader title={screenTitles.dashboard} actions={<PlanButtons />} />}
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
