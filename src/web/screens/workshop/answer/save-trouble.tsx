import type { AnswerKeeper } from '#web/drafts/answer-keeper.ts'
import { useAnswerPart } from '#web/drafts/page/use-drafts.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { chooseFailureDetail, saveStatusText, workshopText as words } from '#web/text/workshop.ts'
import { Notice } from '#web/ui/display/notice.tsx'

interface SaveTroubleProps {
  drafts: ProjectDrafts
  keeper: AnswerKeeper
}

/** Why the answer is not saved, that it is safe, and what to do. */
export function SaveTrouble({ drafts, keeper }: SaveTroubleProps) {
  const status = useAnswerPart(drafts, () => keeper.status)
  const isInPageOnly = useAnswerPart(drafts, () => keeper.isInPageOnly)
  const deviceRefuses = useAnswerPart(drafts, () => drafts.deviceRefuses)
  return (
    <>
      {status.kind === 'unsaved' && (
        <Notice tone="warning" title={saveStatusText(status, isInPageOnly)}>
          {chooseFailureDetail(status.reason)}
        </Notice>
      )}
      {deviceRefuses && (
        <Notice tone="warning" role="status" title={words.pageOnly}>
          {words.pageOnlyDetail}
        </Notice>
      )}
    </>
  )
}
