import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { landingText } from '#web/text/public/landing.ts'
import { LandingSection } from './landing-section.tsx'

/** What people ask before they begin. It opens and closes without script. */
export function QuestionsAnswered() {
  const { title, fifteen, items } = landingText.answers
  return (
    <LandingSection id="answers" title={title}>
      <div className="border-line border-t">
        <Folded question={fifteen}>
          <ol className="list-inside list-decimal gap-x-10 sm:columns-2">
            {QUESTIONS.map((question) => (
              <li key={question.id}>{question.title}</li>
            ))}
          </ol>
        </Folded>
        {items.map(({ question, answer }) => (
          <Folded key={question} question={question}>
            <p className="max-w-2xl">{answer}</p>
          </Folded>
        ))}
      </div>
    </LandingSection>
  )
}

function Folded({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details name="answers" className="group border-line border-b">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 font-medium [&::-webkit-details-marker]:hidden">
        {question}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-faint transition-[rotate] group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 text-ink-soft leading-7">{children}</div>
    </details>
  )
}
