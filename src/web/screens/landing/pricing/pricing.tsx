import { paths } from '#web/paths.ts'
import { LandingSection } from '#web/screens/landing/landing-section.tsx'
import { landingText } from '#web/text/public/landing.ts'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'
import { PlanTable } from './plan-table.tsx'

/** The one plan (Spec §1), and what it gives beside the trial. */
export function Pricing() {
  const words = landingText.pricing
  return (
    <LandingSection id="pricing" title={words.title} lead={words.lead}>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 rounded-soft border border-line-strong/60 bg-surface p-6 sm:p-8">
        <div>
          <h3 className="text-xl">{words.plan}</h3>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-2 whitespace-nowrap">
            <span className="font-serif text-5xl max-sm:text-4xl">{words.price}</span>
            <span className="text-ink-soft">{words.interval}</span>
          </p>
          <p className="mt-2 text-ink-soft text-sm">{words.trial}</p>
        </div>
        <AnchorButton variant="primary" href={paths.getStarted} className="px-6 text-base">
          {words.action}
        </AnchorButton>
      </div>
      <PlanTable />
      <p className="mt-5 max-w-2xl text-ink-soft text-sm leading-6">{words.after}</p>
    </LandingSection>
  )
}
