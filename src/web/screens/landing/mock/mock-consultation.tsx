import { workshopMock as words } from '#web/text/public/landing.ts'
import { Badge } from '#web/ui/display/badge.tsx'

/** The side panel, here below the question: each reply with its time. */
export function MockConsultation() {
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
