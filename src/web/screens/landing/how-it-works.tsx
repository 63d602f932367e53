import { landingText } from '#web/text/public/landing.ts'
import { LandingSection } from './landing-section.tsx'

/** The three steps from an idea to a document. */
export function HowItWorks() {
  const { title, items } = landingText.steps
  return (
    <LandingSection id="how-it-works" title={title}>
      <ol className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {items.map((item, index) => (
          <li key={item.title}>
            <p aria-hidden className="font-serif text-4xl text-accent">
              {index + 1}
            </p>
            <h3 className="mt-3 text-lg">{item.title}</h3>
            <p className="mt-2 text-ink-soft leading-6">{item.detail}</p>
          </li>
        ))}
      </ol>
    </LandingSection>
  )
}
