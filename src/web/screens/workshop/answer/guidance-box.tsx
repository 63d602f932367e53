import type { Question } from '#contract/questions.ts'
import { workshopText as words } from '#web/text/workshop.ts'

/** What makes a good answer, and one that shows it. */
export function GuidanceBox({ question }: { question: Question }) {
  const { guidance, example } = question
  if (guidance === null && example === null) return null
  return (
    <div className="grid gap-x-8 gap-y-4 rounded-soft bg-sunken p-4 text-sm sm:grid-cols-2 sm:p-5">
      {guidance !== null && (
        <div className="space-y-1">
          <h2 className="font-sans font-semibold text-ink-soft text-xs">{words.guidance}</h2>
          <p className="leading-6">{guidance}</p>
        </div>
      )}
      {example !== null && (
        <div className="space-y-1">
          <h2 className="font-sans font-semibold text-ink-soft text-xs">{words.example}</h2>
          <p className="whitespace-pre-line font-serif text-base text-ink-soft leading-6">
            {example}
          </p>
        </div>
      )}
    </div>
  )
}
