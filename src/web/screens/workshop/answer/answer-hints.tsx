import { Lightbulb } from 'lucide-react'
import { useMemo } from 'react'
import { instantHints } from '#domain/consultation/instant-hints.ts'
import type { AnswerKeeper } from '#web/drafts/answer-keeper.ts'
import { useTextAfterPause } from '#web/drafts/page/use-drafts.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { workshopText as words } from '#web/text/workshop.ts'

/** Hints follow a short rest of the hands, so that they neither flicker nor slow the typing. */
const REST = 500

interface AnswerHintsProps {
  questionId: string
  drafts: ProjectDrafts
  keeper: AnswerKeeper
}

/** What the answer could still say. Help, never a fault: nothing here blocks saving (Workshop). */
export function AnswerHints({ questionId, drafts, keeper }: AnswerHintsProps) {
  const text = useTextAfterPause(drafts, keeper, REST)
  const hints = useMemo(
    () => (text.trim() === '' ? [] : instantHints(questionId, text)),
    [questionId, text],
  )
  return (
    <section aria-label={words.hints} className="min-h-14">
      <ul className="grid gap-1.5 text-ink-soft text-sm">
        {hints.map(({ code, message }) => (
          <li key={code} className="flex animate-appear gap-2">
            <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-assumed" />
            {message}
          </li>
        ))}
      </ul>
    </section>
  )
}
