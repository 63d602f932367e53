import { ChevronDown } from 'lucide-react'
import { paths } from '#web/paths.ts'
import { LandingSection } from '#web/screens/landing/landing-section.tsx'
import { landingText } from '#web/text/public/landing.ts'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'
import { listPlanRows } from './list-plan-rows.ts'

const words = landingText.pricing

/**
 * The one plan (docs/product.md#money-and-limits), and folded below it what it gives beside the
 * trial.
 */
export function Pricing() {
  const words = landingText.pricing
  return (
    <LandingSection id="pricing" title={words.title}>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <div>
          <h3 className="sr-only">{words.plan}</h3>
          <p className="flex flex-wrap items-baseline gap-x-2 whitespace-nowrap">
            <span className="font-serif text-4xl">{words.price}</span>
            <span className="text-ink-soft">{words.interval}</span>
          </p>
          <p className="mt-1 text-ink-soft text-sm">{words.trial}</p>
        </div>
        <AnchorButton variant="primary" href={paths.getStarted} className="px-6 text-base">
          {words.action}
        </AnchorButton>
      </div>
      <p className="mt-3 max-w-2xl text-ink-soft text-sm">{words.after}</p>
      <details className="group mt-2">
        <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 font-medium text-accent text-sm [&::-webkit-details-marker]:hidden">
          {words.compare}
          <ChevronDown aria-hidden className="size-4 transition-[rotate] group-open:rotate-180" />
        </summary>
        <PlanTable />
      </details>
    </LandingSection>
  )
}

/** Trial and Premium side by side; below each other's headings on a phone too, since it is short. */
function PlanTable() {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{words.compare}</caption>
      <thead>
        <tr className="border-line-strong/60 border-b align-bottom">
          <th scope="col" className="py-3 pr-3 sm:pr-4 font-semibold">
            {words.columns.what}
          </th>
          <th scope="col" className="w-1/4 py-3 pr-3 sm:pr-4 font-semibold">
            {words.columns.trial}
          </th>
          <th scope="col" className="w-1/4 py-3 font-semibold text-accent">
            {words.columns.premium}
          </th>
        </tr>
      </thead>
      <tbody>
        {listPlanRows().map(({ name, trial, premium }) => (
          <tr key={name} className="border-line border-b align-top">
            <th scope="row" className="py-3 pr-3 sm:pr-4 font-normal">
              {words.rows[name]}
            </th>
            <td className="py-3 pr-3 sm:pr-4 text-ink-soft">{trial}</td>
            <td className="py-3">{premium}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
