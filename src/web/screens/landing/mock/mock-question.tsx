import { ChevronLeft, ChevronRight, FileText, Save, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import { workshopMock as words } from '#web/text/public/landing.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { buttonStyle } from '#web/ui/form/button-style.ts'

const [first] = QUESTIONS

/** The first question with its guidance, a first answer, and what one can do with it. */
export function MockQuestion() {
  return (
    <div className="p-4 sm:p-6 lg:p-8">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold font-serif text-xl">{first?.title}</p>
        <Badge tone="accent">{words.required}</Badge>
      </div>
      <p className="mt-1 text-ink-soft">{first?.prompt}</p>
      <div className="mt-5 rounded-soft bg-sunken p-4 text-sm leading-6">
        <p className="font-semibold">{words.guidance}</p>
        <p className="text-ink-soft">{first?.guidance}</p>
      </div>
      <p className="mt-5 font-medium text-sm">{words.answerLabel}</p>
      <p className="mt-1.5 min-h-28 rounded-soft border border-line-strong bg-surface p-3 leading-6">
        {words.answer}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <MockButton isPrimary>
          <Save aria-hidden />
          {words.save}
        </MockButton>
        <MockButton>
          <Sparkles aria-hidden />
          {words.ask}
        </MockButton>
      </div>
      <div className="mt-6 flex flex-wrap gap-2 border-line border-t pt-4">
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
      className={`${buttonStyle({ variant: isPrimary ? 'primary' : 'secondary', size: 'sm' })} disabled:cursor-default`}
    >
      {children}
    </button>
  )
}
