import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { landingText } from '#web/text/public/landing.ts'

/** All fifteen, so that a visitor knows what will be asked before signing up. */
export function QuestionList() {
  const { title, lead } = landingText.questions
  return (
    <section aria-labelledby="questions-title" className="mx-auto max-w-6xl px-4 pt-20 sm:px-6">
      <h2 id="questions-title" className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{lead}</p>
      <ol className="mt-6 gap-x-10 sm:columns-2 lg:columns-3">
        {QUESTIONS.map((question) => (
          <li key={question.id} className="flex break-inside-avoid gap-3 py-1.5 text-sm">
            <span className="w-6 shrink-0 text-right text-ink-faint tabular-nums">
              {question.order}
            </span>
            {question.title}
          </li>
        ))}
      </ol>
    </section>
  )
}
