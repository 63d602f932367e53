import { Check } from 'lucide-react'
import { paths } from '#web/paths.ts'
import { landingText } from '#web/text/public/landing.ts'
import { Card } from '#web/ui/display/card.tsx'
import { LinkButton } from '#web/ui/form/link-button.tsx'

export function Pricing() {
  const words = landingText.pricing
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      className="mx-auto max-w-6xl scroll-mt-6 px-4 pt-20 sm:px-6"
    >
      <h2 id="pricing-title" className="text-2xl">
        {words.title}
      </h2>
      <Card className="mt-8 grid gap-x-10 gap-y-8 p-6 sm:grid-cols-2 sm:p-10 lg:grid-cols-3">
        <div className="sm:col-span-2 lg:col-span-1">
          <h3 className="text-xl">{words.plan}</h3>
          <p className="mt-3 flex items-baseline gap-2">
            <span className="font-serif text-4xl">{words.price}</span>
            <span className="text-ink-soft">{words.interval}</span>
          </p>
          <p className="mt-1 text-ink-soft text-sm">{words.trial}</p>
          <LinkButton variant="primary" href={paths.login} className="mt-6">
            {words.action}
          </LinkButton>
        </div>
        <PlanList title={words.trialTitle} items={words.trialItems} />
        <PlanList title={words.premiumTitle} items={words.premiumItems} />
      </Card>
    </section>
  )
}

function PlanList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h4 className="font-semibold text-sm">{title}</h4>
      <ul className="mt-3 space-y-2 text-sm">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
