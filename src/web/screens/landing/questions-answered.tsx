import { ChevronDown } from 'lucide-react'
import { landingText } from '#web/text/public/landing.ts'
import { LandingSection } from './landing-section.tsx'

/** What people ask before they begin. It opens and closes without script. */
export function QuestionsAnswered() {
  const { title, items } = landingText.answers
  return (
    <LandingSection id="answers" title={title}>
      <div className="border-line border-t">
        {items.map(({ question, answer }) => (
          <details key={question} name="answers" className="group border-line border-b">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-ink-faint transition-[rotate] group-open:rotate-180"
              />
            </summary>
            <p className="max-w-2xl pb-5 text-ink-soft leading-7">{answer}</p>
          </details>
        ))}
      </div>
    </LandingSection>
  )
}
