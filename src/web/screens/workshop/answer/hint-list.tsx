import { Lightbulb } from 'lucide-react'
import { useMemo } from 'react'
import { instantHints } from '#domain/consultation/instant-hints.ts'

interface HintListProps {
  questionId: string
  text: string
}

/** The hints that an answer gets, worked out here and at once. */
export function HintList({ questionId, text }: HintListProps) {
  const hints = useMemo(
    () => (text.trim() === '' ? [] : instantHints(questionId, text)),
    [questionId, text],
  )
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
