import { Page } from '#web/shell/page.tsx'
import { screenTitles } from '#web/text/shell/screen-titles.ts'
import { workshopText as words } from '#web/text/workshop.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { LoadingNote, Skeleton } from '#web/ui/display/skeleton.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { WORKSHOP_WIDTH, WorkshopHeader } from './workshop-header.tsx'

/** The workshop's shape while it loads. */
export function WorkshopSkeleton() {
  return (
    <Page title={screenTitles.workshop} header={<WorkshopHeader title={screenTitles.workshop} />}>
      <div className={`${WORKSHOP_WIDTH} space-y-4 py-3 sm:py-5`}>
        <LoadingNote>{words.loading}</LoadingNote>
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-5 w-56" />
        <Skeleton className="h-16 w-full max-w-xl" />
        <Skeleton className="h-64 w-full max-w-2xl" />
      </div>
    </Page>
  )
}

interface WorkshopFailedProps {
  title: string
  answered: number
  total: number
  isRetrying: boolean
  onRetry: () => void
}

/** What could not be loaded, with another try. */
export function WorkshopFailed(props: WorkshopFailedProps) {
  const { title, answered, total, isRetrying, onRetry } = props
  return (
    <Page
      title={screenTitles.workshop}
      header={<WorkshopHeader title={screenTitles.workshop} count={{ answered, total }} />}
    >
      <div className={`${WORKSHOP_WIDTH} py-6`}>
        <Notice
          tone="danger"
          role="alert"
          title={title}
          className="max-w-2xl"
          action={
            <Button size="sm" pending={isRetrying} onClick={onRetry}>
              {words.retry}
            </Button>
          }
        >
          {words.loadFailedDetail}
        </Notice>
      </div>
    </Page>
  )
}
