import { Card } from '#web/ui/display/card.tsx'

/** What is known, as label and value. */
export function TestFacts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <Card>
      <dl className="grid gap-3 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="break-all font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
