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
      className="mx-auto max-w-6xl scroll-mt-8 px-4 pt-10 sm:px-6 lg:pt-14"
    >
      <div className="grid gap-x-12 gap-y-6 border-line-strong/40 border-t pt-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div>
          <h2 id={`${id}-title`} className="text-2xl">
            {title}
          </h2>
          {lead && <p className="mt-2 max-w-xl text-ink-soft">{lead}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
