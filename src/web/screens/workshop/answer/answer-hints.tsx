import { useSignedInUser } from '#web/api/account.ts'
import type { AnswerKeeper } from '#web/drafts/answer-keeper.ts'
import { useTextAfterPause } from '#web/drafts/page/use-drafts.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { useReading } from '#web/drafts/reading/reading-sessions.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { useIdle } from '#web/hooks/use-idle.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { workshopText as words } from '#web/text/workshop.ts'

/** Hints follow a short rest of the hands, so that they neither flicker nor slow the typing. */
const REST = 500

/** The checks are not in the way of the question: they come once it is there. */
const loadList = createFileLoader(() => import('./hint-list.tsx'))

interface AnswerHintsProps {
  questionId: string
  drafts: ProjectDrafts
  keeper: AnswerKeeper
}

/** What the answer could still say. Help, never a fault: nothing here blocks saving. */
export function AnswerHints({ questionId, drafts, keeper }: AnswerHintsProps) {
  const text = useTextAfterPause(drafts, keeper, REST)
  const reading = useReading(drafts, useSignedInUser().id)
  const isIdle = useIdle()
  const file = useFile(loadList, isIdle && text !== '')
  return (
    <section aria-label={words.hints} className="min-h-14">
      {file && reading && (
        <file.HintList questionId={questionId} text={text} drafts={drafts} keeper={reading} />
      )}
    </section>
  )
}
