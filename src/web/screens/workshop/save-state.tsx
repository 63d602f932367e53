import { Check, CircleAlert, CloudOff, LoaderCircle, type LucideIcon, Pencil } from 'lucide-react'
import type { AnswerKeeper } from '#web/drafts/answer-keeper.ts'
import type { SaveStatus } from '#web/drafts/draft-state.ts'
import { useAnswerPart } from '#web/drafts/page/use-drafts.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { saveStatusText } from '#web/text/workshop.ts'

const LOOKS: Record<SaveStatus['kind'], { icon: LucideIcon; style: string }> = {
  untouched: { icon: Pencil, style: 'text-ink-faint' },
  saved: { icon: Check, style: 'text-ink-soft' },
  saving: { icon: LoaderCircle, style: 'text-ink-soft' },
  unsaved: { icon: CloudOff, style: 'text-assumed' },
  conflict: { icon: CircleAlert, style: 'text-assumed' },
}

interface SaveStateProps {
  drafts: ProjectDrafts
  keeper: AnswerKeeper
}

/** Whether the server holds this answer. Read out only when something is wrong or mended. */
export function SaveState({ drafts, keeper }: SaveStateProps) {
  const status = useAnswerPart(drafts, () => keeper.status)
  const isInPageOnly = useAnswerPart(drafts, () => keeper.isInPageOnly)
  const { icon: Icon, style } = LOOKS[status.kind]
  const text = saveStatusText(status, isInPageOnly)
  const isTrouble = status.kind === 'unsaved' || status.kind === 'conflict'
  return (
    <div className={`flex min-w-0 items-start gap-1.5 text-xs md:items-center ${style}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 md:mt-0" />
      <span data-testid="save-state">{text}</span>
      <span role="status" className="sr-only">
        {isTrouble ? text : ''}
      </span>
    </div>
  )
}
