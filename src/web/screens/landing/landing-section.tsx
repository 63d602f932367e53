import type { ReactNode } from 'react'

interface LandingSectionProps {
  /** Its anchor; the heading's id is made from it. */
  id: string
  title: string
  lead?: string
  children: ReactNode
}

/** A part of the page: its heading in the margin where there is room, its content beside it. */
export function LandingSection({ id, title, lead, children }: LandingSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mx-auto max-w-6xl scroll-mt-8 px-4 pt-20 sm:px-6 sm:pt-28"
    >
      <div className="grid gap-x-14 gap-y-8 border-line-strong/40 border-t pt-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div>
          <h2 id={`${id}-title`} className="text-2xl lg:sticky lg:top-8">
            {title}
          </h2>
          {lead && <p className="mt-3 max-w-xl text-ink-soft">{lead}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
