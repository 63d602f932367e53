import { Check } from 'lucide-react'
import type { ReviewCount } from '#domain/reading/review/row-review.ts'
import { cardText as words } from '#web/text/reading/card.ts'
import { clockTime } from '#web/text/reading/clock-time.ts'

interface CardHeaderProps {
  id: string
  count: ReviewCount
  unplaced: number
  isReading: boolean
  /** The rows that a model has read so far; null while none reads. */
  arriving: number | null
  /** There are rows, or words that none has taken. */
  isReady: boolean
  isConfirmed: boolean
  confirmedAt: number | null
}

/** "9 clear · 3 to check · 1 not placed". */
export function CardHeader(props: CardHeaderProps) {
  const { id, count, unplaced, isReading, arriving, isReady, isConfirmed, confirmedAt } = props
  return (
    <header className="px-5 pt-4 pb-3">
      <h2 id={id} className="text-xl">
        {words.title}
      </h2>
      <p className="flex min-h-5 flex-wrap items-center gap-x-3 text-ink-soft text-sm">
        {isReady && isConfirmed ? (
          <span className="inline-flex items-center gap-1 font-medium text-done">
            <Check aria-hidden className="size-4" />
            {confirmedAt === null ? words.confirmed : words.confirmedAt(clockTime(confirmedAt))}
          </span>
        ) : null}
        {isReady && !isConfirmed ? <span>{words.clear(count.clear)}</span> : null}
        {count.check > 0 ? <Mark style="text-assumed">{words.check(count.check)}</Mark> : null}
        {unplaced > 0 ? <Mark style="text-open">{words.unplaced(unplaced)}</Mark> : null}
        {count.changed > 0 ? (
          <Mark style="text-assumed">{words.changed(count.changed)}</Mark>
        ) : null}
        {isReading || arriving !== null ? (
          <span className="animate-appear">
            {arriving === null ? words.reading : words.readingSoFar(arriving)}
          </span>
        ) : null}
      </p>
    </header>
  )
}

function Mark({ style, children }: { style: string; children: string }) {
  return <span className={`font-semibold text-xs ${style}`}>{children}</span>
}
