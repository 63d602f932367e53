import { type ReactNode, useId } from 'react'

interface ProfileSectionProps {
  title: string
  detail?: string
  children: ReactNode
}

/** A part of the profile: what it is at the left, what there is at the right. */
export function ProfileSection({ title, detail, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-line border-t py-8 md:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {detail && <p className="mt-1 text-ink-soft text-sm">{detail}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
