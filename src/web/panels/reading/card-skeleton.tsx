import { cardText as words } from '#web/text/reading/card.ts'

const WIDTHS = ['w-4/5', 'w-3/5', 'w-3/4', 'w-1/2']

/** The card before there is anything to show: its place, its name, four lines. */
export function CardSkeleton() {
  return (
    <section
      aria-label={words.title}
      aria-busy="true"
      className="min-h-72 rounded-soft border border-line bg-surface shadow-lift"
    >
      <div className="px-5 pt-4 pb-3">
        <p className="font-medium font-serif text-xl">{words.title}</p>
        <p className="text-ink-soft text-sm">{words.reading}</p>
      </div>
      <BreathingLines />
    </section>
  )
}

export function BreathingLines() {
  return (
    <div aria-hidden="true" className="grid gap-3 px-5 py-2">
      {WIDTHS.map((width) => (
        <div key={width} className={`h-3.5 animate-breathe rounded-soft bg-line ${width}`} />
      ))}
    </div>
  )
}
