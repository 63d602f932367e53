import { landingText } from '#web/text/public/landing.ts'
import { listPlanRows } from './list-plan-rows.ts'

const words = landingText.pricing

/** Trial and Premium side by side; below each other's headings on a phone too, since it is short. */
export function PlanTable() {
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
