import { landingText } from '#web/text/public/landing.ts'
import { LandingSection } from './landing-section.tsx'

export function Features() {
  const { title, items } = landingText.features
  return (
    <LandingSection id="features" title={title}>
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.title}>
            <h3 className="text-lg">{item.title}</h3>
            <p className="mt-1 text-ink-soft text-sm">{item.detail}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
