import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { landingText } from '#web/text/public/landing.ts'
import { LandingSection } from './landing-section.tsx'

/** All fifteen, so that a visitor knows what will be asked before signing up. */
export function QuestionList() {
  const { title, lead } = landingText.questions
  return (
    <LandingSection id="questions" title={title} lead={lead}>
      <ol className="gap-x-12 sm:columns-2">
        {QUESTIONS.map((question) => (
          <li
            key={question.id}
            className="flex break-inside-avoid items-baseline gap-4 border-line border-b py-2.5"
          >
            <span className="w-6 shrink-0 text-right font-serif text-ink-faint tabular-nums">
              {question.order}
            </span>
            {question.title}
          </li>
        ))}
      </ol>
    </LandingSection>
  )
}
