import { landingText } from '#web/text/public/landing.ts'
import { LandingSection } from './landing-section.tsx'

export function Features() {
  const { title, lead, items } = landingText.features
  return (
    <LandingSection id="features" title={title} lead={lead}>
      <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.title}>
            <h3 className="text-xl">{item.title}</h3>
            <p className="mt-2 text-ink-soft leading-6">{item.detail}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
