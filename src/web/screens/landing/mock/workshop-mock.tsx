import { ArrowLeft } from 'lucide-react'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { paths } from '#web/paths.ts'
import { workshopMock as words } from '#web/text/public/landing.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { MockQuestion } from './mock-question.tsx'

const total = QUESTIONS.length

/**
 * The workshop as it looks, in the elements it is made of. It is a picture: everything in
 * it can be read, and its buttons are switched off, since they would do nothing.
 */
export function WorkshopMock() {
  return (
    <figure className="min-w-0">
      <div className="overflow-hidden rounded-soft border border-line-strong/60 bg-surface shadow-lift">
        <MockHeader />
        <MockQuestion />
        <MockConsultation />
      </div>
      <figcaption className="sr-only">{words.caption}</figcaption>
    </figure>
  )
}

function MockHeader() {
  return (
    <div className="space-y-2.5 border-line border-b px-3.5 py-3 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-3 text-xs">
        <a
          href={paths.dashboard}
          className="inline-flex min-h-6 items-center gap-1.5 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {words.back}
        </a>
        <p className="flex items-baseline gap-2 tabular-nums">
          <span className="font-medium">{words.progress(total)}</span>
          <span className="text-ink-soft">{words.percent(total)}</span>
        </p>
      </div>
      <svg aria-hidden="true" className="h-1 w-full rounded-full bg-line">
        <rect width={words.percent(total)} height="100%" className="fill-accent" />
      </svg>
      <ol aria-label={words.steps} className="flex flex-wrap justify-between gap-y-1">
        {QUESTIONS.map(({ id, order }) => (
          <li
            key={id}
            aria-current={order === 1 ? 'step' : undefined}
            className="flex size-5 items-center justify-center rounded-full border border-line-strong/60 text-[0.6875rem] text-ink-soft tabular-nums sm:size-6 sm:text-xs aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-on-accent"
          >
            {order}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The side panel, here below the question: each reply with its time. */
function MockConsultation() {
  return (
    <div className="border-line border-t bg-paper p-3.5 sm:px-5">
      <p className="flex flex-wrap items-center gap-x-2 text-xs">
        <span className="font-semibold font-serif text-base">{words.consultation}</span>
        <Badge tone="done">{words.unlimited}</Badge>
        <span className="ml-auto text-ink-soft">{words.consultations}</span>
      </p>
      <ul className="mt-2 grid gap-x-5 gap-y-2 text-xs sm:grid-cols-2">
        {words.replies.map(({ when, time, text }) => (
          <li key={when} className="border-line border-t pt-2">
            <p className="flex justify-between gap-3 text-ink-soft">
              <span className="font-medium text-accent">{words.replyLabel}</span>
              <time dateTime={time}>{when}</time>
            </p>
            <p className="mt-0.5">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
