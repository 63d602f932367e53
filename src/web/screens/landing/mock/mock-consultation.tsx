import { workshopMock as words } from '#web/text/public/landing.ts'
import { Badge } from '#web/ui/display/badge.tsx'

/** The side panel: each reply with its time. */
export function MockConsultation() {
  return (
    <div className="border-line bg-paper p-4 max-lg:border-t sm:p-6 lg:border-l">
      <div className="flex items-center justify-between gap-2">
        <p className="font-semibold font-serif text-lg">{words.consultation}</p>
        <Badge tone="done">{words.unlimited}</Badge>
      </div>
      <p className="mt-5 font-semibold text-sm">{words.consultations}</p>
      <ul className="mt-2 text-sm">
        {words.replies.map(({ when, time, text }) => (
          <li key={when} className="border-line border-t py-4">
            <p className="flex justify-between gap-3 text-ink-soft text-xs">
              <span className="font-medium text-accent">{words.replyLabel}</span>
              <time dateTime={time}>{when}</time>
            </p>
            <p className="mt-1.5 leading-6">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
