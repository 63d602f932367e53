import { ChevronLeft, ChevronRight, FileText, Save, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { workshopMock as words } from '#web/text/public/landing.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { joinClassNames } from '#web/ui/join-class-names.ts'

const [first] = QUESTIONS

/** The first question with its guidance, a first answer, and what one can do with it. */
export function MockQuestion() {
  return (
    <div className="space-y-2.5 p-3.5 text-sm sm:px-5">
      <div>
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="font-semibold font-serif text-lg">{first?.title}</p>
          <Badge tone="accent">{words.required}</Badge>
        </div>
        <p className="text-ink-soft">{first?.prompt}</p>
      </div>
      <p className="rounded-soft bg-sunken px-3 py-2 text-ink-soft text-xs">
        <b className="block font-semibold text-ink">{words.guidance}</b>
        {words.guidanceText}
      </p>
      <div>
        <p className="font-medium text-xs">{words.answerLabel}</p>
        <p className="mt-1 rounded-soft border border-line-strong bg-surface p-2.5">
          {words.answer}
        </p>
      </div>
      <div className="flex flex-wrap gap-1.5">
        <MockButton isPrimary>
          <Save aria-hidden />
          {words.save}
        </MockButton>
        <MockButton>
          <Sparkles aria-hidden />
          {words.ask}
        </MockButton>
      </div>
      <div className="flex flex-wrap gap-1.5 border-line border-t pt-2.5">
        <MockButton>
          <ChevronLeft aria-hidden />
          {words.previous}
        </MockButton>
        <MockButton>{words.draft}</MockButton>
        <MockButton>
          <FileText aria-hidden />
          {words.generate}
        </MockButton>
        <MockButton>
          {words.next}
          <ChevronRight aria-hidden />
        </MockButton>
      </div>
    </div>
  )
}

/** A button that is there to be seen: switched off, and drawn as if it were not. */
function MockButton({ isPrimary = false, children }: { isPrimary?: boolean; children: ReactNode }) {
  return (
    <button
      type="button"
      disabled
      className={joinClassNames(
        'inline-flex min-h-7 items-center gap-1.5 rounded-soft border px-2 font-medium text-xs disabled:cursor-default [&_svg]:size-3.5',
        isPrimary ? 'border-transparent bg-accent text-on-accent' : 'border-line-strong bg-surface',
      )}
    >
      {children}
    </button>
  )
}
