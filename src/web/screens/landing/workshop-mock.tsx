import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { workshopMock as words } from '#web/text/public/landing.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { buttonStyle } from '#web/ui/form/button-style.ts'

const [first] = QUESTIONS
const total = QUESTIONS.length

/**
 * The workshop as it looks, drawn with its own pieces. It is a picture: its text can be read, and
 * nothing in it takes the focus, since nothing in it would do anything.
 */
export function WorkshopMock() {
  return (
    <figure className="mt-12">
      <div className="overflow-hidden rounded-soft border border-line bg-surface shadow-lift">
        <MockHeader />
        <div className="grid lg:grid-cols-[1fr_20rem]">
          <MockQuestion />
          <MockConsultation />
        </div>
      </div>
      <figcaption className="sr-only">{words.caption}</figcaption>
    </figure>
  )
}

function MockHeader() {
  return (
    <div className="space-y-4 border-line border-b px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <span className="inline-flex items-center gap-1.5 text-ink-soft">
          <ArrowLeft aria-hidden className="size-4" />
          {words.back}
        </span>
        <span className="flex items-baseline gap-2 tabular-nums">
          <span className="font-medium">{words.progress(total)}</span>
          <span className="text-ink-soft">{words.percent(total)}</span>
        </span>
      </div>
      <svg aria-hidden="true" className="h-1 w-full rounded-full bg-line">
        <rect width={words.percent(total)} height="100%" className="fill-accent" />
      </svg>
      <ol className="flex flex-wrap gap-1.5">
        {QUESTIONS.map(({ id, order }) => (
          <li
            key={id}
            className={`flex size-7 items-center justify-center rounded-full border text-xs tabular-nums ${order === 1 ? 'border-accent bg-accent text-on-accent' : 'border-line text-ink-soft'}`}
          >
            {order}
          </li>
        ))}
      </ol>
    </div>
  )
}

function MockQuestion() {
  return (
    <div className="p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="font-semibold font-serif text-xl">{first?.title}</p>
        <Badge tone="accent">{words.required}</Badge>
      </div>
      <p className="mt-1 text-ink-soft">{first?.prompt}</p>
      <div className="mt-4 rounded-soft bg-sunken p-4 text-sm leading-6">
        <p className="font-semibold">{words.guidance}</p>
        <p>{first?.guidance}</p>
      </div>
      <p className="mt-4 min-h-28 rounded-soft border border-line-strong p-3">{words.answer}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <MockButton primary>{words.save}</MockButton>
        <MockButton>{words.ask}</MockButton>
      </div>
      <div className="mt-6 flex flex-wrap gap-2 border-line border-t pt-4">
        <MockButton>{words.previous}</MockButton>
        <MockButton>{words.draft}</MockButton>
        <MockButton>{words.generate}</MockButton>
        <MockButton>{words.next}</MockButton>
      </div>
    </div>
  )
}

function MockConsultation() {
  return (
    <div className="border-line bg-paper p-4 max-lg:border-t sm:p-6 lg:border-l">
      <div className="flex items-center justify-between gap-2">
        <p className="font-semibold font-serif text-lg">{words.consultation}</p>
        <Badge tone="done">{words.unlimited}</Badge>
      </div>
      <p className="mt-4 font-semibold text-sm">{words.consultations}</p>
      <ul className="mt-2 space-y-4 text-sm">
        {words.replies.map(({ when, text }) => (
          <li key={when} className="border-line border-t pt-3">
            <p className="text-ink-soft text-xs">{when}</p>
            <p className="mt-1 leading-6">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function MockButton({ primary = false, children }: { primary?: boolean; children: ReactNode }) {
  return (
    <span
      className={`${buttonStyle({ variant: primary ? 'primary' : 'secondary', size: 'sm' })} pointer-events-none`}
    >
      {children}
    </span>
  )
}
