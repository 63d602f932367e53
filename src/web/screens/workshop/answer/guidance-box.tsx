import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import type { Question } from '#contract/questions.ts'
import { workshopText as words } from '#web/text/workshop.ts'

interface GuidanceBoxProps {
  question: Question
  isOpen: boolean
  ref: Ref<HTMLDetailsElement>
}

/** What makes a good answer, and one that shows it; a line of it while it is folded. */
export function GuidanceBox({ question, isOpen, ref }: GuidanceBoxProps) {
  const { guidance, example } = question
  if (guidance === null && example === null) return null
  return (
    <details ref={ref} open={isOpen} className="group border-line border-y text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-soft [&::-webkit-details-marker]:hidden">
        <span className="shrink-0 font-semibold">{words.guidance}</span>
        <span
          aria-hidden="true"
          className="min-w-0 flex-1 truncate text-ink-soft group-open:invisible"
        >
          {guidance ?? example}
        </span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-x-8 gap-y-3 pb-4 sm:grid-cols-2">
        {guidance !== null && <p className="leading-6">{guidance}</p>}
        {example !== null && (
          <figure>
            <figcaption className="font-semibold text-ink-soft text-xs">{words.example}</figcaption>
            <blockquote className="whitespace-pre-line font-serif text-base text-ink-soft leading-6">
              {example}
            </blockquote>
          </figure>
        )}
      </div>
    </details>
  )
}
