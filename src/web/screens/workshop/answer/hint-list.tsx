import { Lightbulb } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { findReadingHints, isTold } from '#domain/consultation/find-reading-hints.ts'
import { GAPS_TEXT } from '#domain/consultation/text-en/gaps.ts'
import { findInstantHints, type Hint } from '#domain/hints/find-instant-hints.ts'
import { HINTS_TEXT } from '#domain/hints/text-en.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import type { ReadingKeeper } from '#web/drafts/reading/reading-keeper.ts'
import { useReadingState } from '#web/drafts/reading/reading-sessions.ts'

interface HintListProps {
  questionId: string
  /** The answer after a rest of the hands. */
  text: string
  drafts: ProjectDrafts
  keeper: ReadingKeeper
}

/** The hints that an answer gets: a long one from what was understood of it, a short one at once. */
export function HintList(props: HintListProps) {
  return isTold(props.text) ? <HintsOfReading {...props} /> : <HintsOfForm {...props} />
}

function HintsOfForm({ questionId, text }: HintListProps) {
  const hints = useMemo(
    () => (text.trim() === '' ? [] : findInstantHints(questionId, text, HINTS_TEXT)),
    [questionId, text],
  )
  return <Hints hints={hints} />
}

/** They stay as they are until the newest words were understood. */
function HintsOfReading({ questionId, text, drafts, keeper }: HintListProps) {
  const { rows, unplaced, isReading, isBehind } = useReadingState(keeper)
  const [hints, setHints] = useState<readonly Hint[]>([])
  const isCurrent = !isReading && !isBehind && drafts.answer(questionId).state.stored.text === text
  useEffect(() => {
    if (!isCurrent || rows === null) return
    const answers = drafts.stored().map(({ question, stored }) => ({ question, text: stored.text }))
    setHints(findReadingHints(questionId, { rows, unplaced, answers }, GAPS_TEXT))
  }, [isCurrent, rows, unplaced, drafts, questionId])
  return <Hints hints={hints} />
}

function Hints({ hints }: { hints: readonly Hint[] }) {
  return (
    <ul className="grid gap-1.5 text-ink-soft text-sm">
      {hints.map(({ code, message }) => (
        <li key={code} className="flex animate-appear gap-2">
          <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-assumed" />
          {message}
        </li>
      ))}
    </ul>
  )
}
